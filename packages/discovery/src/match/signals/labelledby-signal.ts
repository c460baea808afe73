import type { LabelOrigin } from '../../intents/model/intent.js';
import { oneSidedShare } from '../model/weights.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { absent, type Signal } from './reading.js';

/** The way in which a label is attached to its control. A library may turn other origins into any of them. */
const attachments: Partial<Record<LabelOrigin, string>> = {
  label: 'label',
  'wrapping-label': 'label',
  'aria-labelledby': 'aria-labelledby',
  'aria-label': 'aria-label',
  content: 'content',
};

/** Compares the attachment of the label in the source with the attachment on the page. */
export function labelledbySignal({ intent }: IntentView, { element }: ElementView): Signal {
  const source = intent.labels.map(({ from }) => attachments[from]).find((attachment) => attachment !== undefined);
  if (source === undefined) return absent;
  return source === attachmentOf(element) ? { value: 1, share: 1 } : { value: 0, share: oneSidedShare.labelledby };
}

function attachmentOf({ attributes, labels }: ElementView['element']): string {
  if (attributes['aria-labelledby'] !== undefined) return 'aria-labelledby';
  if (attributes['aria-label'] !== undefined) return 'aria-label';
  return labels.length > 0 ? 'label' : 'content';
}
