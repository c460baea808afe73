import type { PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { containerAt } from '../match/model/container-at.js';
import type { AppCode } from '../source/app-code.js';
import { generatedLists } from './generated-list.js';
import { namesPager } from './turns-pages.js';

/** Decides whether a file of the app contains a text. Undefined if the files do not hold the app's texts. */
export type IsWritten = (text: string) => boolean | undefined;

/**
 * The share of the names on the pages that the files must contain. Below it, a text that the files lack still names a
 * control: a template engine's files are not read.
 */
const forNames = 0.5;

/** The share before such a text is left out of the evidence for a target. A page of records has many names from data. */
export const forEvidence = 0.15;

/**
 * Returns the decision for an app, by the names of the controls outside rows on all of its pages. The elements of a list that
 * a script made count once. The words of a library's pager count as written.
 */
export function isWrittenIn(
  code: AppCode | undefined,
  snapshots: readonly PageSnapshot[],
  share: number = forNames,
): IsWritten {
  if (code === undefined) return () => undefined;
  const names = new Set(
    snapshots.flatMap((snapshot) => {
      const lists = generatedLists(snapshot);
      return snapshot.elements
        .filter(({ chain }) => chain.every((index) => containerAt(snapshot, index)?.kind !== 'row'))
        .filter((element) => (lists.get(element) ?? element) === element)
        .map(({ name, labels }) => foldText(labels[0] ?? name))
        .filter((text) => /\p{L}/u.test(text));
    }),
  );
  const found = [...names].filter((name) => code.writes(name));
  return found.length >= share * names.size ? (text) => code.writes(text) || namesPager(text) : () => undefined;
}
