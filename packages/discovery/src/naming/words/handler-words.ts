import { words } from '@webmcp/text';

import type { HandlerEvidence, Intent } from '../../intents/model/intent.js';
import { isViewCall } from '../../risk/calls/view-calls.js';
import { isVerb } from './action-words.js';

/** Words of handlers' names that name no act. */
const noise: ReadonlySet<string> = new Set([
  'handle',
  'on',
  'do',
  'handler',
  'submit',
  'click',
  'press',
  'event',
  'async',
  'action',
]);

/** Calls with which any handler may begin. */
const plumbing =
  /^(?:prevent|stop)(?:Default|Propagation|ImmediatePropagation)$|^(?:set|clear)(?:Timeout|Interval)$|^request(?:AnimationFrame|IdleCallback)$|^queueMicrotask$|^\$?emit$|^(?:dispatch|trigger|emit|fire|raise|publish|send|add|remove)(?:Custom)?Events?(?:Listener)?$|^(?:Custom)?Event$/;

/** Functions that only answer a question: `isChecklistItem`. */
const asking = /^(?:is|has|can|should|are|was)(?=[\p{Lu}_])/u;

/** Functions that ask the person first, whichever act follows: `confirmDialog`. The object of `confirmOrder` is an act. */
const questioning = /^(?:confirm|ask)(?:Dialog|Modal|Box|Popup|Alert|Action|User|First)?$/;

/** Functions that only keep the state, behind any act: `saveToLocalStorage`, `persistState`. */
const keeping =
  /^(?:(?:save|write|load|read|get|set|sync|store|persist|update)\w*(?:Storage|Cookies?|Cache|Db|DB|Database)|persist(?:State|Data)?|save(?:State|Data))$/;

/** Methods of lists, with which a handler looks for its record. */
const listMethods = /^(?:find(?:Last)?(?:Index)?|filter|map|flatMap|forEach|some|every|reduce|sort|includes|indexOf)$/;

/** The storage of the browser, in which any act may be kept. */
const isStorage = /^(?:local|session)Storage$/;

/** Decides whether a call only looks something up, or touches only a form or the view: `items.find`, `form.resetFields`. */
const isAside = ({ callee, args }: HandlerEvidence['does']['calls'][number]): boolean =>
  callee.length > 1 &&
  (listMethods.test(callee.at(-1) ?? '') || isStorage.test(callee.at(-2) ?? '') || isViewCall(callee, args.length));

/** Returns the words of the first handler's name that names an act: `create order` for `handleCreateOrder`. */
export function handlerWords(names: readonly (string | undefined)[]): string {
  for (const name of names) {
    const own = words(name ?? '').filter((word) => !noise.has(word));
    if (own.length > 1 || (own.length === 1 && isVerb(own[0] ?? ''))) return own.join(' ');
  }
  return '';
}

/**
 * Returns the words of the call that acts in a handler whose name names no act: `stop playing` for `() => stopPlaying()`, and
 * `add note` for a `handleSubmit` that calls `addNote`. A call with a verb and an object comes before a call that keeps a
 * record of the act: `removeCard` before `recordAction`. The app's own function comes before a library's: `exportStock`
 * before `XLSX.utils.book_new`. Without either, a function that is a verb counts: `remove` beside `store` and `draw`.
 * @param isOfRow true for a tool that acts on a row
 */
export function calledWords(handlers: readonly HandlerEvidence[], isOfRow = false): string {
  const nameless = handlers.filter(({ name = '' }) => words(name).every((word) => noise.has(word)));
  const calls = nameless.flatMap(({ does }) => does.calls).filter((call) => !isAside(call));
  const spoken = (some: typeof calls): string[][] =>
    some
      .map(({ callee }) => callee.at(-1) ?? '')
      .filter((name) => !plumbing.test(name) && !keeping.test(name) && !asking.test(name) && !questioning.test(name))
      .map((name) => words(name).filter((word) => !noise.has(word)));
  const ofApp = spoken(calls.filter(({ own }) => own === true));
  const called = [...ofApp, ...spoken(calls.filter(({ own }) => own !== true))];
  const acts = called.filter(([verb = '', ...rest]) => isVerb(verb) && rest.length > 0 && rest.join() !== 'form');
  const acting = (isOfRow ? undefined : making(acts)) ?? acts[0];
  const [first = []] = acting === undefined ? called : [acting];
  const own = namesAct(first) ? first : ((acting === undefined ? ofApp.find(isVerbAlone) : undefined) ?? []);
  return [...own.slice(0, 4), ...directionOf(own, calls)].join(' ');
}

const isVerbAlone = (spoken: readonly string[]): boolean => spoken.length === 1 && isVerb(spoken[0] ?? '');

/** Decides whether the words of a call name an act: a verb, or several words that are no setter. */
const namesAct = (spoken: readonly string[]): boolean =>
  spoken.length > 1 ? spoken[0] !== 'set' && spoken[0] !== 'use' : isVerbAlone(spoken);

const moves: ReadonlySet<string> = new Set(['move', 'shift', 'reorder', 'swap']);

/** Returns the direction of a call that moves a record in its list: `up` of `move(index, -1)` and `moveSong(id, 'up')`. */
function directionOf(
  [verb = '']: readonly string[],
  calls: readonly HandlerEvidence['does']['calls'][number][],
): string[] {
  if (!moves.has(verb)) return [];
  const call = calls.find(({ callee, args }) => words(callee.at(-1) ?? '').includes(verb) && args.length > 1);
  const step = call?.args.at(-1);
  if (step?.kind !== 'literal') return [];
  if (typeof step.value === 'string') return /^(?:up|down|left|right)$/.test(step.value) ? [step.value] : [];
  return step.value === -1 ? ['up'] : step.value === 1 ? ['down'] : [];
}

const makes: ReadonlySet<string> = new Set(['add', 'create', 'insert']);
const changes: ReadonlySet<string> = new Set(['edit', 'update', 'change']);

/** Returns the call that makes a record, of two calls that make or change one. Without a row, nothing says which to change. */
function making(acts: readonly string[][]): string[] | undefined {
  const [first] = acts;
  if (first === undefined || !changes.has(first[0] ?? '')) return undefined;
  const [, ...object] = first;
  return acts.find(([verb = '', ...rest]) => makes.has(verb) && rest.join() === object.join());
}

/** Returns all words of the first handler's name, or ''. A name that only means the press of a row has none: `onRowClick`. */
export function handledWords(action: Intent | undefined): string {
  const own = words(action?.handlers.find(({ name }) => name !== undefined)?.name ?? '');
  const meansPress =
    own.includes('row') && own.every((word) => noise.has(word) || /^(?:row|select|clicked)$/.test(word));
  return meansPress ? '' : own.join(' ');
}

/** Returns the object of a called function with the same verb: `from_cart` for "Remove" and `removeFromCart`. */
export function calledObject(verb: string, handlers: readonly HandlerEvidence[]): string {
  for (const { callee } of handlers.flatMap(({ does }) => does.calls)) {
    const own = keeping.test(callee.at(-1) ?? '') ? [] : words(callee.at(-1) ?? '');
    if (own.length > 1 && own[0] === verb) return own.slice(1, 4).join('_');
  }
  return '';
}
