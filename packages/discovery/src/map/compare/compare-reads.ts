import { canonicalJson, type Tool } from '@webmcp/contract';

import { changeIf, type Change } from './change.js';
import { compareTargets } from './compare-targets.js';

type Read = NonNullable<Tool['read']>;

const container = { added: 'container-changed', removed: 'container-changed' } as const;

/** Compares the answers of a read: its columns, their schemas, and the part of the page that contains its items. */
export function compareReads(was: Read | undefined, is: Read | undefined): Change[] {
  if (was === undefined || is === undefined) return [];
  const [before, now] = [was, is].map(({ columns }) => new Map(columns.map((column) => [column.key, column])));
  const kept = is.columns.filter(({ key }) => before?.has(key) === true);
  return [
    ...changeIf(was.kind !== is.kind, 'effect-changed', `read a ${was.kind} and reads a ${is.kind}`),
    ...was.columns.flatMap(({ key, title }) =>
      changeIf(now?.has(key) !== true, 'column-removed', `no longer returns the column ${key} ("${title}")`),
    ),
    ...is.columns.flatMap(({ key, title }) =>
      changeIf(before?.has(key) !== true, 'column-added', `returns the new column ${key} ("${title}")`),
    ),
    ...kept.flatMap((column) => {
      const earlier = before?.get(column.key);
      if (earlier === undefined) return [];
      const differs = canonicalJson(earlier.schema) !== canonicalJson(column.schema);
      return [
        ...changeIf(differs, 'type-narrowed', `returns another type in the column ${column.key}`),
        ...changeIf(
          earlier.title !== column.title,
          'label-changed',
          `its column ${column.key} was titled "${earlier.title}" and is titled "${column.title}"`,
        ),
      ];
    }),
    ...compareTargets('the part that it reads', was.set, is.set, container),
    ...compareTargets('the set of its items', was.item, is.item, container),
  ];
}
