import type { CallResult, JsonValue, ManifestTool } from '@webmcp/contract';

const brief = (value: JsonValue): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/** What the person is asked before a destructive tool acts: the tool, the row, the values, and every heal. */
export function question(
  tool: ManifestTool,
  values: Record<string, JsonValue>,
  row: string | undefined,
  healed: NonNullable<CallResult['healed']>,
): string {
  return [
    `An agent wants to run: ${tool.title || tool.name}`,
    ...(row === undefined ? [] : [`On: ${brief(row)}`]),
    ...tool.fields.flatMap(({ key, label, sensitive }) =>
      values[key] === undefined ? [] : [`${label}: ${sensitive ? '•••' : brief(values[key])}`],
    ),
    ...healed.map(({ field, from, to }) => `Changed since it was checked: ${field} was ${from}, found by ${to}`),
    'Allow it?',
  ].join('\n');
}
