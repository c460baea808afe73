import type { Fingerprint, Selector } from '@webmcp/contract';
import { foldText, strategyNamed } from '@webmcp/text';

import { provenAt, type ScopedElement } from './prove.js';
import { searchedText } from './row-text.js';

/** Adds to a fingerprint's `unique` the signals that are unique in the scope, though not in the document. */
export function withScopedUnique(print: Fingerprint, elements: readonly ScopedElement[]): Fingerprint {
  const perElement = elements.map((element) => new Set(provenAt(element).map((selector) => signalOf(selector, print))));
  const everywhere = (['label', 'placeholder', 'testid', 'id', 'name'] as const).filter(
    (signal) => perElement.length > 0 && perElement.every((signals) => signals.has(signal)),
  );
  const known = everywhere.filter((signal) => {
    if (signal === 'testid') return true;
    return signal === 'label' ? print.labels.length > 0 : print[signal] !== undefined;
  });
  return { ...print, unique: [...new Set([...print.unique, ...known])].sort() };
}

/** Names the signal of a fingerprint that a selector rests on. */
function signalOf(selector: Selector, { placeholder }: Fingerprint): string {
  const { strategy, value } = selector;
  const signal = strategyNamed(strategy).signal(value);
  // A computed name that comes from the placeholder is no label.
  const isPlaceholder =
    strategy === 'role' &&
    signal === 'label' &&
    placeholder !== undefined &&
    foldText(placeholder) === foldText(searchedText(selector) ?? '');
  return isPlaceholder ? 'placeholder' : signal;
}
