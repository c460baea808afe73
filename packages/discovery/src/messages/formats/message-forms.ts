import { icuForms, isIcu, MAX_FORMS } from './icu-forms.js';
import type { MessagePart } from './message-piece.js';
import { partsOf } from './message-pieces.js';
import { pipedForms } from './vue-i18n-pieces.js';

/**
 * Returns the forms of a message, each as a list of parts; the most general form first.
 * @param piped splits `one | many` into forms
 */
export function messageForms(text: string, piped: boolean): MessagePart[][] {
  // Most messages are words and nothing else.
  if (!/[{@<$|]/.test(text)) return [[text]];
  const forms = piped ? pipedForms(text) : [text];
  return forms.flatMap((form) => (isIcu(form) ? icuForms(form) : [partsOf(form)])).slice(0, MAX_FORMS);
}
