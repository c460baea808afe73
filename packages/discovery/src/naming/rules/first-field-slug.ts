import { asciiSlug } from '@webmcp/text';

import { labelText, ownLabels } from '../../intents/model/label-text.js';
import type { Intent } from '../../intents/model/intent.js';

/** Returns the slug of the first field that has a label or a name with ASCII letters. */
export function firstFieldSlug(fields: readonly Intent[]): string {
  const slugs = fields.map((field) => asciiSlug(labelText(ownLabels(field)) || field.name || ''));
  return slugs.find((slug) => slug !== '') ?? '';
}
