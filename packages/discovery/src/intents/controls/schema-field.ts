import type { LinkedValue } from '../../link/model/linked.js';
import { member } from '../values/prop-values.js';
import { schemaSteps, type SchemaStep } from './schema-steps.js';

/** The schema of one field. `isOptional` is set if the object around it makes all its fields optional. */
export interface FieldSchema {
  /** Several schemas of one field belong to the options of a union. */
  schemas: readonly LinkedValue[];
  isOptional: boolean;
}

/** Calls whose arguments are the options of a union. A value matches one of them. */
const unions: ReadonlySet<string> = new Set(['union', 'discriminatedUnion', 'variant', 'or', 'xor']);

/** Calls after which no field of an object is required. */
const partials: ReadonlySet<string> = new Set(['partial', 'deepPartial']);

/**
 * Returns the schema of a field inside the schema of a form. Objects, extensions, unions and adapters of form libraries
 * are followed: `zodResolver(base.extend({ … }).refine(…))`.
 *
 * @param path the parts of the field's name: `['address', 'city']`. A position in a list is a number.
 */
export function schemaOfField(schema: LinkedValue, path: readonly string[]): FieldSchema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return { schemas: [schema], isOptional: false };
  if (schema.kind === 'object') return fieldOfObject(schema, key, rest);
  return fieldOfSteps(schemaSteps(schema), path);
}

function fieldOfObject(schema: LinkedValue, key: string, rest: readonly string[]): FieldSchema | undefined {
  // Flat objects of rules, as vee-validate takes them, have the whole path as their key.
  const own = member(schema, key);
  const whole = rest.length === 0 ? undefined : member(schema, [key, ...rest].join('.'));
  if (whole !== undefined) return { schemas: [whole], isOptional: false };
  if (own !== undefined) return schemaOfField(own, rest);
  if (schema.kind !== 'object') return undefined;
  return lastOf(schema.spreads, (spread) => schemaOfField(spread, [key, ...rest]));
}

/** The last call of a chain that has the field decides: a later `extend` replaces a field. */
function fieldOfSteps(steps: readonly SchemaStep[], path: readonly string[]): FieldSchema | undefined {
  let isOptional = false;
  for (const [at, step] of [...steps.entries()].toReversed()) {
    if (partials.has(step.name)) isOptional = true;
    if (step.name === 'omit' && member(step.args[0], path[0] ?? '') !== undefined) return undefined;
    const found = unions.has(step.name)
      ? fieldOfUnion(step, steps.slice(0, at), path)
      : lastOf(step.args, (argument) => schemaOfField(argument, inside(step, path)));
    if (found !== undefined) return { ...found, isOptional: found.isOptional || isOptional };
  }
  return undefined;
}

/** Skips the position in a list of the schema: `items.0.name` is the field `name` of the list's item. */
function inside({ name }: SchemaStep, path: readonly string[]): readonly string[] {
  return name === 'array' && /^\d+$/u.test(path[0] ?? '') ? path.slice(1) : path;
}

/** Returns the field's schemas in all options. A field that an option lacks is optional. */
function fieldOfUnion(
  { name, args }: SchemaStep,
  before: readonly SchemaStep[],
  path: readonly string[],
): FieldSchema | undefined {
  const listed = args.flatMap((argument) => (argument.kind === 'array' ? argument.items : [argument]));
  const options = listed
    .filter(({ kind }) => kind === 'call' || kind === 'object')
    .map((option) => schemaOfField(option, path));
  // The value before `.or(…)` is an option too.
  if (name === 'or' || name === 'xor') options.unshift(fieldOfSteps(before, path));
  const found = options.filter((option) => option !== undefined);
  if (found.length === 0) return undefined;
  return {
    schemas: found.flatMap(({ schemas }) => schemas),
    isOptional: found.length < options.length || found.some((option) => option.isOptional),
  };
}

function lastOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items.toReversed()) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
