import type { MessageBundle, MessageSettings } from '../../messages/catalogue.js';
import type { Evaluator } from '../model/evaluator.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { flatMessages } from './flat-messages.js';

/** The messages and settings found so far in an app's modules. */
export interface FoundMessages {
  bundles: MessageBundle[];
  settings: MessageSettings;
}

export function nothingFound(): FoundMessages {
  return { bundles: [], settings: { namespaces: [] } };
}

/** Adds the messages inside a value, if the value contains any. */
export function addBundle(
  evaluator: Evaluator,
  { bundles }: FoundMessages,
  { locale, namespace }: Pick<MessageBundle, 'locale' | 'namespace'>,
  resolved: ResolvedValue,
): void {
  const messages = flatMessages(evaluator, resolved);
  messages.delete('');
  if (messages.size > 0) bundles.push({ locale, namespace, messages });
}
