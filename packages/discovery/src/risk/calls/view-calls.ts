import { words } from '@webmcp/text';

import { isDrawing } from './drawing-calls.js';
import { isTableCall } from './table-calls.js';

/** Last names of calls that change only the view or a value in memory. */
const harmless: ReadonlySet<string> = new Set([
  'preventDefault',
  'stopPropagation',
  'stopImmediatePropagation',
  'persist',
  'log',
  'warn',
  'error',
  'info',
  'debug',
  'trim',
  'toString',
  'toLowerCase',
  'toUpperCase',
  'parseInt',
  'parseFloat',
  'Number',
  'String',
  'Boolean',
  'parse',
  'stringify',
  'map',
  'filter',
  'find',
  'findIndex',
  'reduce',
  'slice',
  'concat',
  'includes',
  'some',
  'every',
  'join',
  'split',
  'replace',
  'replaceAll',
  'focus',
  'blur',
  'select',
  'scrollIntoView',
  'scrollTo',
  'scroll',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'nextTick',
  'then',
  'catch',
  'finally',
  'json',
  'text',
  'all',
  'from',
  'keys',
  'values',
  'entries',
  'push',
  'unshift',
  'pop',
  'shift',
  'splice',
  'sort',
  'reverse',
  'forEach',
  'has',
  'toast',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'closest',
  'getAttribute',
  'getBoundingClientRect',
  'getComputedStyle',
  'showModal',
  'showPopover',
  'togglePopover',
  'hidePopover',
  'invalidateQueries',
  'cancelQueries',
  'refetchQueries',
  'resetQueries',
  'removeQueries',
  'prefetchQuery',
  'setQueryData',
  'setQueriesData',
  'getQueryData',
  'refetch',
  'getItem',
  't',
  'round',
  'floor',
  'ceil',
  'max',
  'min',
  'abs',
  'now',
  'Date',
  'toISOString',
  'toFixed',
  'toLocaleString',
  'validate',
  'trigger',
  'matchMedia',
  'removeAttribute',
  'removeChild',
  'removeEventListener',
  'removeProperty',
  'setAttribute',
  'setProperty',
  'toggleAttribute',
  'replaceChildren',
  'appendChild',
  'append',
  'prepend',
  'insertBefore',
  'addEventListener',
  'setCustomValidity',
  'checkValidity',
  'reportValidity',
  'dispatchEvent',
  'assign',
  'createElement',
  'cloneNode',
  'writeText',
  'track',
  'capture',
  'flatMap',
  'at',
  'indexOf',
  'startsWith',
  'endsWith',
  'match',
  'test',
  'localeCompare',
  'padStart',
  'isNaN',
  'FormData',
  'fromEntries',
  'structuredClone',
  'flushSync',
  'startTransition',
  'useState',
  'useRef',
  'open',
  'close',
  'toggle',
  'show',
  'hide',
  'URLSearchParams',
  'ElMessage',
  'ElNotification',
  // An assignment to a member, as the linker lists it.
  '=',
]);

/** Objects of the view or in memory; their `delete`, `remove` and `clear` end nothing. */
const inMemory =
  /^(?:classList|style|params|searchParams|urlSearchParams|query|formData|headers|map|set|weakmap|cache|next|copy|clone|draft|prev|previous|selected|selection|checked|expanded|open|ids|keys|tags|document|body|element|el|node|dom|observer|writable|signal|listeners|timer|timers|timeout|abortController|controller|console|history|url|Object|Array|Math|JSON|Promise|Date|String|Number|Intl|Reflect|Symbol|NumberFormat|DateTimeFormat|RelativeTimeFormat|PluralRules|Collator)$/i;

/** Objects of form libraries, and events; their `register`, `reset` and `handleSubmit` are no acts of the app. */
const machinery = /^(?:use\w*Form\w*(?:\(\))?|form|formik|formApi|methods|control|field|event|e|evt|ev)$/;

/** Objects that show a message for a moment; their `add`, `create` and `remove` do not touch the app's data. */
const messengers =
  /^(?:ElMessage|ElNotification)$|^\$?(?:use)?(?:toast(?:s|er|r)?|snackbars?|notify|notyf)(?:Service|Manager|Controller)?(?:\(\))?$/i;

const router: ReadonlySet<string> = new Set(['navigate', 'push', 'replace', 'redirect', 'back', 'forward', 'go']);
const routers = /^(?:router|navigation|history|\$router|nav|location|window|useNavigate(?:\(\))?|useRouter(?:\(\))?)$/i;

/** Last words of functions that only ask: `deleteDialog`, `deleteConfirm`. */
const questions: ReadonlySet<string> = new Set(['dialog', 'dialoge', 'modal', 'popup', 'drawer', 'sheet', 'confirm']);

/** Decides whether a function is named for the question that it opens. */
export function isQuestion(name: string): boolean {
  const spoken = words(name);
  return spoken.length > 1 && questions.has(spoken.at(-1) ?? '') && !/^(?:on|handle)$/.test(spoken[0] ?? '');
}

const lastOf = (callee: readonly string[]): string => callee.at(-1) ?? '';

/** Returns the object of a call. A place in a list is no object: `useForm().0.reset` belongs to the form. */
const ownerOf = (callee: readonly string[]): string =>
  callee.slice(0, -1).findLast((part) => !/^\d+$/.test(part)) ?? '';

/** Decides whether a call only goes to another page: `router.push('/orders')`, `navigate('/orders')`. */
export function isRouterCall(callee: readonly string[]): boolean {
  return (
    (callee.length === 1 && lastOf(callee) === 'navigate') ||
    (router.has(lastOf(callee)) && routers.test(ownerOf(callee)))
  );
}

const showing = /^(?:show|hide|toggle|modal|offcanvas|collapse|dropdown)$/;

/** Effects of jQuery that only show, hide or style elements. */
const effects = /^(?:slide(?:Down|Up|Toggle)|fade(?:In|Out|To|Toggle)|(?:add|remove|toggle|has)Class|animate)$/;

/** Calls of jQuery that read the page, or change how an element looks. */
const looks =
  /^(?:css|prop|attr|removeAttr|val|is|find|parents?|children|siblings|next|prev|first|last|eq|each|index|data|width|height|offset|position)$/;

/** Matches elements that a selector found: `$(this)`, `$('#panel')`. */
const found = /^(?:(?:\$|jQuery)\(\)$|[#.][\w-])/;

/** Decides whether a call of jQuery looks for elements, or changes only how they look. */
function isJqueryView(callee: readonly string[]): boolean {
  const last = lastOf(callee);
  if (callee.length === 1) return last === '$' || last === 'jQuery';
  return effects.test(last) || (looks.test(last) && callee.some((part) => found.test(part)));
}

/** Decides whether a call without arguments only removes an element of the page, or resets a form of the page. */
const emptiesView = ([first = '', ...rest]: readonly string[], owner: string): boolean =>
  (rest.at(-1) === 'remove' && owner !== '') || (first.startsWith('#') && rest.join() === 'reset');

/** Functions of libraries that are named for the part that they open or close: `modals.openContextModal`. */
const partCalls = /^(?:open|show|close|hide)\w*(?:Modal|Dialog|Drawer|Popup|Popover)$/;

const isPartCall = (callee: readonly string[]): boolean => callee.length > 1 && partCalls.test(lastOf(callee));

/** Decides whether a call is named for a part over the page that it opens. A function of the app may do more than its name. */
export const opensPart = (callee: readonly string[]): boolean =>
  isPartCall(callee) && /^(?:open|show)/.test(lastOf(callee));

/** Calls of libraries that change only the view. */
const libraryViews: readonly ((callee: readonly string[]) => boolean)[] = [isJqueryView, isDrawing, isTableCall];

/**
 * Decides whether a call is known to change only the view or a value in memory.
 * @param args the number of arguments: `row.remove()` without any takes an element out of the page
 */
export function isViewCall(callee: readonly string[], args: number): boolean {
  const last = lastOf(callee);
  const owner = ownerOf(callee);
  if (harmless.has(last) || isPartCall(callee) || isRouterCall(callee) || isInMemory(owner, last)) return true;
  if (machinery.test(owner) || messengers.test(owner)) return true;
  if (libraryViews.some((isView) => isView(callee))) return true;
  // Bootstrap's own parts, and an element of the page that Bootstrap or jQuery shows.
  if (callee[0] === 'bootstrap' || (callee[0]?.startsWith('#') === true && showing.test(last))) return true;
  if (args === 0 && emptiesView(callee, owner)) return true;
  // State setters: `setOpen(true)`.
  return /^set\p{Lu}/u.test(last) && callee.length === 1;
}

function isInMemory(owner: string, last: string): boolean {
  // `seen.current.delete(id)`: a set that a component remembers.
  if (owner === 'current') return /^(?:delete|clear|add|set|get)$/.test(last);
  // `new Set(old).delete(id)` is a call on what `Set()` made.
  return inMemory.test(owner.replace(/\(\)$/, ''));
}
