import { z } from 'zod';

import type { Config, Harness } from '../harness.js';
import { libraryTables } from './library-table-schema.js';

/** Returns the schema of an object that refuses unknown options, so that a typing error is reported. */
function known<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has the unknown option ${issue.keys.join(', ')}; known are ${Object.keys(shape).join(', ')}`
        : 'is not an object',
  });
}

const text = z.string('is not a text').min(1, 'is empty');
const texts = z.array(z.string('is not a text'), 'is not a list of texts');
const flag = z.boolean('is not true or false');
const risk = known({
  level: z.enum(['safe', 'caution', 'destructive'], 'is not safe, caution or destructive'),
  reason: z.string('is missing').regex(/\S/, 'is empty'),
});

/** The zod twin of {@link Config}. */
const configSchema: z.ZodType<Config> = known({
  testIdAttributes: texts.exactOptional(),
  include: texts.exactOptional(),
  exclude: texts.exactOptional(),
  command: text.exactOptional(),
  libraries: libraryTables.exactOptional(),
  routes: z
    .record(
      z.string().startsWith('/', 'does not start with /'),
      known({ risk: risk.exactOptional(), exclude: flag.exactOptional() }),
      'is not an object',
    )
    .exactOptional(),
  order: texts.exactOptional(),
  flows: z.record(z.string(), texts, 'is not an object').exactOptional(),
  tools: z
    .record(
      z.string(),
      known({
        name: text.exactOptional(),
        description: text.exactOptional(),
        risk: risk.exactOptional(),
        allowSensitive: texts.exactOptional(),
        denyFields: texts.exactOptional(),
        merge: texts.exactOptional(),
        exclude: flag.exactOptional(),
        allow: flag.exactOptional(),
        prove: z.literal('submitted', "is not 'submitted'").exactOptional(),
      }),
      'is not an object',
    )
    .exactOptional(),
});

const step = z.custom((value) => typeof value === 'function', 'is not a function');

/** The zod twin of {@link Harness}. Unknown members pass. */
const harnessSchema = z.looseObject(
  {
    login: step.optional(),
    states: z.record(
      z.string(),
      z.looseObject(
        {
          route: z.string('is missing').startsWith('/', 'does not start with /'),
          setup: step.optional(),
          expect: z.union([text, texts], 'is not a text or a list of texts').optional(),
          disposable: z.boolean('is not true or false').optional(),
        },
        'is not an object',
      ),
      'is missing',
    ),
  },
  'it has no default export that is an object',
);

/**
 * Returns the place and the reason of the first error in a config, or null for a valid config. `undefined` counts as
 * absent.
 */
export function configFault(value: unknown): string | null {
  return fault(configSchema.safeParse(withoutUndefined(value)), 'it');
}

/** Returns the place and the reason of the first error in a harness, or null for a valid harness. */
export function harnessFault(value: unknown): string | null {
  return fault(harnessSchema.safeParse(value) as z.ZodSafeParseResult<Harness>, '');
}

function fault(parsed: z.ZodSafeParseResult<unknown>, whole: string): string | null {
  if (parsed.success) return null;
  const [first] = parsed.error.issues;
  const place = first?.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('') ?? '';
  return [place.replace(/^\./, '') || whole, first?.message ?? 'is invalid'].filter(Boolean).join(' ');
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, withoutUndefined(item)]),
  );
}
