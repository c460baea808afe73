import { isTranslator } from '../../messages/translator-calls.js';
import { messagesOf } from '../messages/message-lookup.js';
import { force } from '../model/evaluator.js';
import { literalText } from '../model/resolved-value.js';
import type { KnownCall } from './value-call.js';

/**
 * Calls of an app's own translator: `t('cart.title')`, with `cart.title` among the app's messages. Such a function walks an
 * object of languages in a loop. It returns the key itself where the walk ends early. The lookup has the text instead.
 */
export const ownTranslators: KnownCall = {
  name: 'calls of an own translator',
  result(evaluator, { callee, written, scope, args: [first] }) {
    const isOwn = callee.kind === 'value' && callee.value.kind === 'function';
    if (!isOwn || first === undefined || !isTranslator(written.callee)) return null;
    const key = literalText(force(evaluator, first));
    if (key === undefined || !messagesOf(evaluator).entries.has(key)) return null;
    return { kind: 'result', call: { callee: written.callee, value: written, scope }, path: [] };
  },
};
