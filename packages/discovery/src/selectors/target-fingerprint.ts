import type { Fingerprint, PageElement } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';

/** Origins that make a label the control's own. Text near a control is only a hint. */
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
 * Makes one fingerprint of all matched elements: the first element's, without the values that differ between them, with
 * the label in every locale of the source.
 * @param keepText returns the text that the map may hold; null leaves the text out, such as a text of one row
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
    // A control that no page names is known by its picture: a text of the source, such as a tooltip, is not its name.
    labels: shown.length === 0 && first.icon !== undefined ? [] : texts([...shown, ...variants], keepText),
    scope: inAll('scope').filter((item) => isKept(item, keepText)),
    unique: inAll('unique'),
  };
  for (const [key, value] of Object.entries(first)) {
    if (key in print || typeof value !== 'string' || keepText(value) !== value) continue;
    if (rest.every((other) => hasValue(other, key, value))) Object.assign(print, { [key]: value });
  }
  const holds = (signal: string): boolean =>
    signal === 'label' ? print.labels.length > 0 : !isSignal(signal) || print[signal] !== undefined;
  return { ...print, unique: print.unique.filter(holds) };
}

const hasValue = (print: Fingerprint, key: string, value: string): boolean =>
  Object.entries(print).some(([name, same]) => name === key && same === value);

/** Signals that a fingerprint holds as a value. */
const valued = ['name', 'id', 'href', 'placeholder', 'icon', 'near', 'twin', 'place'] as const;
const isSignal = (signal: string): signal is (typeof valued)[number] => valued.some((each) => each === signal);

/** Decides whether a scope, such as `form` or `dialog:Add guest`, holds no text that changes. */
function isKept(scope: string, keepText: (text: string) => string | null): boolean {
  const name = scope.slice(scope.indexOf(':') + 1);
  return keepText(scope) === scope && keepText(name) === name;
}

function texts(all: readonly string[], keepText: (text: string) => string | null): string[] {
  return [...new Set(all.map(keepText).filter((text) => text !== null && text !== ''))].filter((text) => text !== null);
}
