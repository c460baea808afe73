import type { Field, Tool } from '@webmcp/contract';

import type { Change } from './change.js';
import { fieldAspects } from './field-aspects.js';
import { pairAlike } from './pair-alike.js';

/**
 * Compares the fields of a tool by key. The rest is paired by {@link likeness}: a new label may bring a new key.
 */
export function compareFields(was: Tool, is: Tool): Change[] {
  const { pairs, removed, added } = pairFields(was.fields, is.fields);
  return [
    ...removed.map(({ key, label }): Change => ({
      kind: 'field-removed',
      field: key,
      what: `field ${key} ("${label}") is gone`,
      ...placeIn(is, undefined),
    })),
    ...is.fields.flatMap((field): Change[] => {
      if (added.includes(field)) return [newField(field, is)];
      const before = pairs.get(field);
      return before === undefined ? [] : compareField(before, field, is);
    }),
  ];
}

function pairFields(
  was: readonly Field[],
  is: readonly Field[],
): { pairs: Map<Field, Field>; removed: Field[]; added: Field[] } {
  const known = new Map(was.map((field) => [field.key, field]));
  const pairs = new Map(is.flatMap((field) => (known.has(field.key) ? [[field, known.get(field.key)!] as const] : [])));
  const paired = new Set(pairs.values());
  const restOf = { was: was.filter((field) => !paired.has(field)), is: is.filter((field) => !pairs.has(field)) };
  const alike = pairAlike(restOf.was, restOf.is, likeness, fieldFloor);
  for (const [before, now] of alike) pairs.set(now, before);
  return {
    pairs,
    removed: restOf.was.filter((field) => !alike.some(([before]) => before === field)),
    added: restOf.is.filter((field) => !alike.some(([, now]) => now === field)),
  };
}

/** The least likeness of one field with two keys. The place, or a selector, must be the same beside role and type. */
const fieldFloor = 3;

/** Adds up the evidence that two fields with different keys are one field. */
function likeness(was: Field, is: Field): number {
  const shared = was.selectors.some(({ strategy, value, score }) =>
    is.selectors.some((other) => score > 0.2 && other.strategy === strategy && other.value === value),
  );
  const sameFile = was.source !== undefined && was.source.file === is.source?.file;
  return (
    (was.role === is.role ? 1 : 0) +
    (was.schema['type'] === is.schema['type'] && was.schema['format'] === is.schema['format'] ? 0.5 : 0) +
    (sameFile && was.source?.line === is.source?.line ? 1.5 : 0) +
    (was.label !== '' && was.label === is.label ? 2 : 0) +
    (shared ? 2 : 0)
  );
}

function newField(field: Field, tool: Tool): Change {
  const { key, label, required } = field;
  return {
    kind: required ? 'required-field-added' : 'field-added',
    field: key,
    what: `field ${key} ("${label}") is new${required ? ' and required' : ''}`,
    ...placeIn(tool, field),
  };
}

function compareField(was: Field, is: Field, tool: Tool): Change[] {
  return fieldAspects
    .flatMap(({ changes }) => changes(was, is))
    .map((change): Change => {
      if (change.kind === 'note') return { ...change, part: `field ${is.key}` };
      return { ...change, field: is.key, what: `field ${is.key} ${change.what}`, ...placeIn(tool, is) };
    });
}

function placeIn(tool: Tool, field: Field | undefined): Pick<Change & { kind: 'field-added' }, 'source'> {
  const source = field?.source ?? tool.source;
  return source === undefined ? {} : { source };
}
