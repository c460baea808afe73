import type { PageElement } from '@webmcp/contract';
import { asciiSlug, capital, isOverlayKind, overlayKinds, words } from '@webmcp/text';

import type { ToolCandidate } from '../../group/tool-candidate.js';
import { isCaptions } from '../../intents/model/is-captions.js';
import { isCross } from '../../intents/model/is-cross.js';
import { isIconAlone } from '../../intents/model/is-icon-alone.js';
import { isDataText } from '../../intents/model/is-data-text.js';
import { picturedAct } from '../../intents/model/pictured-act.js';
import { labelText, withoutCount } from '../../intents/model/label-text.js';
import { showsData, wordingsOfRows, wordingsShown } from '../../intents/model/shown-wording.js';
import type { AppModel, Boundary, HandlerEvidence, Intent } from '../../intents/model/intent.js';
import { boundaryChain } from '../../match/views/intent-view.js';
import { isVerb, withoutAnswer } from '../words/action-words.js';
import { calledWords, handledWords, handlerWords } from '../words/handler-words.js';
import { stepAct } from '../words/step-act.js';
import { listedThing, moduleThing, rowObject } from '../words/objects.js';

/** A tool with all texts that its name can come from. Slugs are lower case with `_`; '' if nothing is known. */
export interface ToolToName {
  candidate: ToolCandidate;
  action: Intent | undefined;
  fields: readonly Intent[];
  /** The boundary that holds the tool. */
  container: Boundary | undefined;
  /** Titles of the sections around the tool, innermost first. */
  sections: readonly string[];
  /** The innermost title, or ''. */
  section: string;
  /** The text of the opener that chooses the use of the form: "Income". '' for a form with one use. */
  chosen: string;
  /** The text of the last opener: "Delete" of a question. '' without one. */
  asked: string;
  /** The text of the button that showed the tool as exploring pressed it; '' if the source knows the opener, or none. */
  behind: string;
  /** The action's text without a count: `Delete all`. */
  text: string;
  /** The action's text as a slug, without the answer to a question: `cancel` of "Yes, cancel it". */
  act: string;
  /** The act in the wording of the page. */
  actTitle: string;
  /** The functions that answer the action, then those of its form. */
  handlers: readonly HandlerEvidence[];
  /** The words of a handler's name: `create order`. */
  handler: string;
  /** The act of the code as a slug: the handler's name, else the first call. */
  done: string;
  /** The thing in a row as a slug: `order`. */
  rowThing: string;
  /** True for an action that opens a part of the page, such as a dialog or a list. */
  opens: boolean;
  /** The thing that the action's source file is written for: `todo_item` for `TodoItemInput.js`. */
  module: string;
}

/** The parts of a tool on the pages that its words come from. */
export interface SeenTool {
  /** The elements of the action; they decide if the source has no text or several. */
  elements: readonly PageElement[];
  /** The heading of the box that distinguishes the tool from another with the same controls. Absent without such a box. */
  heading?: string;
  /** The title that pages show on the container of the tool, of the use that the tool is. Absent without a container. */
  around?: string;
  /** The label of the last press on the way to the tool, if exploring alone found the way. */
  behind?: string;
}

/** Boundaries whose titles name a tool. */
const titled: ReadonlySet<Boundary['kind']> = new Set(['form', ...overlayKinds, 'group', 'region', 'list']);

/** Gathers the texts that a tool's name can come from. */
export function toolToName(
  candidate: ToolCandidate,
  { intents, boundaries }: Pick<AppModel, 'intents' | 'boundaries'>,
  { elements: matchedElements, heading, around, behind }: SeenTool,
): ToolToName {
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const innermost = candidate.container ?? candidate.row ?? action?.boundary;
  const opening = candidate.openers.map((index) => labelText(intents[index]?.labels ?? []));
  const sections = headedBy(heading, titlesFrom({ intents, boundaries }, innermost, candidate.openers, around));
  const handlers = [...(action?.handlers ?? []), ...(container?.handlers ?? [])];
  const handler = handlerWords(handlers.map(({ name }) => name));
  const isOfRow = candidate.row !== null;
  const drawn = handler === '' && namedCall(handlers, isOfRow) === '' ? drawnAct(action, intents) : '';
  const rowThing = thingOfRows(candidate, { intents, boundaries }, { innermost, sections });
  const done = firstSlug([
    handler,
    carriedWords(action, rowThing),
    drawn,
    calledWords(handlers, isOfRow),
    handledWords(action),
  ]);
  const written = textOfTool(candidate, { intents, boundaries }, action, matchedElements);
  const text = drawn === '' ? withoutPicture(written, done, action) : capital(drawn);
  const slug = asciiSlug(text);
  const act = withoutAnswer(slug);
  return {
    candidate,
    action,
    fields: candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined),
    container,
    sections,
    section: sections[0] ?? '',
    chosen: chosenText(candidate, intents),
    asked: opening.slice(-1).join(''),
    behind: textBehind(candidate, behind),
    text,
    act,
    actTitle: act === slug ? text : asTitle(act),
    handlers,
    handler,
    done,
    rowThing,
    opens: isOpener(candidate, boundaries),
    module: action === undefined ? '' : moduleThing(action.source.file),
  };
}

/** Returns the act of a control's sign or picture: `increase quantity` of a plus beside a minus, `delete` of a bin. */
const drawnAct = (action: Intent | undefined, intents: readonly Intent[]): string =>
  stepAct(action, intents) || picturedAct(action);

/** Returns the text of the press behind which a tool is. The name of an icon may repeat its first word: "add add note". */
const textBehind = ({ openers }: ToolCandidate, text = ''): string =>
  openers.length > 0 ? '' : text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^(\p{L}+) (?=\1\b)/iu, '');

const headedBy = (heading: string | undefined, titles: string[]): string[] =>
  heading === undefined || titles.includes(heading) ? titles : [heading, ...titles];

/** Returns the words of the act that an action carries for a shared listener, with the thing of its row; '' for no verb. */
function carriedWords(action: Intent | undefined, thing: string): string {
  const [verb = '', ...rest] = words(action?.actName ?? '');
  if (!isVerb(verb)) return '';
  return [verb, ...(rest.length === 0 ? [thing.replaceAll('_', ' ')] : rest)].join(' ').trim();
}

/** Matches calls that follow an act, whichever it is: `saveTasks`, `render`. */
const follows =
  /^(?:save|store|persist|write|set|sync|update|load|reload|refresh|render|draw|paint|show|display|notify)(?: |$)/;

/** Returns the words of the app's own function that names an act; '' for one that only keeps or draws what was done. */
function namedCall(handlers: readonly HandlerEvidence[], isOfRow: boolean): string {
  const own = handlers.map((each) => ({
    ...each,
    does: { ...each.does, calls: each.does.calls.filter((call) => call.own === true) },
  }));
  const called = calledWords(own, isOfRow);
  return follows.test(called) ? '' : called;
}

/** Returns an action's text without a count. A cross or an icon is a picture of the act, and the code has the words. */
function withoutPicture(written: string, done: string, action: Intent | undefined): string {
  const isPicture = done !== '' && (isCross(written) || isIconAlone(action));
  return isPicture ? (action?.title ?? '') : withoutCount(written);
}

const isOpener = ({ action }: ToolCandidate, boundaries: readonly Boundary[]): boolean =>
  action !== null && boundaries.some(({ openers }) => openers.includes(action));

/**
 * Returns one thing of the rows: by the loop of the source, else by the title over the list. The title of a dialog that a row
 * opens is about other things. '' without rows.
 */
function thingOfRows(
  { row }: ToolCandidate,
  model: Pick<AppModel, 'intents' | 'boundaries'>,
  { innermost, sections }: { innermost: number | null | undefined; sections: readonly string[] },
): string {
  if (row === null) return '';
  const isInRow = boundaryChain(model.boundaries, innermost ?? row).includes(row);
  const [title = ''] = isInRow ? sections : titlesFrom(model, row);
  return rowObject(model.boundaries[row]) || listedThing(title);
}

/** Returns the slug of the first text with ASCII letters or digits, or ''. */
export function firstSlug(texts: readonly string[]): string {
  return texts.map((text) => asciiSlug(text)).find((slug) => slug !== '') ?? '';
}

/**
 * Returns the action's text, or the text of the opener that chooses a form's use: "Edit" of a form that adds and changes.
 * An action with the words of the opener and more of them names the use better: "Edit pot".
 */
function textOfTool(
  candidate: ToolCandidate,
  { intents, boundaries }: Pick<AppModel, 'intents' | 'boundaries'>,
  action: Intent | undefined,
  matchedElements: readonly PageElement[],
): string {
  const chosen = chosenText(candidate, intents);
  const written = writtenText(candidate, boundaries, action, matchedElements);
  return chosen === '' || asciiSlug(written).startsWith(`${asciiSlug(chosen)}_`) ? written : chosen;
}

/** Returns the text of the opener that chooses a form's use; '' for a form with one use. */
function chosenText({ chosenBy }: ToolCandidate, intents: readonly Intent[]): string {
  const opener = chosenBy === undefined ? undefined : intents[chosenBy];
  if (opener === undefined) return '';
  return capital(picturedAct(opener)) || withLetters(labelText(opener.labels) || opener.title);
}

/** Returns the action's text: as the page shows it, else its title, else its accessible name. */
function writtenText(
  { row }: ToolCandidate,
  boundaries: readonly Boundary[],
  action: Intent | undefined,
  matchedElements: readonly PageElement[],
): string {
  if (action === undefined) return '';
  // A text that shows a row's data names that row alone.
  if (row !== null && matchedElements.some((element) => showsData(action, element))) return '';
  // Behind the opener of a row, the action is outside of the row.
  return row !== null && boundaryChain(boundaries, action.boundary).includes(row)
    ? textInRows(action, matchedElements)
    : textOnPage(action, matchedElements[0]);
}

function textInRows(action: Intent, matchedElements: readonly PageElement[]): string {
  const wordings = wordingsOfRows(action, matchedElements);
  // A drawing beside captions, such as an arrow, is a part of the record, too.
  const names = wordings.some(isCaptions)
    ? wordings.filter((label) => !isCaptions(label) && label.from !== 'icon')
    : wordings;
  return labelText(names) || (action.title ?? '');
}

/** Returns the text of an action outside of rows. The words that a page shows beside an icon come before the icon's name. */
function textOnPage(action: Intent, shown: PageElement | undefined): string {
  const [title = '', name = ''] = [shown?.attributes.title ?? '', shown?.name ?? ''].map((text) =>
    isDataText(text, action) ? '' : text,
  );
  const written = labelText(wordingsShown(action, shown)) || (action.title ?? '');
  return (isIconAlone(action) ? withLetters(name) : '') || written || title || withLetters(name);
}

const asTitle = (slug: string): string => capital(slug).replaceAll('_', ' ');

const withLetters = (text = ''): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

function titlesFrom(
  { intents, boundaries }: Pick<AppModel, 'intents' | 'boundaries'>,
  from: number | null | undefined,
  openers: readonly number[] = [],
  around = '',
): string[] {
  const texts: string[] = [];
  const opening = openers.map((index) => labelText(intents[index]?.labels ?? []));
  for (let at = from ?? null; at !== null; at = boundaries[at]?.parent ?? null) {
    const boundary = boundaries[at];
    if (boundary === undefined) break;
    if (titled.has(boundary.kind))
      texts.push(titleOf(boundary, opening, around) || (boundary.name ?? '') || openingAct(boundary, openers, intents));
  }
  return texts.filter((text) => text !== '');
}

/** Returns the act in the text of a tool's opener, for an overlay without a title: `Add todo` of "+ Add todo". '' for any other. */
function openingAct({ kind, openers }: Boundary, own: readonly number[], intents: readonly Intent[]): string {
  const opener = isOverlayKind(kind) ? own.findLast((index) => openers.includes(index)) : undefined;
  const labels = opener === undefined ? [] : (intents[opener]?.labels ?? []).filter(({ from }) => from !== 'icon');
  const text = labelText(labels).replace(/^[^\p{L}\p{N}]+/u, '');
  const [verb = '', ...rest] = asciiSlug(text).split('_');
  return isVerb(verb) && rest.length > 0 ? text : '';
}

/**
 * Returns the title of a boundary. A dialog that adds or edits has a title for each, and the words of its opener choose one:
 * "Add Employee" opens `employee ? 'Edit Employee' : 'Add Employee'`. Else the title counts that pages show behind the opener.
 */
function titleOf({ labels }: Boundary, opening: readonly string[], around: string): string {
  const words = opening.filter((text) => text.includes(' ')).map((text) => text.toLowerCase());
  const shown = labels.find(({ text }) => words.some((one) => text.toLowerCase().startsWith(one)));
  const chosen =
    shown ??
    withVerbOf(opening.at(-1) ?? '', labels) ??
    labels.find(({ text, locales }) => !locales && text === around);
  return labelText(chosen === undefined ? labels : [chosen]);
}

/** Returns the label that alone begins with the verb of an opener: "Add Expense" behind "Add New Expense". */
function withVerbOf(opener: string, labels: Boundary['labels']): Boundary['labels'][number] | undefined {
  const verbOf = (text: string): string => asciiSlug(text).split('_')[0] ?? '';
  const verb = verbOf(opener);
  const [only, ...others] = labels.filter(({ text, locales }) => locales === undefined && verbOf(text) === verb);
  return isVerb(verb) && others.length === 0 ? only : undefined;
}
