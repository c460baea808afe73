import type { PageElement } from '@webmcp/contract';
import { asciiSlug, overlayKinds, singular, words } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Boundary, Intent, AppModel } from '../intents/model/intent.js';
import { isEmptyAction, isGenericAction, isOnward, isVerb, withoutAnswer } from './action-words.js';
import {
  labelText,
  ownLabels,
  showsData,
  withoutCount,
  wordingsOfRows,
  wordingsShown,
} from '../intents/model/label-text.js';

/** What a tool is called before names are made unique. */
export interface ToolWords {
  /** `cancel_order`; never empty. */
  name: string;
  /** For people, in the app's own language: `Cancel order`. */
  title: string;
  /** What sets it apart where another tool has the same name: the section it stands in. */
  place: string;
}

const sections: ReadonlySet<Boundary['kind']> = new Set(['form', ...overlayKinds, 'group', 'region', 'list']);
const maxWords = 8;
/** What the code says is deleted holds; a heading around the button may name something else. */
const endsThings: ReadonlySet<string> = new Set(['delete', 'remove']);

/**
 * Names a tool by rules: what its action says, with what it acts on where that says too little; a form by its title where
 * its button says nothing; texts without ASCII letters by handler or property names.
 * @param matchedElements how the pages show the action, for where the source has no text or several
 */
export function toolWords(
  candidate: ToolCandidate,
  appModel: AppModel,
  matchedElements: readonly PageElement[],
): ToolWords {
  // What one row shows is its own.
  const shown = candidate.row === null ? matchedElements[0] : undefined;
  const { intents, boundaries } = appModel;
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const fields = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  const sectionTexts = enclosing(boundaries, candidate.container ?? candidate.row ?? action?.boundary ?? null);
  const section = sectionTexts[0] ?? '';
  const written =
    action === undefined || (candidate.row !== null && matchedElements.some((one) => showsData(action, one)))
      ? ''
      : labelText(candidate.row === null ? wordingsShown(action, shown) : wordingsOfRows(action, matchedElements)) ||
        (action.title ?? '') ||
        (shown?.attributes.title ?? '') ||
        wordy(shown?.name);
  const handler = handlerWords(
    [
      ...(action?.handlers ?? []),
      ...(candidate.container === null ? [] : (boundaries[candidate.container]?.handlers ?? [])),
    ].map(({ name }) => name),
  );
  const handled = words(action?.handlers.find((each) => each.name !== undefined)?.name ?? '').join(' ');
  const done = [handler, calledWords(action), handled].map((text) => asciiSlug(text)).find((slug) => slug !== '') ?? '';
  // A cross says that something goes, not what; the code does.
  const actionText = done !== '' && /^x$/i.test(written) ? '' : withoutCount(written);
  const object = candidate.row === null ? '' : rowObject(boundaries[candidate.row]);

  const said = withoutAnswer(asciiSlug(actionText));
  let name = said;
  let title =
    said === asciiSlug(actionText) ? actionText : said.charAt(0).toUpperCase() + said.slice(1).replaceAll('_', ' ');
  const verbText = title;
  const sorts = said !== '' && sortsBy(action) && !/(?:^|_)(?:sort|order)/.test(said);
  if (sorts) {
    name = `sort_by_${said}`;
    title = `Sort by ${actionText}`;
  } else if (candidate.kind === 'navigation') {
    name =
      said === ''
        ? `go_to_${asciiSlug(action?.href ?? '') || 'page'}`
        : /^(?:go|open|view|show|back|see|visit|browse|read)_/.test(said)
          ? said
          : `go_to_${said}`;
  } else if (candidate.kind === 'read') {
    name = `read_${asciiSlug(section) || asciiSlug(boundaries[candidate.container ?? -1]?.component ?? '') || 'page'}`;
    title = section;
  } else if (said === '' || (action === undefined && section !== '')) {
    const [only, ...others] = fields;
    const home = boundaries[candidate.container ?? -1]?.kind;
    const isOwn = (home !== 'form' && home !== 'dialog') || only?.control === 'search';
    const isAlone = action === undefined && others.length === 0 && isOwn;
    const lone = only !== undefined && isAlone ? labelText(ownLabels(only)) : '';
    const from = [
      asciiSlug(lone),
      asciiSlug(section),
      done,
      codeWords(action),
      fields.map((field) => asciiSlug(labelText(ownLabels(field)) || field.name || '')).find((slug) => slug !== '') ??
        '',
    ];
    const found = from.find((slug) => slug !== '') ?? '';
    name =
      action?.control === 'link' && object !== ''
        ? done || `open_${object}`
        : action === undefined
          ? isVerb(found.split('_')[0] ?? '') || found === ''
            ? fillsIn(found, section) || 'set_values'
            : `set_${found}`
          : done || found;
    title = title || lone || (action === undefined || done === '' ? section : '');
  } else if (isGenericAction(said)) {
    const thing =
      object ||
      (endsThings.has(said) ? calledObject(said, action) : '') ||
      objectOf(section, said) ||
      searchObject(said, fields) ||
      objectOf(asciiSlug(handler), said) ||
      calledObject(said, action);
    const home = boundaries[candidate.container ?? -1]?.kind;
    // Without anything to carry out it leads on from what is around it.
    const isStep = fields.length === 0 && home !== 'dialog' && home !== 'form' && isOnward(said);
    if (isEmptyAction(said) && !isStep) name = asciiSlug(section) || asciiSlug(handler) || said;
    else if (said === 'next' && isStep) name = said;
    else if (thing !== '') name = startsWith(thing, said) ? thing : `${said}_${thing}`;
    if (name !== said)
      title =
        isEmptyAction(said) && !isStep && section !== ''
          ? section
          : thing === ''
            ? verbText
            : `${verbText} ${thing.replaceAll('_', ' ')}`;
  }
  name = shorten(name) || asciiSlug(handler) || (action === undefined ? 'set_values' : action.control);
  return {
    name,
    title: title.trim() || name.replaceAll('_', ' '),
    place: sectionTexts.map((text) => asciiSlug(text)).find((slug) => slug !== '' && slug !== name) ?? '',
  };
}

const wordy = (text = ''): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

function enclosing(boundaries: readonly Boundary[], from: number | null): string[] {
  const texts: string[] = [];
  for (let at = from; at !== null; at = boundaries[at]?.parent ?? null) {
    const boundary = boundaries[at];
    if (boundary === undefined) break;
    if (sections.has(boundary.kind)) texts.push(labelText(boundary.labels) || (boundary.name ?? ''));
  }
  return texts.filter((text) => text !== '');
}

/** `handleCreateOrder` says `create order`. */
function handlerWords(names: readonly (string | undefined)[]): string {
  for (const name of names) {
    const said = words(name ?? '').filter(
      (word) =>
        !['handle', 'on', 'do', 'handler', 'submit', 'click', 'press', 'event', 'async', 'action'].includes(word),
    );
    if (said.length > 1 || (said.length === 1 && isVerb(said[0] ?? ''))) return said.join(' ');
  }
  return '';
}

function codeWords(intent: Intent | undefined): string {
  if (intent === undefined) return '';
  return asciiSlug(
    words(
      intent.testId ??
        intent.name ??
        intent.domId ??
        intent.href ??
        labelText(intent.labels.filter(({ from }) => from === 'icon')),
    ).join(' '),
  );
}

/** What a row is: `orders` looped over makes each an `order`. */
export function rowObject(row: Boundary | undefined): string {
  if (row === undefined) return '';
  const over = words(row.loop?.over.split(/[.:[\](]/).findLast((part) => part !== '') ?? '').filter(
    (word) =>
      ![
        'filtered',
        'sorted',
        'visible',
        'all',
        'paged',
        'paginated',
        'value',
        'data',
        'items',
        'list',
        'rows',
        'current',
        'use',
        'memo',
      ].includes(word),
  );
  const item = words(row.loop?.item ?? '').filter(
    (word) => !['item', 'row', 'entry', 'it', 'x', 'i', 'el', 'element', 'record'].includes(word) && word.length > 1,
  );
  return asciiSlug(item.join(' ')) || asciiSlug(singular(over.join(' ')));
}

/** A section's title as the thing that is acted on: "Your profile" gives `profile`, "New address" `address`. */
function objectOf(section: string, verb: string): string {
  const slug = asciiSlug(section).split('_');
  const rest = slug.filter(
    (word, at) =>
      !(at === 0 && (isVerb(word) || word === verb)) &&
      !['your', 'my', 'the', 'this', 'these', 'a', 'an', 'new', 'form'].includes(word),
  );
  return rest.slice(0, 3).join('_');
}

/** What is searched for: a placeholder "Search products" or a label "Product name". */
function searchObject(verb: string, fields: readonly Intent[]): string {
  if (!['search', 'find', 'filter'].includes(verb) || fields.length === 0) return '';
  for (const text of fields.flatMap((field) => [field.placeholder ?? '', labelText(field.labels)])) {
    const parts = asciiSlug(text)
      .split('_')
      .filter((part) => part !== '');
    if (parts[0] === verb && parts.length > 1)
      return parts
        .slice(1, 4)
        .filter((part) => part !== 'for' && part !== 'the')
        .join('_');
  }
  return '';
}

/** What a called function with the same verb says: `removeFromCart` for a button "Remove". */
function calledObject(verb: string, action: Intent | undefined): string {
  for (const { callee } of action?.handlers.flatMap(({ does }) => does.calls) ?? []) {
    const said = words(callee.at(-1) ?? '');
    if (said.length > 1 && said[0] === verb) return said.slice(1, 4).join('_');
  }
  return '';
}

/** A title such as "Create an account" says what is done in the end; what submits nothing only fills in. */
const fillsIn = (slug: string, section: string): string =>
  slug !== '' && slug === asciiSlug(section) ? `fill_in_${slug}` : slug;

/** Whether an action says in its code that it sorts: a column's header is labelled by what it sorts by. */
function sortsBy(action: Intent | undefined): boolean {
  // `list.sort((a, b) => …)`, wherever it is called, puts an array in order and no table.
  const sorts = (action?.handlers ?? []).flatMap(({ does }) =>
    does.calls.filter(
      ({ callee, args }) => callee.at(-1) !== 'sort' || (args[0] ?? { kind: 'function' }).kind !== 'function',
    ),
  );
  const called = [
    ...(action?.handlers ?? []).map(({ name = '' }) => name),
    ...sorts.map(({ callee }) => callee.at(-1) ?? ''),
  ];
  return called.some((text) => {
    const said = words(text).filter((word) => !/^(?:handle|on|toggle|request|change|set|create)$/.test(word));
    return /^sort(?:ing)?$/.test(said[0] ?? '');
  });
}

/** Calls that every handler may begin with, whatever it does. */
const plumbing = /^(?:prevent|stop)(?:Default|Propagation|ImmediatePropagation)$|^(?:set|clear)(?:Timeout|Interval)$/;

/** What a handler without a name of its own calls first: `() => stopPlaying()` says `stop playing`. */
function calledWords(action: Intent | undefined): string {
  const nameless = (action?.handlers ?? []).filter(({ name }) => name === undefined);
  const calls = nameless.flatMap(({ does }) => does.calls);
  const called = calls.map(({ callee }) => callee.at(-1) ?? '').find((name) => !plumbing.test(name)) ?? '';
  const said = words(called);
  const isTelling = said.length > 1 ? said[0] !== 'set' && said[0] !== 'use' : isVerb(said[0] ?? '');
  return isTelling ? said.slice(0, 4).join(' ') : '';
}

const startsWith = (slug: string, verb: string): boolean => slug === verb || slug.startsWith(`${verb}_`);

function shorten(slug: string): string {
  return slug.split('_').slice(0, maxWords).join('_').slice(0, 60).replace(/_+$/, '');
}
