import type { LinkedValue } from '../../link/model/linked.js';
import type { Constraints } from '../model/intent.js';
import { literalText, member } from '../values/prop-values.js';
import { schemaSteps, type SchemaStep } from './schema-steps.js';

/** The rules of one field's schema. */
export interface SchemaRules {
  /** The kind of value: a number, a text of a format, or any. */
  type: 'any' | 'number' | 'email' | 'url';
  constraints: Constraints;
}

/** The rules so far, while the steps of a chain are read. */
interface Draft {
  type: 'string' | 'number' | 'other';
  format?: 'email' | 'url';
  /** True if the schema refuses a missing or empty value. */
  isRequired: boolean;
  isOptional: boolean;
  constraints: Constraints;
}

type Reader = (draft: Draft, step: SchemaStep) => void;

/** Sets a lower limit: of a number, or of the length of a text. A text of one character at least is required. */
const least: Reader = (draft, { args }) => {
  const limit = numberOf(args[0]);
  if (limit === undefined) return;
  if (draft.type === 'number') {
    draft.constraints.min = String(limit);
    // A coercing schema makes zero of the empty text.
    if (limit > 0) draft.isRequired = true;
  } else shortest(draft, limit);
};

const most: Reader = (draft, { args }) => {
  const limit = numberOf(args[0]);
  if (limit === undefined) return;
  if (draft.type === 'number') draft.constraints.max = String(limit);
  else draft.constraints.maxLength = limit;
};

/** An exclusive limit has a place in JSON Schema only if the number is whole. */
const above =
  (by: 1 | -1): Reader =>
  (draft, { args }) => {
    const limit = args.length === 0 ? 0 : numberOf(args[0]);
    if (limit === undefined || draft.constraints.step !== '1') return;
    draft.constraints[by === 1 ? 'min' : 'max'] = String(limit + by);
  };

const length: Reader = (draft, { args }) => {
  const limit = numberOf(args[0]);
  if (limit !== undefined) {
    shortest(draft, limit);
    draft.constraints.maxLength = limit;
    return;
  }
  // Mantine: hasLength({ min: 2, max: 10 }).
  least(draft, { name: 'min', args: optionsOf(args[0], 'min'), coerces: false });
  most(draft, { name: 'max', args: optionsOf(args[0], 'max'), coerces: false });
};

const range: Reader = (draft, { args }) => {
  draft.type = 'number';
  least(draft, { name: 'min', args: optionsOf(args[0], 'min'), coerces: false });
  most(draft, { name: 'max', args: optionsOf(args[0], 'max'), coerces: false });
};

const pattern: Reader = (draft, { args }) => {
  const text = literalText(args[0]);
  if (text === undefined || !compiles(text)) return;
  // HTML's pattern matches the whole value, a schema's expression any part of it.
  const whole = /^\^.*\$$/u.test(text) && !text.includes('|');
  draft.constraints.pattern = whole ? text.slice(1, -1) : `(?=[\\s\\S]*?(?:${text}))[\\s\\S]*`;
  if (!text.startsWith('^')) return;
  draft.isRequired ||= !new RegExp(text, 'u').test('');
};

const choices: Reader = (draft, { args }) => {
  const listed = args[0]?.kind === 'array' ? args[0].items : [];
  const texts = listed.map(literalText);
  draft.isRequired = draft.isRequired || listed.length > 0;
  if (texts.length === 0 || texts.some((text) => text === undefined)) return;
  draft.constraints.pattern = texts.map((text) => (text ?? '').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
};

const format =
  (of: 'email' | 'url'): Reader =>
  (draft) => {
    draft.type = 'string';
    draft.format = of;
    draft.isRequired = true;
  };

const number: Reader = (draft, { coerces }) => {
  draft.type = 'number';
  draft.isRequired = !coerces;
};

const integer: Reader = (draft, step) => {
  // `z.int()` is a schema of its own.
  if (draft.type !== 'number') number(draft, step);
  draft.constraints.step = '1';
};

const required: Reader = (draft) => {
  draft.isRequired = true;
  draft.isOptional = false;
};

const optional: Reader = (draft) => {
  draft.isOptional = true;
};

/** Reads the schema inside a wrapping call: `v.optional(schema)`, `z.preprocess(function, schema)`. */
const wrapped: Reader = (draft, { args }) => {
  const inner = args.find((argument) => argument.kind === 'call');
  if (inner !== undefined) readSteps(draft, schemaSteps(inner));
};

/** The calls that zod, yup, valibot and Mantine have for one field, by name. Any other call changes nothing. */
const readers: Readonly<Record<string, Reader>> = {
  string: (draft) => {
    draft.type = 'string';
  },
  number,
  bigint: number,
  int: integer,
  integer,
  date: (draft) => {
    draft.type = 'other';
    draft.isRequired = true;
  },
  literal: (draft, { args }) => {
    draft.isRequired = literalText(args[0]) !== '';
  },
  enum: choices,
  nativeEnum: choices,
  picklist: choices,
  oneOf: choices,
  email: format('email'),
  isEmail: format('email'),
  url: format('url'),
  httpUrl: format('url'),
  min: least,
  gte: least,
  minLength: least,
  minValue: least,
  max: most,
  lte: most,
  maxLength: most,
  maxValue: most,
  length,
  hasLength: length,
  isInRange: range,
  nonempty: (draft) => shortest(draft, 1),
  nonEmpty: (draft) => shortest(draft, 1),
  isNotEmpty: required,
  nonnegative: (draft) => {
    draft.constraints.min = '0';
  },
  positive: above(1),
  gt: above(1),
  moreThan: above(1),
  negative: above(-1),
  lt: above(-1),
  lessThan: above(-1),
  step: multiple,
  multipleOf: multiple,
  numeric: (draft) => {
    draft.constraints.pattern = '\\d+';
  },
  regex: pattern,
  matches: pattern,
  required,
  nonoptional: required,
  optional: nested,
  nullish: nested,
  nullable: nested,
  undefinedable: nested,
  notRequired: optional,
  default: optional,
  prefault: optional,
  catch: optional,
  fallback: nested,
  exactOptional: nested,
  or: (draft, { args }) => {
    if (
      schemaSteps(args[0] ?? nothing).some(({ name, args: [value] }) => name === 'literal' && literalText(value) === '')
    )
      draft.isOptional = true;
    // Another option may lack the limits of this one.
    draft.constraints = {};
    delete draft.format;
  },
  preprocess: wrapped,
  coerce: wrapped,
  pipe: (draft, { args }) => {
    for (const argument of args) readSteps(draft, schemaSteps(argument));
  },
};

const nothing: LinkedValue = { kind: 'unknown', at: { file: '', line: 1, column: 1 } };

/** `schema.optional()` in a chain, or `optional(schema)` around a schema. */
function nested(draft: Draft, step: SchemaStep): void {
  wrapped(draft, step);
  draft.isOptional = true;
}

function multiple(draft: Draft, { args }: SchemaStep): void {
  const unit = numberOf(args[0]);
  if (unit !== undefined) draft.constraints.step = String(unit);
}

function shortest(draft: Draft, limit: number): void {
  draft.constraints.minLength = limit;
  if (limit > 0) draft.isRequired = true;
}

function readSteps(draft: Draft, steps: readonly SchemaStep[]): void {
  for (const step of steps) if (Object.hasOwn(readers, step.name)) readers[step.name]?.(draft, step);
}

/** In these libraries a missing value passes every check but `required`. */
const lenient: ReadonlySet<string> = new Set(['yup', 'vee-validate']);

/** Returns the rules of a field's schema: a chain of calls, or vee-validate's text `required|email`. */
export function schemaRules(schema: LinkedValue): SchemaRules {
  const draft: Draft = { type: 'other', isRequired: false, isOptional: false, constraints: {} };
  const steps = schema.kind === 'literal' ? textSteps(String(schema.value)) : schemaSteps(schema);
  readSteps(draft, steps);
  const { constraints } = draft;
  const isLenient = steps.some(({ package: from = '' }) => lenient.has(from));
  const isRequired = isLenient ? steps.some(({ name }) => name === 'required') : draft.isRequired;
  if (isRequired && !draft.isOptional) constraints.required = true;
  return { type: draft.format ?? (draft.type === 'number' ? 'number' : 'any'), constraints };
}

/** The names of vee-validate's rules whose calls have another name here. */
const textRules: Readonly<Record<string, string>> = { min_value: 'minValue', max_value: 'maxValue' };

/** Reads `required|min:3` as calls. Limits of values come last, because the name of the rule makes the value a number. */
function textSteps(text: string): SchemaStep[] {
  return text.split('|').flatMap((rule) => {
    const [name = '', argument] = rule.split(':', 2);
    const call = textRules[name] ?? name;
    const args: LinkedValue[] = argument === undefined ? [] : [{ ...nothing, kind: 'literal', value: argument }];
    const step = { name: call, args, package: 'vee-validate', coerces: false };
    return call.endsWith('Value') ? [{ ...step, name: 'number', args: [] }, step] : [step];
  });
}

const numberOf = (value: LinkedValue | undefined): number | undefined => {
  const text = literalText(value);
  const found = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(found) ? found : undefined;
};

function optionsOf(options: LinkedValue | undefined, key: string): LinkedValue[] {
  const value = member(options, key);
  return value === undefined ? [] : [value];
}

function compiles(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
