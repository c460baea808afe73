import { selectorStrategies, unknownStrategy } from '@webmcp/text';
import { z } from 'zod';

import type { JsonValue } from '../map.js';

/** Zod twins of the types in `map.ts`, named alike. They refuse unknown strategies and broken scores, and let additions pass. */

const text = z.string().regex(/\S/, 'is empty');
const fraction = z.number().min(0).max(1);

const jsonValue: z.ZodType<JsonValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(jsonValue), z.record(z.string(), jsonValue)]),
);
const jsonSchema = z.record(z.string(), jsonValue);

const source = z.looseObject({
  file: text.regex(/^[^/\\][^\\]*$/, 'is not relative with forward slashes'),
  line: z.int().min(1),
  column: z.int().min(1),
});

/** Accepts the names of the given strategies, and refuses any other by its name. */
export function strategyName<Name extends string>(strategies: readonly { readonly name: Name }[]) {
  return z.enum(
    strategies.map(({ name }) => name),
    { error: ({ input }) => unknownStrategy(input, strategies) },
  );
}

const selector = z.looseObject({
  strategy: strategyName(selectorStrategies),
  value: text,
  score: z.number().gt(0).max(1),
});

const fingerprint = z.looseObject({
  kind: text,
  labels: z.array(z.string()),
  name: z.string().exactOptional(),
  id: z.string().exactOptional(),
  type: z.string().exactOptional(),
  href: z.string().exactOptional(),
  placeholder: z.string().exactOptional(),
  datum: z.string().exactOptional(),
  icon: z.string().exactOptional(),
  near: z.string().exactOptional(),
  twin: z.string().exactOptional(),
  place: z.string().exactOptional(),
  scope: z.array(z.string()),
  unique: z.array(z.string()),
});

const target = z.looseObject({
  selectors: z.array(selector),
  confidence: fraction,
  source: source.exactOptional(),
  fingerprint: fingerprint.exactOptional(),
  handled: z.literal(true).exactOptional(),
  double: z.literal(true).exactOptional(),
  match: z
    .looseObject({
      score: fraction,
      signals: z.looseObject({
        nameId: z.number(),
        label: z.number(),
        role: z.number(),
        labelledby: z.number(),
        container: z.number(),
      }),
      provenance: z.boolean().exactOptional(),
    })
    .exactOptional(),
  survival: z.looseObject({ survived: z.int().min(0), trials: z.int().min(0), wrong: z.int().min(0) }).exactOptional(),
});

const reachStep = z.discriminatedUnion('do', [
  z.looseObject({
    do: z.literal('click'),
    target,
    container: target.exactOptional(),
    outside: z.array(z.looseObject({ selectors: z.array(selector), confidence: fraction })).exactOptional(),
    row: z.looseObject({ rows: target, key: target }).exactOptional(),
  }),
  z.looseObject({ do: z.literal('navigate'), route: text }),
  z.looseObject({ do: z.literal('fill'), target, field: text }),
]);

const count = z.int().min(0);

const coverage = z.looseObject({
  elements: count,
  inTools: count,
  unstable: count,
  shared: count,
  dead: count,
  unmatched: count,
  leftOut: z.record(z.string(), count),
  places: z.looseObject({ stamp: count, call: count, handler: count, none: count }),
});

const state = z.looseObject({
  id: text,
  route: text,
  from: z.enum(['route', 'harness', 'explored']),
  reach: z.array(reachStep).exactOptional(),
  coverage: coverage.exactOptional(),
});

const basis = z.enum(['source', 'page', 'both']).exactOptional();

const singleField = z.looseObject({
  ...target.shape,
  key: text,
  label: z.string(),
  role: text,
  schema: jsonSchema,
  required: z.boolean(),
  endsWith: z.literal('Enter').exactOptional(),
  suggests: z.literal(true).exactOptional(),
  sensitive: z.enum(['password', 'otp', 'payment', 'identity', 'file']).exactOptional(),
  allowed: z.literal(true).exactOptional(),
  container: target.exactOptional(),
  basis,
});

const field = z.looseObject({
  ...singleField.shape,
  items: z.array(singleField).exactOptional(),
  rows: target.exactOptional(),
  remove: target.exactOptional(),
});

const risk = z.looseObject({
  level: z.enum(['safe', 'caution', 'destructive']),
  reasons: z.array(z.looseObject({ signal: text, evidence: z.string(), source: source.exactOptional() })),
});

const read = z.looseObject({
  kind: z.enum(['table', 'list', 'rows', 'pairs', 'figures', 'page']),
  set: target,
  item: target.exactOptional(),
  row: z.looseObject({ key: target, holds: target }).exactOptional(),
  columns: z.array(z.looseObject({ key: text, title: text, schema: jsonSchema })),
});

const worded = z.looseObject({
  by: text,
  input: text,
  rules: z.looseObject({ name: text, title: text, description: text }),
  risk: z.enum(['safe', 'caution', 'destructive']).exactOptional(),
  refused: text.exactOptional(),
});

const tool = z.looseObject({
  id: z.string().regex(/^wm_[A-Za-z0-9_-]{6,}$/),
  name: z.string().regex(/^[A-Za-z0-9_.-]{1,128}$/),
  title: text,
  description: text,
  aliases: z.array(z.string()).exactOptional(),
  worded: worded.exactOptional(),
  kind: z.enum(['form', 'action', 'row-action', 'navigation', 'read']),
  basis,
  risk,
  source: source.exactOptional(),
  states: z.array(text),
  container: target.exactOptional(),
  reach: z.array(reachStep).exactOptional(),
  order: z.int().min(1).exactOptional(),
  flow: z.looseObject({ id: text, step: z.int().min(0), steps: z.array(text).exactOptional() }).exactOptional(),
  row: z.looseObject({ param: text, rows: target, key: target }).exactOptional(),
  fields: z.array(field),
  action: target.exactOptional(),
  read: read.exactOptional(),
  submitsTo: z.string().exactOptional(),
  submitsBy: z.string().exactOptional(),
  sends: z.array(z.string()).exactOptional(),
  expects: z.array(z.looseObject({ method: text, path: z.string(), keys: z.array(z.string()) })).exactOptional(),
  asks: z.looseObject({ answers: z.array(text).min(1), says: z.array(text).exactOptional() }).exactOptional(),
  prompts: z
    .array(
      z.looseObject({
        key: text,
        label: text,
        message: z.string().exactOptional(),
        inDialog: z.literal(true).exactOptional(),
      }),
    )
    .min(1)
    .exactOptional(),
  onlyView: z.literal(true).exactOptional(),
  unstable: z.literal(true).exactOptional(),
  proof: z
    .looseObject({ level: z.enum(['located', 'filled', 'submitted']), result: z.string(), browser: z.string() })
    .exactOptional(),
});

const sourceTool = z.looseObject({
  id: tool.shape.id,
  kind: tool.shape.kind,
  title: z.string(),
  risk,
  expects: tool.shape.expects,
  action: z.looseObject({ label: z.string(), source }).exactOptional(),
  fields: z.array(
    z.looseObject({
      key: field.shape.key,
      label: field.shape.label,
      role: field.shape.role,
      schema: field.shape.schema,
      required: field.shape.required,
      sensitive: field.shape.sensitive,
      source,
    }),
  ),
});

const guidance = z.looseObject({
  do: z.enum(['data-mcp', 'harness', 'llm', 'label', 'config']),
  text,
  at: source.exactOptional(),
  paste: text.exactOptional(),
  into: z.array(z.looseObject({ ...source.shape, tag: text })).exactOptional(),
  doubt: text.exactOptional(),
});

const unstable = z.looseObject({
  what: z.enum(['field', 'action']),
  label: z.string(),
  tool: z.string().exactOptional(),
  toolName: text.exactOptional(),
  unlocks: z.int().min(0).exactOptional(),
  failedProof: z.string().exactOptional(),
  basis,
  source: source.exactOptional(),
  selectors: z.array(selector),
  confidence: fraction,
  guidance: z.array(guidance).min(1),
});

export const mapSchema = z.looseObject({
  version: z.literal(1),
  generator: z.looseObject({ name: z.literal('webmcp'), version: text }),
  app: z.looseObject({ frameworks: z.array(text) }),
  testIdAttributes: z.array(text).refine((names) => names.includes('data-mcp'), 'lacks "data-mcp"'),
  states: z.array(state),
  tools: z.array(tool),
  unstable: z.array(unstable),
  declared: z.array(z.looseObject({ name: text, description: z.string().exactOptional(), source })).exactOptional(),
  unmatched: z.looseObject({
    intents: z.array(z.looseObject({ label: z.string(), control: text, source, reason: text })),
    elements: z.array(z.looseObject({ role: z.string(), label: z.string(), state: text, reason: text })),
  }),
  sourceTools: z.array(sourceTool).exactOptional(),
  integrity: z.string().regex(/^[0-9a-f]{64}$/),
});
