import type { ElementView } from './element-view.js';
import type { IntentView } from './intent-view.js';
import { bounds } from '../model/weights.js';

/**
 * Finds the candidate elements of an intent without a search of all elements: by id, name, test id, placeholder, href,
 * whole label, label words and provenance.
 */
export interface ElementIndex {
  /**
   * Returns positions in the indexed list, ascending. `near` narrows the keys that too many elements share; null skips
   * these keys.
   */
  lookup(intent: IntentView, near: ((element: ElementView) => boolean) | null): number[];
}

/** Builds the index. Its lookups return positions in `elements`. */
export function elementIndex(elements: readonly ElementView[], useProvenance: boolean): ElementIndex {
  const keys = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const add = (into: Map<string, number[]>, key: string, position: number): void => {
    const bucket = into.get(key);
    if (bucket === undefined) into.set(key, [position]);
    else if (bucket.at(-1) !== position) bucket.push(position);
  };
  elements.forEach((view, position) => {
    for (const key of elementKeys(view, useProvenance)) add(keys, key, position);
    // A picture beside a text names nothing.
    const icon = view.icon === null || view.texts.length > 0 ? [] : [view.icon];
    for (const { words } of [...view.texts, ...view.hints, ...view.beside, ...icon])
      for (const word of words) add(byWord, word, position);
  });
  return {
    lookup(intent, near) {
      const found = new Set<number>();
      for (const key of intentKeys(intent, useProvenance)) {
        const bucket = keys.get(key) ?? [];
        if (bucket.length > bounds.keyBucket && near === null) continue;
        for (const position of bucket.length <= bounds.keyBucket ? bucket : bucket.filter((at) => nearAt(at)))
          found.add(position);
      }
      for (const label of intent.labels) {
        for (const word of label.words) {
          const bucket = byWord.get(word) ?? [];
          if (bucket.length <= bounds.wordBucket) for (const position of bucket) found.add(position);
        }
      }
      return [...found].sort((a, b) => a - b);

      function nearAt(position: number): boolean {
        const view = elements[position];
        return view !== undefined && near?.(view) === true;
      }
    },
  };
}

function* elementKeys(view: ElementView, useProvenance: boolean): Generator<string> {
  const { attributes, testIds } = view.element;
  for (const { value } of testIds) yield `testid ${value}`;
  if (view.domId !== undefined) yield `id ${view.domId}`;
  if (attributes.name !== undefined) yield `name ${attributes.name.toLowerCase()}`;
  if (attributes.href !== undefined) yield `href ${attributes.href}`;
  for (const { text } of [...view.texts, ...view.hints, ...view.beside]) yield `label ${text}`;
  if (useProvenance) for (const source of view.sources) yield `source ${source}`;
}

function* intentKeys(
  { intent, labels, domId, sites, partSites }: IntentView,
  useProvenance: boolean,
): Generator<string> {
  if (intent.testId !== undefined) yield `testid ${intent.testId}`;
  if (domId !== undefined) yield `id ${domId}`;
  if (intent.name !== undefined) yield `name ${intent.name.toLowerCase()}`;
  if (intent.binds !== undefined) yield `name ${(intent.binds.split(/[:.]/).at(-1) ?? '').toLowerCase()}`;
  if (intent.href !== undefined)
    for (const href of [intent.href, `#${intent.href}`, `.${intent.href}`]) yield `href ${href}`;
  for (const { text } of labels) yield `label ${text}`;
  for (const text of [intent.placeholder, intent.title])
    if (text !== undefined) yield `label ${text.trim().toLowerCase()}`;
  if (intent.control === 'radio')
    for (const { label } of intent.options ?? []) yield `label ${label.trim().toLowerCase()}`;
  if (useProvenance) for (const site of [...sites, ...partSites.flat()]) yield `source ${site}`;
}
