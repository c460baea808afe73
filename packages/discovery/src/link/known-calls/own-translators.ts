import { isTranslator } from '../../messages/translator-calls.js';
import { force } from '../model/evaluator.js';
import { literalText } from '../model/resolved-value.js';
import type { KnownCall } from './value-call.js';

/**
 * Calls of an app's own translator, with a key of the app's messages: `t('cart.title')`. Such a function walks an object of
 * languages in a loop. It returns the key itself where the walk ends early.
 */
export const ownTranslators: KnownCall = {
  name: 'calls of an own translator',
  result(evaluator, { callee, written, scope, args: [first] }) {
    const isOwn = callee.kind === 'value' && callee.value.kind === 'function';
    if (!isOwn || first === undefined || !isTranslator(written.callee)) return null;
    const key = literalText(force(evaluator, first));
    if (key === undefined || evaluator.memory.messages.app?.entries.has(key) !== true) return null;
    return { kind: 'result', call: { callee: written.callee, value: written, scope }, path: [] };
  },
};
