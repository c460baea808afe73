import { canonicalJson, type JsonSchema, type JsonValue } from '@webmcp/contract';

import { changeIf, type Change } from './change.js';
import type { DifferenceKind } from './difference-kinds.js';

interface Choice {
  value: JsonValue;
  title: string;
}

/** Keywords that are compared elsewhere, or that repeat another part of a field. */
const elsewhere: ReadonlySet<string> = new Set(['title', 'enum', 'oneOf', 'items', 'type', 'description', 'default']);

/** Bounds by the direction in which they narrow. */
const bounds: Readonly<Record<string, 'up' | 'down'>> = {
  minimum: 'up',
  exclusiveMinimum: 'up',
  minLength: 'up',
  minItems: 'up',
  maximum: 'down',
  exclusiveMaximum: 'down',
  maxLength: 'down',
  maxItems: 'down',
};

/**
 * Compares the schemas of a field: each change narrows or widens the accepted values, or leaves them as they are. The
 * title repeats the label and is left out.
 */
export function compareSchemas(was: JsonSchema, is: JsonSchema): Change[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !elsewhere.has(key));
  return [
    ...typeChange(was['type'], is['type']),
    ...choiceChanges(choicesOf(was), choicesOf(is)),
    ...itemChanges(was['items'], is['items']),
    ...keys.flatMap((key) => changed(kindFor(key, was[key], is[key]), key, was, is)),
    ...changed('wording-changed', 'description', was, is),
    ...changed('default-changed', 'default', was, is),
  ];
}

function changed(kind: DifferenceKind, key: string, was: JsonSchema, is: JsonSchema): Change[] {
  const [before, now] = [JSON.stringify(was[key]), JSON.stringify(is[key])];
  return changeIf(!same(was[key], is[key]), kind, `has ${key} ${now ?? 'none'}, which was ${before ?? 'none'}`);
}

function typeChange(was: JsonValue | undefined, is: JsonValue | undefined): Change[] {
  const widens = is === undefined || (was === 'integer' && is === 'number');
  const what = `has type ${JSON.stringify(is) ?? 'none'}, which was ${JSON.stringify(was) ?? 'none'}`;
  return changeIf(!same(was, is), widens ? 'type-widened' : 'type-narrowed', what);
}

function kindFor(key: string, was: JsonValue | undefined, is: JsonValue | undefined): DifferenceKind {
  if (is === undefined) return 'type-widened';
  const narrows = bounds[key];
  if (narrows === undefined || typeof was !== 'number' || typeof is !== 'number') return 'type-narrowed';
  return (narrows === 'up' ? is > was : is < was) ? 'type-narrowed' : 'type-widened';
}

function itemChanges(was: JsonValue | undefined, is: JsonValue | undefined): Change[] {
  if (isSchema(was) && isSchema(is)) return compareSchemas(was, is);
  return changeIf(!same(was, is), 'type-narrowed', 'takes items of another shape');
}

const isSchema = (value: JsonValue | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function choicesOf({ enum: values, oneOf }: JsonSchema): Choice[] | null {
  if (Array.isArray(values)) return values.map((value) => ({ value, title: String(value) }));
  if (!Array.isArray(oneOf) || !oneOf.every((one) => isSchema(one) && 'const' in one)) return null;
  return oneOf.map((one) => {
    const { const: value = null, title } = one as JsonSchema;
    return { value, title: typeof title === 'string' ? title : String(value) };
  });
}

function choiceChanges(was: Choice[] | null, is: Choice[] | null): Change[] {
  if (was === null && is === null) return [];
  if (was === null) return changeIf(true, 'type-narrowed', `takes only one of ${listed(is ?? [])} now`);
  if (is === null) return changeIf(true, 'type-widened', 'no longer lists its options; the page checks them');
  const [before, now] = [byValue(was), byValue(is)];
  const removed = was.filter(({ value }) => !now.has(canonicalJson(value)));
  const added = is.filter(({ value }) => !before.has(canonicalJson(value)));
  const retitled = is.filter(({ value, title }) => (before.get(canonicalJson(value))?.title ?? title) !== title);
  const isReordered =
    removed.length + added.length === 0 && was.some(({ value }, at) => !same(value, is[at]?.value ?? null));
  return [
    ...removed.flatMap((one) => changeIf(true, 'option-removed', `no longer offers the option ${inWords(one)}`)),
    ...added.flatMap((one) => changeIf(true, 'option-added', `offers the new option ${inWords(one)}`)),
    ...retitled.flatMap((one) => {
      const earlier = before.get(canonicalJson(one.value))?.title ?? '';
      return changeIf(true, 'label-changed', `shows the option ${inWords(one)}, which was "${earlier}"`);
    }),
    ...changeIf(isReordered, 'options-reordered', `offers its options in another order: ${listed(is)}`),
  ];
}

const byValue = (choices: readonly Choice[]): Map<string, Choice> =>
  new Map(choices.map((choice) => [canonicalJson(choice.value), choice]));

const listed = (choices: readonly Choice[]): string => choices.map(inWords).join(', ');

const inWords = ({ value, title }: Choice): string =>
  String(value) === title ? JSON.stringify(value) : `${JSON.stringify(value)} ("${title}")`;

const same = (was: JsonValue | undefined, is: JsonValue | undefined): boolean =>
  canonicalJson(was ?? null) === canonicalJson(is ?? null);
