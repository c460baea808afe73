import { canonicalJson, type Field, type Tool } from '@webmcp/contract';
import { asciiSlug, nameSlug } from '@webmcp/text';

import { toolId } from '../identity/identity.js';
import { settingsBy } from '../naming/settings-of.js';
import { uniqueNames } from '../naming/unique-names.js';
import { worst } from '../risk/model/risk-evidence.js';
import { withOverride } from '../risk/risk-override.js';
import { withSettings } from './with-settings.js';

/**
 * Makes one tool of each flow, if the map lists every step of it. The tool takes the fields of all steps and runs the steps in
 * order. Two steps with a field of one key make no such tool, because a call could not choose. Config excludes and changes
 * such a tool like any other.
 * @param lengths the number of steps of each flow, by its id
 * @param taken the names of all other tools
 */
export function flowTools(
  tools: readonly Tool[],
  lengths: ReadonlyMap<string, { steps: number; label: string }>,
  taken: ReadonlySet<string>,
  settingsOf: ReturnType<typeof settingsBy>,
): Tool[] {
  const found = [...lengths].flatMap(([id, { steps, label }]) => {
    const own = tools.filter(({ flow }) => flow?.id === id).sort((a, b) => a.flow!.step - b.flow!.step);
    const keys = own.flatMap(({ fields }) => fields.map(({ key }) => key));
    const isWhole = own.length === steps && steps > 1 && new Set(keys).size === keys.length;
    return isWhole && own.every(({ row, action }) => row === undefined && action !== undefined)
      ? [flowTool(id, own, label)]
      : [];
  });
  const set = found.map((tool) => {
    const { id, name, states, risk } = tool;
    return { tool, ...settingsOf({ id, names: [name], states, level: risk.level }) };
  });
  const offered = set.filter(({ settings }) => settings?.exclude !== true);
  const names = uniqueNames(
    offered.map(({ tool: { id, name }, settings }) => {
      const fixed = settings?.name;
      return { id, name, places: [], ...(fixed === undefined ? {} : { fixed }) };
    }),
    taken,
  );
  return offered.map(({ tool, settings, states }) => ({
    ...tool,
    name: names.get(tool.id) ?? tool.name,
    description: settings?.description ?? tool.description,
    risk: withOverride(tool.risk, settings?.risk),
    fields: tool.fields.map((field) => withSettings(field, settings)),
    states,
  }));
}

function flowTool(flow: string, steps: readonly Tool[], label: string): Tool {
  const [first] = steps;
  const last = steps.at(-1);
  const { source, states, container, reach } = first!;
  const level = worst(steps.map(({ risk }) => risk.level));
  return {
    id: toolId(canonicalJson({ kind: 'flow', flow }), 0),
    name: nameSlug(`complete_${asciiSlug(label) || last!.name}`),
    title: `Complete ${label || last!.title}`,
    description: `Runs ${steps.length} steps in order: ${steps.map(({ title }) => title).join(', ')}.`,
    kind: 'form',
    risk: { level, reasons: steps.flatMap(({ risk }) => risk.reasons) },
    ...(source === undefined ? {} : { source }),
    states,
    ...(container === undefined ? {} : { container }),
    ...(reach === undefined ? {} : { reach }),
    fields: steps.flatMap(fieldsOf),
    flow: { id: flow, step: 0, steps: steps.map(({ id }) => id) },
  };
}

/** Returns the fields of a step, each with the container of its step. */
const fieldsOf = ({ fields, container }: Tool): Field[] =>
  fields.map((field) => (container === undefined || field.container !== undefined ? field : { ...field, container }));
