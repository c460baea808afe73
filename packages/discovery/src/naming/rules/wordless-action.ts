import { asciiSlug, words } from '@webmcp/text';

import { labelText } from '../../intents/model/label-text.js';
import type { Intent } from '../../intents/model/intent.js';
import { firstFieldSlug } from './first-field-slug.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names an action without letters by its code, else by its section, its attributes or its fields: "削除" is `delete_note`. */
export const wordlessAction: ToolNameRule = {
  name: 'wordless-action',
  reason: 'A name needs ASCII letters, and code has them in every language.',
  names: ({ act, action, done, section, fields, actTitle }) =>
    act === ''
      ? {
          name: done || asciiSlug(section) || codeWords(action) || firstFieldSlug(fields),
          title: actTitle || (done === '' ? section : ''),
        }
      : undefined,
};

/** Returns the words of the attribute that best identifies an action, else the words of its icon. */
function codeWords(action: Intent | undefined): string {
  if (action === undefined) return '';
  const icon = labelText(action.labels.filter(({ from }) => from === 'icon'));
  return asciiSlug(words(action.testId ?? action.name ?? action.domId ?? action.href ?? icon).join(' '));
}
