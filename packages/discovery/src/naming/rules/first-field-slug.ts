import { asciiSlug } from '@webmcp/text';

import { slugOfCode } from '../../identity/field-key.js';
import { labelText, ownLabels } from '../../intents/model/label-text.js';
import type { Intent } from '../../intents/model/intent.js';

/** Returns the slug of the first field that has a label, a name or a state with ASCII letters. */
export function firstFieldSlug(fields: readonly Intent[]): string {
  const slugs = fields.map((field) => asciiSlug(labelText(ownLabels(field)) || field.name || ''));
  const codes = fields.map((field) => slugOfCode(field) ?? '');
  return [...slugs, ...codes].find((slug) => slug !== '') ?? '';
}
