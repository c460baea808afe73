import type { Field, JsonSchema } from '@webmcp/contract';

import type { SynthesizedTarget } from '../synthesize/tool-targets.js';

/** The parts of a tool that decide whether one of its fields is conditional. */
export interface FieldsOfTool {
  offered: readonly SynthesizedTarget[];
  action: SynthesizedTarget | null;
}

/**
 * Decides whether the page shows a field only sometimes: another field of the tool shows the field, or the page shows
 * the action without the field. A call may then omit the field, also where the page demands a value.
 */
export function isConditional(field: SynthesizedTarget, tool: FieldsOfTool): boolean {
  const states = statesOf(field);
  const isAway = states.size > 0 && [...statesOf(tool.action)].some((state) => !states.has(state));
  return isAway || bringerOf(field, tool) !== -1;
}

/**
 * Adds the condition of a field to its description: `Only with Kind of trip: There and back`.
 * @param fields the fields of the tool, in the order of `tool.offered`
 */
export function withCondition(field: Field, at: number, fields: readonly Field[], tool: FieldsOfTool): Field {
  const own = tool.offered[at];
  const bringer = own === undefined ? undefined : fields[bringerOf(own, tool)];
  if (own === undefined || bringer === undefined) return field;
  const title = titleOf(bringer.schema, own.intent.shownIf?.value);
  const condition =
    bringer.schema['type'] === 'boolean' || title !== undefined
      ? `Only with ${bringer.label}${title === undefined ? '' : `: ${title}`}`
      : `Depends on ${bringer.label}`;
  return { ...field, schema: { ...field.schema, description: condition } };
}

/** Returns the position of the field whose state shows this field; -1 without one. */
function bringerOf({ intent }: SynthesizedTarget, { offered }: FieldsOfTool): number {
  const { shownIf } = intent;
  return shownIf === undefined
    ? -1
    : offered.findIndex((other) => other.intent !== intent && other.intent.binds === shownIf.state);
}

const statesOf = (target: SynthesizedTarget | null): Set<string> =>
  new Set(target?.matchedElements.map(({ snapshot }) => snapshot.state));

/** Returns the text of a choice; undefined for any other value. */
function titleOf(
  { enum: values, oneOf }: JsonSchema,
  value: string | number | boolean | undefined,
): string | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  const titled = Array.isArray(oneOf) ? (oneOf as { const: unknown; title: string }[]) : [];
  const found = titled.find((choice) => choice.const === value)?.title;
  return found ?? (Array.isArray(values) && values.includes(value) ? String(value) : undefined);
}
