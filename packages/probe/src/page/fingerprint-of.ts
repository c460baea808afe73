import type { Fingerprint } from '@webmcp/contract';
import { fingerprint } from '@webmcp/runtime/page';
import type { HitIndex } from './hit-index.js';

/** Counted in here nothing is found, so that the runtime's function does not look through the page for each signal. */
const nowhere = document.createDocumentFragment();

/**
 * The runtime's fingerprint of an element, with what is unique in the document answered by the index. A test holds it
 * against the runtime's own.
 */
export function fingerprintOf(element: Element, testIdAttributes: string[], index: HitIndex): Fingerprint {
  const print = fingerprint(element, testIdAttributes, { root: nowhere });
  const unique: string[] = [];
  for (const key of ['id', 'name', 'href', 'placeholder'] as const) {
    const value = print[key];
    if (value !== undefined && index.attributeCount(key, value) === 1) unique.push(key);
  }
  const testIds = testIdAttributes
    .map((attribute) => element.getAttribute(attribute)?.trim() ?? '')
    .filter((value) => value !== '');
  if (testIds.some((value) => index.hits({ strategy: 'testid', value }).length === 1)) unique.push('testid');
  const label = print.labels[0];
  if (label !== undefined) {
    const named = index.hits({ strategy: 'role', value: `${print.kind}[name=${JSON.stringify(label)}]` });
    const same = new Set([...named, ...index.hits({ strategy: 'label', value: label }), element]);
    if (same.size === 1) unique.push('label');
  }
  return { ...print, unique };
}
