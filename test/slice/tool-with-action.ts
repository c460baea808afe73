import type { GroundTruthMap, Tool } from '@webmcp/contract';

/** The one tool whose action is the button (or link) with this accessible name. Names of tools are the product's choice. */
export function toolWithAction(map: GroundTruthMap, name: string, role = 'button'): Tool {
  return only(map, `the action ${role} "${name}"`, (tool) =>
    (tool.action?.selectors ?? []).some(
      (selector) => selector.strategy === 'role' && selector.value === `${role}[name=${JSON.stringify(name)}]`,
    ),
  );
}

/** The one read with this title. */
export function readTitled(map: GroundTruthMap, title: string): Tool {
  return only(map, `the read "${title}"`, (tool) => tool.kind === 'read' && tool.title === title);
}

/** The one tool without an action that has fields with exactly these labels. */
export function toolWithFields(map: GroundTruthMap, labels: string[]): Tool {
  return only(
    map,
    `the fields ${labels.join(', ')}`,
    (tool) => tool.action === undefined && sameWords(labelsOf(tool), labels),
  );
}

/** The arguments of a call: keys of fields, found by their labels. */
export function byLabel(tool: Tool, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([label, value]) => {
      const field = tool.fields.find((one) => one.label === label);
      if (field === undefined) {
        throw new Error(`${tool.name} has no field "${label}"; it has: ${labelsOf(tool).join(', ')}`);
      }
      return [field.key, value];
    }),
  );
}

/** The arguments of a call on the row that is named so. */
export function onRow(tool: Tool, row: string): Record<string, unknown> {
  if (tool.row === undefined) throw new Error(`${tool.name} has no row`);
  return { [tool.row.param]: row };
}

function only(map: GroundTruthMap, wanted: string, fits: (tool: Tool) => boolean): Tool {
  const [first, ...others] = map.tools.filter(fits);
  if (first === undefined || others.length > 0) {
    const found = first === undefined ? 'none' : [first, ...others].map((tool) => tool.name).join(', ');
    const all = map.tools.map((tool) => `${tool.name} (${labelsOf(tool).join(', ')})`).join('\n  ');
    throw new Error(`Expected one tool with ${wanted}, found ${found}, among:\n  ${all}`);
  }
  return first;
}

const labelsOf = (tool: Tool): string[] => tool.fields.map((field) => field.label);
const sameWords = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((label) => other.includes(label));
