import { words } from '@webmcp/text';

import { findTerm } from '../words/find-term.js';

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
  const text = [...words(owner), ...own].join(' ');
  const ending = findTerm(own.join(' '), 'ending') ?? findTerm(own.join(' '), 'money') ?? findTerm(text, 'ending');
  // `closeAccount` closes one; `closeDeleteDialog` does not delete.
  if (view.has(verb) && (ending === null || !ending.includes(' '))) return null;
  if (ending !== null) return { level: 'destructive', term: ending };
  if (verb === 'cancel' && own.length > 1 && !calledOff.has(own[1] ?? ''))
    return { level: 'destructive', term: own.slice(0, 2).join(' ') };
  const writing = findTerm(own.join(' '), 'writing');
  return writing === null ? null : { level: 'caution', term: writing };
}
