import type { HandlerEvidence } from '../intents/model/intent.js';
import { placesPassedTo } from '../intents/openers/passed-places.js';
import { isDrawingStyle } from '../risk/calls/drawing-calls.js';
import { requestOf } from '../risk/calls/request-of.js';
import { isViewCall, opensPart } from '../risk/calls/view-calls.js';

type Call = HandlerEvidence['does']['calls'][number];

/** Calls on lists, nodes and storage: they may keep something, however harmless they are for the view. */
const keeping =
  /^(?:push|unshift|pop|shift|splice|sort|append|prepend|appendChild|insertBefore|removeChild|replaceChildren|remove|(?:add|remove|set)Item|assign|writeText)$/;

/** Calls that show or hide a part of the page. */
const showing =
  /^(?:show|showModal|showPopover|toggle|togglePopover|slide(?:Down|Toggle)|fade(?:In|Toggle)|(?:add|remove|toggle)Class|css|setProperty|toggleAttribute|replaceChild)$/;

/** Properties of an element that show or hide it. */
const shown = /^(?:style|hidden|open|className|display|visibility|ariaExpanded|ariaHidden)$/;

/** Values that an app keeps in memory and that parts of its page follow. */
const isFlag = /^(?:writable|signal|atom)\(\)$/;

/** Properties that change the texts and fields of a page, and nothing else. */
const drawn =
  /^(?:textContent|innerText|innerHTML|value|checked|disabled|scrollTop|tabIndex|selectedIndex|placeholder|htmlFor|ariaLabel)$/;

/** Calls that put an element into another. */
const placing = /^(?:append|prepend|appendChild|insertBefore)$/;

/** Calls that open a part over the page. */
const opening = /^(?:showModal|showPopover)$/;

/** Methods of the app that draw something: `this.app.renderNote`. Where the object is not known, the name decides. */
const drawing = /^(?:re)?(?:render|draw|paint)(?=\p{Lu})/u;

const lastOf = ({ callee }: Call): string => callee.at(-1) ?? '';

/** Returns the member path of an assignment, which a linked handler lists as a call that ends with `=`. */
const assigned = ({ callee }: Call): string[] | null => (callee.at(-1) === '=' ? callee.slice(1, -1) : null);

/**
 * Decides whether handlers show a part of the page and do nothing else: by its style, its class, an attribute, a flag of
 * the app, or a call that receives the part. Such a control is an opener, whatever its label names.
 *
 * @param opened the places of the parts that the source opens with the control
 */
export function onlyShows(handlers: readonly HandlerEvidence[], opened: ReadonlySet<string> = new Set()): boolean {
  const rest = handlers.map((handler) => withoutShown(handler, opened));
  const shows = rest.some(({ does }, at) => does.calls.length < (handlers[at]?.does.calls.length ?? 0));
  return handlers.length > 0 && rest.every(staysHarmless) && (shows || rest.some(showsSomething));
}

/** Leaves out the calls of libraries that receive an opened part: `$q.dialog({ component: Form })` shows it alone. */
function withoutShown(handler: HandlerEvidence, opened: ReadonlySet<string>): HandlerEvidence {
  const shows = (call: Call): boolean =>
    call.own !== true && requestOf(call) === null && placesPassedTo(call).some((place) => opened.has(place));
  return { ...handler, does: { ...handler.does, calls: handler.does.calls.filter((call) => !shows(call)) } };
}

/** Decides whether a handler changes the view at most, and keeps nothing. */
export const staysHarmless = ({ does: { calls }, sets }: HandlerEvidence): boolean =>
  calls.every(
    (call) =>
      isHarmless(call) ||
      redraws(call, calls) ||
      swapsItself(call) ||
      drawsPart(call) ||
      (sets.length === 0 && isOnNew(call)),
  );

/** Decides whether the pressed element gives its place to another, as a text does to the box that edits it. */
const swapsItself = ({ callee: [event, target, ...rest] }: Call): boolean =>
  event === 'event' && /^(?:target|currentTarget)$/.test(target ?? '') && rest.at(-1) === 'replaceWith';

const drawsPart = (call: Call): boolean =>
  /^(?:this|~this\d*)$/.test(call.callee[0] ?? '') && drawing.test(lastOf(call));

/** Methods that return a new list. A change of it changes no other. */
const makesList = /^(?:array|map|filter|slice|concat|flat|flatMap|split|entries|keys|values|from)\(\)$/;

/** Decides whether a call changes only a list or an object that the same code makes: `[...rows].sort()`. */
const isOnNew = ({ callee, fresh }: Call): boolean =>
  (fresh === true && !/^(?:click|submit|requestSubmit|play|dispatchEvent)$/.test(callee.at(-1) ?? '')) ||
  makesList.test(callee.at(-2) ?? '');

/**
 * Decides whether a call draws a part anew: it puts an element into a new one, or into a place that the code resets.
 * A constant text resets a place. An element that is added to others may be a new record.
 */
function redraws(call: Call, calls: readonly Call[]): boolean {
  // The same code opens the part that it puts into the page.
  if (
    /^(?:append|appendChild|prepend|replaceWith|replaceChildren)$/.test(lastOf(call)) &&
    calls.some((each) => opening.test(lastOf(each)))
  )
    return true;
  if (!placing.test(lastOf(call))) return false;
  const place = call.callee.slice(0, -1);
  if (/^(?:createElement|cloneNode)\(\)$/.test(place.at(-1) ?? '')) return true;
  const emptied = ['innerHTML', 'textContent'].map((property) => [...place, property, '='].join('.'));
  return calls.some(({ callee, args: [value] }) => emptied.includes(callee.join('.')) && isConstantText(value));
}

/** Matches `''`, and the first choice of a select that is filled anew: `'<option value="">Choose</option>'`. */
const isConstantText = (value: Call['args'][number] | undefined): boolean =>
  value?.kind === 'literal' && typeof value.value === 'string';

/** Matches calls that read the page, and errors that code makes. */
const asksPage = /^(?:(?:window|document)\.getSelection|\w*Error)$/;

/** Methods that read by their name: `task.getTitle`, `list.hasChildNodes`. */
const reading = /^(?:(?:get|has|is)(?=\p{Lu})(?!\p{L}*(?:Or|And)\p{Lu})\p{L}+|contains|matches|format)$/u;

/** Decides whether a call changes the view at most, and keeps nothing. */
export function isHarmless(call: Call): boolean {
  const path = assigned(call);
  if (path !== null)
    return isFlagOfThis(call) || path.some((part) => shown.test(part) || drawn.test(part) || isDrawingStyle(part));
  if (call.own === true || lastOf(call) === 'reset' || asksPage.test(call.callee.join('.'))) return true;
  if (reading.test(lastOf(call)) && requestOf(call) === null) return true;
  const keeps = keeping.test(lastOf(call)) && call.callee.at(-2) !== 'classList';
  return requestOf(call) === null && isViewCall(call.callee, call.args.length) && !keeps;
}

/** Decides whether a call sets a member of its own object to a literal: `this.step = 0`. Nothing is kept by that alone. */
const isFlagOfThis = ({ callee: [owner, , end], args: [value] }: Call): boolean =>
  owner === 'this' && end === '=' && value?.kind === 'literal';

function showsSomething({ does: { calls }, sets }: HandlerEvidence): boolean {
  if (calls.some(showsPart) || sets.some(({ value }) => value === true)) return true;
  // A change of one flag is not known where the app toggles it. Code without a known effect changes a variable at most.
  return (sets.length === 1 && sets[0]?.value === undefined) || (calls.length === 0 && sets.length === 0);
}

/** Decides whether a call may show a part of the page. */
function showsPart(call: Call): boolean {
  const path = assigned(call);
  if (path !== null) return path.some((part) => shown.test(part));
  if (swapsItself(call) || drawsPart(call)) return true;
  const { callee } = call;
  return (
    callee.at(-2) === 'classList' || showing.test(lastOf(call)) || opensPart(callee) || isFlag.test(callee.at(-2) ?? '')
  );
}
