import type { CallResult, JsonSchema, JsonValue, ManifestTool } from '@webmcp/contract';

import { titleOf } from '../validate/choices-of.js';

/** Writes a value as the page shows it: a choice by its text. */
function shown(value: JsonValue, schema: JsonSchema): string {
  const title = titleOf(schema, value);
  if (Array.isArray(title)) return title.map((each) => shown(each, {})).join(', ');
  if (typeof title === 'object' && title !== null)
    return Object.values(title)
      .map((each) => shown(each, {}))
      .join(' / ');
  return title === true ? 'yes' : title === false ? 'no' : String(title);
}

/** Shortens a value to one line, so that no value can imitate another part of the question. */
const brief = (value: string): string => {
  const text = value.replace(/[\s\p{C}]+/gu, ' ');
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/** The facts of a call that the question shows. */
export interface Asked {
  tool: ManifestTool;
  values: Record<string, JsonValue>;
  row: string | undefined;
  healed: NonNullable<CallResult['healed']>;
  /** The role and name of the element that the call presses; undefined if it is not on the page yet. */
  pressed?: string | undefined;
}

/** Writes the question that a person confirms before a destructive tool acts: the tool, its row, its values, each heal. */
export function question({ tool, values, row, healed, pressed }: Asked): string {
  return [
    `An agent wants to run: ${tool.title || tool.name}`,
    ...(row === undefined ? [] : [`On: ${brief(row)}`]),
    ...tool.fields.flatMap(({ key, label, sensitive, schema }) =>
      values[key] === undefined
        ? []
        : [`${label}${/[?:]$/.test(label) ? '' : ':'} ${sensitive ? '•••' : brief(shown(values[key], schema))}`],
    ),
    ...(tool.prompts ?? []).flatMap(({ key, label }) =>
      values[key] === undefined ? [] : [`${label}: ${brief(shown(values[key], {}))}`],
    ),
    ...(pressed === undefined ? [] : [`Presses: ${brief(pressed)}`]),
    ...(tool.asks ? [`Answers the question of the page: ${tool.asks.answers.map(brief).join(' / ')}`] : []),
    ...healed.map(({ field, from, to }) => `Changed since it was checked: ${field} was ${from}, found by ${to}`),
    'Allow it?',
  ].join('\n');
}
