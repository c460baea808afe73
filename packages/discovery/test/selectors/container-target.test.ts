import type { PageContainer, PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { containerTarget } from '../../src/selectors/container-target.js';

const title = "Edit task 'Ada'";
const path = { strategy: 'css', value: 'body > div:nth-of-type(2)', score: 0.2 };

/** Makes the target of a drawn dialog with a title, for a tool that the rows with these keys open. */
const targetFor = (keys: string[], dataLabels?: string[]) => {
  const container = {
    index: 0,
    kind: 'dialog',
    tag: 'div',
    role: 'generic',
    candidates: [{ selector: path, document: 1, containers: {} }],
    fingerprint: { kind: 'dialog', labels: [title], scope: [], unique: ['label'] },
    ...(dataLabels === undefined ? {} : { dataLabels }),
  } as unknown as PageContainer;
  const snapshot = { state: 'edit' } as PageSnapshot;
  const labels = [{ text: 'Edit task', parts: ["Edit task '", null, "'"], from: 'title' as const }];
  return containerTarget(
    [{ container, snapshot } as never],
    { labels: keys.length > 0 ? labels : [], keys },
    () => false,
  );
};

test('a title with the name of a record is no evidence for a tool that no row opens', () => {
  expect(targetFor([], [title]).fingerprint).toBeUndefined();
  expect(targetFor([]).fingerprint?.labels).toEqual([title]);
});

test('the key of the row replaces the name for a tool that a row opens', () => {
  expect(targetFor(['Ada'], [title]).fingerprint?.labels).toEqual(["Edit task '{row}'"]);
});
