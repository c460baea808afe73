import type { HandlerEvidence } from '../intents/intent.js';
import type { Value } from '../extract/facts.js';
import { words } from '../naming/words.js';
import { httpEvidence, requestOf } from './http-evidence.js';
import type { RiskEvidence } from './risk-levels.js';
import { findTerm } from './risk-words.js';

type Call = HandlerEvidence['does']['calls'][number];

/** Calls that change nothing beyond the view, by their last name. */
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
  'showModal',
  'show',
  'showPopover',
  'togglePopover',
  'close',
  'hidePopover',
  'toggle',
  'invalidateQueries',
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
  'open',
]);

/** Owners whose `delete`, `remove` and `clear` tidy the view or a collection in memory and end nothing. */
const inMemory =
  /^(?:classList|style|params|searchParams|urlSearchParams|query|formData|headers|map|set|weakmap|cache|next|copy|clone|draft|prev|previous|selected|selection|checked|expanded|open|ids|keys|tags|document|body|element|el|node|dom|observer|listeners|timer|timers|timeout|abortController|controller|console|history|url)$/i;

const view =
  /^(?:open|show|toggle|close|hide|set|is|display|expand|collapse|select|view|focus|navigate|go|goto|render)$/;
const router: ReadonlySet<string> = new Set(['navigate', 'push', 'replace', 'redirect', 'back', 'forward', 'go']);
const routers = /^(?:router|navigation|history|\$router|nav|location|window|useNavigate|useRouter)$/i;

/** What a handler does: requests, functions that it calls, router, storage (DESIGN section 5, in that order), its own name last. */
export function handlerEvidence(handler: HandlerEvidence): RiskEvidence[] {
  const found: RiskEvidence[] = handler.does.calls.flatMap((call) => callEvidence(call));
  if (handler.name !== undefined) {
    const named = nameEvidence(handler.name);
    if (named !== null)
      found.push({
        level: named.level,
        reason: { signal: 'handler', evidence: `${handler.name}: "${named.term}"`, source: handler.source },
      });
  }
  return found;
}

function callEvidence(call: Call): RiskEvidence[] {
  const http = httpEvidence(call);
  if (http.length > 0) return http;
  const { callee, args, at } = call;
  const last = callee.at(-1) ?? '';
  const owner = callee.at(-2) ?? '';
  const told = callee.join('.');
  if (/^(?:localStorage|sessionStorage|cookieStore|cookies|Cookies|indexedDB)$/.test(owner)) {
    return /^(?:get|getItem|key|has|getAll)$/.test(last)
      ? []
      : [{ level: 'caution', reason: { signal: 'handler', evidence: `storage: ${told}`, source: at } }];
  }
  if ((callee.length === 1 && last === 'navigate') || (router.has(last) && routers.test(owner))) {
    return [{ level: 'safe', reason: { signal: 'handler', evidence: `router: ${told}`, source: at } }];
  }
  if ((last === 'submit' || last === 'requestSubmit') && callee.length > 1)
    return [{ level: 'caution', reason: { signal: 'handler', evidence: `calls ${told}`, source: at } }];
  // `emit('delete')` and `dispatch(deleteItem(id))` say what they do in their argument.
  const inner = /^\$?(?:emit|dispatch|commit|send|mutate|mutateAsync|execute|run|call|invoke|trigger)$/.test(last)
    ? args.slice(0, 1).flatMap(argumentName)
    : [];
  const names =
    inMemory.test(owner) &&
    /^(?:delete|remove|clear|cancel|abort|append|add|set|put|insert|removeItem|removeChild|removeAttribute)$/.test(last)
      ? inner
      : [callee.slice(-2).join(' '), ...inner];
  return names.flatMap((name): RiskEvidence[] => {
    const named = nameEvidence(name);
    return named === null
      ? []
      : [
          {
            level: named.level,
            reason: {
              signal: 'handler',
              evidence: `calls ${told}${inner.includes(name) ? ` with ${name}` : ''}: "${named.term}"`,
              source: at,
            },
          },
        ];
  });
}

function argumentName(value: Value): string[] {
  if (value.kind === 'literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.kind === 'call') return [value.callee.slice(-2).join(' ')];
  if (value.kind === 'reference') return [value.path.slice(-2).join(' ')];
  if (value.kind === 'object')
    return value.entries
      .filter(({ key }) => key === 'type' || key === 'action')
      .flatMap((each) => argumentName(each.value));
  return [];
}

/** The risk word in the name of a function; names that begin by showing or setting something only concern the view. */
function nameEvidence(name: string): { level: 'caution' | 'destructive'; term: string } | null {
  const own = words(name).filter((word) => word !== 'handle' && word !== 'on' && word !== 'do');
  if (view.test(own[0] ?? '') && !/^(?:close account|set password)/.test(own.join(' '))) return null;
  const text = own.join(' ');
  const ending = findTerm(text, 'ending') ?? findTerm(text, 'money');
  if (ending !== null) return { level: 'destructive', term: ending };
  // `cancelOrder` as a function ends an order even where the phrase table has no such noun.
  if (
    own[0] === 'cancel' &&
    own.length > 1 &&
    !/^(?:edit|editing|dialog|modal|form|changes|selection|click|button|search|upload|request|timer|animation|frame|token|drag|reply)$/.test(
      own[1] ?? '',
    )
  )
    return { level: 'destructive', term: own.slice(0, 2).join(' ') };
  const writing = findTerm(text, 'writing');
  return writing === null || harmless.has(name) ? null : { level: 'caution', term: writing };
}

/** Whether everything that a handler does is known, and none of it leaves the view. */
export function onlyTheView(handler: HandlerEvidence): boolean {
  return handler.does.calls.every((call) => requestOf(call) === null && isViewCall(call));
}

function isViewCall({ callee }: Call): boolean {
  const last = callee.at(-1) ?? '';
  const owner = callee.at(-2) ?? '';
  if (harmless.has(last) || (callee.length === 1 && last === 'navigate') || (router.has(last) && routers.test(owner)))
    return true;
  if (inMemory.test(owner)) return true;
  // State setters: `setOpen(true)`.
  return /^set\p{Lu}/u.test(last) && callee.length === 1;
}
