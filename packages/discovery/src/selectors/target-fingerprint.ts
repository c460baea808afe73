import type { Fingerprint, PageElement } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';

/** Where the source says a control's own label, not a hint at what it might be. */
const ownLabel: ReadonlySet<Label['from']> = new Set([
  'label',
  'wrapping-label',
  'aria-label',
  'aria-labelledby',
  'content',
  'legend',
  'prop',
  'alt',
]);

/**
 * One fingerprint from all matchedElements: the first one's, without what differs between them, with the label's variants in
 * every locale that the source knows. `keepText` drops texts that may not stand in a map, such as a row's.
 */
export function targetFingerprint(
  elements: readonly Pick<PageElement, 'fingerprint'>[],
  labels: readonly Label[],
  keepText: (text: string) => string | null = (text) => text,
): Fingerprint | undefined {
  const [first, ...rest] = elements.map(({ fingerprint }) => fingerprint);
  if (first === undefined) return undefined;
  const inAll = (list: 'scope' | 'unique'): string[] =>
    first[list].filter((item) => rest.every((print) => print[list].includes(item)));
  const variants = labels
    .filter((label) => ownLabel.has(label.from) && (label.parts === undefined || !label.parts.includes(null)))
    .map((label) => foldText(label.text));
  const shown = [first, ...rest].flatMap((print) => print.labels);
  const print: Fingerprint = {
    kind: first.kind,
    labels: texts([...shown, ...variants], keepText),
    scope: texts(inAll('scope'), keepText),
    unique: inAll('unique'),
  };
  for (const [key, value] of Object.entries(first)) {
    if (
      key in print ||
      !rest.every((other) => Object.entries(other).some(([name, same]) => name === key && same === value))
    )
      continue;
    if (typeof value === 'string' && keepText(value) === value) Object.assign(print, { [key]: value });
  }
  const holds = (signal: string): boolean =>
    signal === 'label' ? print.labels.length > 0 : !isSignal(signal) || print[signal] !== undefined;
  return { ...print, unique: print.unique.filter(holds) };
}

const valued = ['name', 'id', 'href', 'placeholder', 'icon', 'near', 'twin'] as const;
const isSignal = (signal: string): signal is (typeof valued)[number] => valued.some((each) => each === signal);

function texts(all: readonly string[], keepText: (text: string) => string | null): string[] {
  return [...new Set(all.map(keepText).filter((text) => text !== null && text !== ''))].filter((text) => text !== null);
}
