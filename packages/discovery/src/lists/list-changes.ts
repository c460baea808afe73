import { words } from '@webmcp/text';

import type { Value } from '../extract/facts/facts.js';
import { ends, setsBack } from '../group/submit-words.js';
import type { HandlerEvidence, Intent } from '../intents/model/intent.js';
import { isCross } from '../intents/model/is-cross.js';
import { knownButtonWords } from '../intents/openers/button-words.js';
import { requestOf } from '../risk/calls/request-of.js';
import { isViewCall } from '../risk/calls/view-calls.js';

type Call = HandlerEvidence['does']['calls'][number];

/** Last names of calls that add to a list, and of calls that take away from it. */
const growing = /^(?:push|unshift|append|prepend|insert|add)/i;
const shrinking = /^(?:splice|pop|shift|remove|delete|filter)/i;

/** First words of functions that add an item, and of functions that take an item away. */
const adding = /^(?:add|append|new|create|insert|push|more|another)$/;
const removing = /^(?:remove|delete|drop|discard|splice)$/;

/** Matches the signs that people draw on buttons instead of words. */
const plusSign = /^[+＋➕]/u;
const minusSign = /^[−–-]$/u;

/**
 * Decides whether a button adds an item to a list, and does nothing else: its code changes the list in memory, and its
 * words or calls add.
 * @param over the list as `Boundary.loop` names it
 */
export function addsTo(intent: Intent, over: string): boolean {
  if (!changesAlone(intent, over) || ends(intent) || setsBack(intent)) return false;
  return (
    textsOf(intent).some((text) => knownButtonWords.mayBegin(text) || plusSign.test(text)) ||
    callsOf(intent, over).some(({ callee }) => growing.test(callee.at(-1) ?? '')) ||
    functionsOf(intent).some((name) => adding.test(name))
  );
}

/** Decides whether a button of an item takes the item out of its list, and does nothing else. */
export function takesFrom(intent: Intent, over: string): boolean {
  if (!changesAlone(intent, over)) return false;
  return (
    ends(intent) ||
    textsOf(intent).some((text) => isCross(text) || minusSign.test(text)) ||
    callsOf(intent, over).some(({ callee }) => shrinking.test(callee.at(-1) ?? '')) ||
    functionsOf(intent).some((name) => removing.test(name))
  );
}

/** Decides whether a button's handlers change a list, and all else that they do stays in the view. */
function changesAlone({ kind, control, href, handlers }: Intent, over: string): boolean {
  if (kind !== 'action' || control === 'submit' || control === 'reset' || href !== undefined) return false;
  const changes = handlers.some(
    ({ sets, does }) => sets.some(({ state }) => isPart(state, over)) || does.calls.some((call) => isOn(call, over)),
  );
  return (
    changes &&
    handlers.every(({ does }) =>
      does.calls.every(
        (call) =>
          call.own === true ||
          (requestOf(call) === null && (isOn(call, over) || isViewCall(call.callee, call.args.length))),
      ),
    )
  );
}

/**
 * Returns the list that a script of a plain page draws into an element: `lines` of `box.innerHTML = lines.map(…)`. A button
 * must grow the list and draw it again. Undefined without such a button.
 */
export function drawnList(buttons: readonly Intent[], domId: string | undefined): string | undefined {
  if (domId === undefined) return undefined;
  for (const { handlers } of buttons)
    for (const { does } of handlers) {
      const names = does.calls.map(({ callee }) => callee.join('.'));
      const grown = does.calls.find(
        ({ callee: [list, method, ...rest] }) =>
          rest.length === 0 && growing.test(method ?? '') && names.includes(`${list}.map`),
      );
      if (grown !== undefined && names.some((name) => name.startsWith(`#${domId}.`))) return grown.callee[0];
    }
  return undefined;
}

const callsOf = ({ handlers }: Intent, over: string): Call[] =>
  handlers.flatMap(({ does }) => does.calls.filter((call) => isOn(call, over)));

/** Methods that a component passes to the function that draws its list: `{({ push, remove }) => …}`. */
const passedMethods = /^(?:add|append|push|insert|prepend|unshift|remove|pop)$/;

/**
 * Decides whether a call is a method of the list, or of the object that has the list: `useFieldArray().append`. Without an
 * object, the method is a parameter of the function that draws the list. A function of the app is none.
 */
function isOn({ callee, on, own }: Call, over: string): boolean {
  const [method = '', ...more] = callee;
  if (more.length === 0 && own !== true && on === undefined && passedMethods.test(method)) return true;
  const owner = callee.slice(0, -1).join('.');
  return (owner !== '' && isPart(owner, over)) || (on !== undefined && isPart(pathOf(on), over));
}

const pathOf = (value: Value): string => (value.kind === 'reference' ? value.path.join('.') : '');

/** Decides whether a path is the list, or an object that contains it: `form` and `form.lines`. */
const isPart = (path: string, over: string): boolean => path !== '' && (path === over || over.startsWith(`${path}.`));

const textsOf = ({ labels }: Intent): string[] => labels.map(({ text }) => text.trim());

/** Returns the first words of the app's own functions that a button runs. */
const functionsOf = ({ handlers }: Intent): string[] =>
  handlers.flatMap(({ name, does }) =>
    [name, ...does.calls.filter(({ own }) => own === true).map(({ callee }) => callee.at(-1))].flatMap(
      (one) => words(one ?? '').filter((word) => word !== 'handle' && word !== 'on')[0] ?? [],
    ),
  );
