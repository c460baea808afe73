import { words } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';

/**
 * Returns a person's name for a control: its label without data, else its placeholder or the tool's title. Without
 * these, returns the words of its name or handler, or its kind.
 * @param title of the tool whose action the control is; else ''
 */
export function wording({ labels, placeholder, name, handlers, control }: Intent, title: string): string {
  const label = labels.find(({ from, locales }) => from !== 'icon' && locales === undefined) ?? labels[0];
  const fixed = label === undefined ? '' : (label.parts ?? [label.text]).filter((part) => part !== null).join(' ');
  const code = words(name ?? handlers.find((handler) => handler.name !== undefined)?.name ?? '').filter(
    (word) => word !== 'handle' && word !== 'on',
  );
  const text =
    [fixed, placeholder ?? '', title, code.join(' '), control].find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  const folded = text.replace(/[…\s]+/g, ' ').trim();
  return folded.charAt(0).toUpperCase() + folded.slice(1);
}
