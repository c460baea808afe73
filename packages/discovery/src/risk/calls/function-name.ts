import { words } from '@webmcp/text';

import { findTerm } from '../words/find-term.js';
import { isQuestion } from './view-calls.js';

/** Words of handlers' names that name no act. */
const eventWords: ReadonlySet<string> = new Set([
  'handle',
  'handler',
  'on',
  'do',
  'click',
  'submit',
  'press',
  'change',
  'input',
  'blur',
  'focus',
  'key',
  'event',
  'callback',
  'fn',
]);

/** First words of functions that only change the view: `openDeleteDialog` deletes nothing. */
const view: ReadonlySet<string> = new Set([
  'open',
  'show',
  'toggle',
  'close',
  'hide',
  'set',
  'is',
  'display',
  'expand',
  'collapse',
  'select',
  'view',
  'focus',
  'go',
  'goto',
  'render',
  // Verbs that only read: `getApplyList` applies nothing.
  'get',
  'fetch',
  'load',
  'list',
  'query',
  'find',
  'search',
  'read',
  'has',
  'can',
  'should',
  'format',
  'parse',
  'count',
  'compute',
]);

/** Last words of functions that change only the memory of the page: `deleteLinkCache`, `clearRefreshTimeout`. */
const memory: ReadonlySet<string> = new Set([
  'cache',
  'timeout',
  'timer',
  'interval',
  'listener',
  'listeners',
  'cursor',
  'selection',
  'selected',
  'mode',
  'draft',
  'toast',
  'toasts',
  'tooltip',
  'params',
]);

/** Things that `cancel` only calls off. Any other thing ends when a function of its own cancels it. */
const calledOff: ReadonlySet<string> = new Set([
  'edit',
  'editing',
  'dialog',
  'modal',
  'form',
  'change',
  'changes',
  'selection',
  'click',
  'button',
  'search',
  'upload',
  'request',
  'timer',
  'animation',
  'frame',
  'token',
  'drag',
  'reply',
  'add',
  'create',
  'new',
  'delete',
  'confirm',
  'deletion',
  'removal',
  'cancellation',
]);

/** Verbs that call something off, whatever their object is named for: `accountDeleteService.cancel()`. */
const callsOff: ReadonlySet<string> = new Set(['cancel', 'undo', 'abort', 'restore']);

/** Parts of the view that `clear` only empties. */
const cleared: ReadonlySet<string> = new Set([
  'form',
  'filter',
  'filters',
  'search',
  'input',
  'inputs',
  'field',
  'fields',
  'value',
  'values',
  'error',
  'errors',
  'message',
  'messages',
  'alert',
  'alerts',
  'warning',
  'warnings',
  'state',
  'query',
  'focus',
  'highlight',
  'highlights',
  'storage',
  'editor',
  'canvas',
  'token',
  'session',
  'auth',
  'user',
  'cart',
  'basket',
  'content',
  'text',
  'date',
  'file',
  'files',
  'image',
  'preview',
  'result',
  'results',
  'suggestions',
  'sort',
  'range',
  'validation',
  'validity',
  'queue',
  'markers',
  'layers',
  'rect',
  'watch',
  'handler',
  'effect',
  'step',
  'active',
  'current',
  'choice',
  'location',
  'color',
]);

/** The risk of a function by its name. */
export interface NameEvidence {
  level: 'caution' | 'destructive';
  term: string;
}

/**
 * Finds the risk word in a function's name, as whole words.
 * @param owner the object of the call: `orders` in `orders.remove(id)`
 */
export function nameEvidence(name: string, owner = ''): NameEvidence | null {
  const own = words(name).filter((word) => !eventWords.has(word));
  const [verb = ''] = own;
  if (own.length === 0) return null;
  const last = own.at(-1) ?? '';
  if (own.length > 1 && (isQuestion(own.join(' ')) || memory.has(last))) return null;
  const ending = endingIn(own, owner);
  // `closeAccount` closes one; `closeDeleteDialog` does not delete.
  if (view.has(verb) && (ending === null || !ending.includes(' '))) return null;
  if (ending !== null) return { level: 'destructive', term: ending };
  if (endsThing(own, owner)) return { level: 'destructive', term: own.slice(0, 2).join(' ') };
  const writing = findTerm(own.join(' '), 'writing');
  return writing === null ? null : { level: 'caution', term: writing };
}

function endingIn(own: readonly string[], owner: string): string | null {
  const text = own.join(' ');
  const term = findTerm(text, 'ending') ?? findTerm(text, 'money');
  return term ?? (callsOff.has(own[0] ?? '') ? null : findTerm([...words(owner), text].join(' '), 'ending'));
}

/** Decides whether a verb that is harmless alone ends its thing: `cancelOrder()`, `store.clearStatistics()`. */
function endsThing(own: readonly string[], owner: string): boolean {
  const [verb, thing] = own;
  if (thing === undefined) return false;
  if (verb === 'cancel') return !calledOff.has(thing);
  return verb === 'clear' && owner !== '' && !own.some((word) => cleared.has(word));
}
