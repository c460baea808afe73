import { type Config, type GroundTruthMap, integrityOf, type Tool } from '@webmcp/contract';

import { flowRules } from './flow-rules.js';

/** A proposal of config that the pages do not bear out. */
export interface RefusedProposal {
  /** The place in config: `flows.checkout`. */
  proposal: string;
  reason: string;
}

/**
 * Applies the proposals of config that concern several tools: their order and their flows. Names the proposals that fail,
 * also those for one tool. Whoever proposes, the map decides: a proposal never changes ids, targets or risks.
 */
export function applyProposals(
  map: GroundTruthMap,
  config: Config,
): { map: GroundTruthMap; refused: RefusedProposal[] } {
  const refused: RefusedProposal[] = [];
  const byKey = new Map([
    ...map.tools.map((tool) => [tool.name, tool] as const),
    ...map.tools.map((tool) => [tool.id, tool] as const),
  ]);
  const order = new Map<Tool, number>();
  for (const key of config.order ?? []) {
    const tool = byKey.get(key);
    if (tool === undefined) refused.push({ proposal: `order: ${key}`, reason: unknown });
    else if (!order.has(tool)) order.set(tool, order.size + 1);
  }
  const flows = flowsOf(map, config, byKey, refused);
  refused.push(...refusedSettings(map, config));
  if (order.size === 0 && flows.size === 0) return { map, refused };
  const { integrity: _, ...rest } = map;
  const tools = map.tools.map((tool) => {
    const [at, flow] = [order.get(tool), flows.get(tool)];
    return { ...tool, ...(at === undefined ? {} : { order: at }), ...(flow === undefined ? {} : { flow }) };
  });
  const changed = { ...rest, tools };
  return { map: { ...changed, integrity: integrityOf(changed) }, refused };
}

const unknown = 'no tool of the map has this id or name';

function flowsOf(
  map: GroundTruthMap,
  config: Config,
  byKey: ReadonlyMap<string, Tool>,
  refused: RefusedProposal[],
): Map<Tool, NonNullable<Tool['flow']>> {
  const routes = new Map(map.states.map(({ id, route }) => [id, route]));
  const routesOf = ({ states }: Tool): string[] => states.flatMap((state) => routes.get(state) ?? []);
  const flows = new Map<Tool, NonNullable<Tool['flow']>>();
  for (const [name, keys] of Object.entries(config.flows ?? {})) {
    const missing = keys.find((key) => !byKey.has(key));
    const steps = keys.flatMap((key) => byKey.get(key) ?? []);
    const known = steps.map((tool) => ({ ...tool, ...(flows.has(tool) ? { flow: flows.get(tool)! } : {}) }));
    const rule = flowRules.find(({ refuses }) => refuses(known, routesOf));
    if (missing !== undefined) refused.push({ proposal: `flows.${name}: ${missing}`, reason: unknown });
    else if (rule !== undefined) refused.push({ proposal: `flows.${name}`, reason: rule.reason });
    else for (const [at, tool] of steps.entries()) flows.set(tool, { id: `flow_${name}`, step: at + 1 });
  }
  return flows;
}

/** Returns the settings of config that no tool has, and the names that a tool could not take. */
function refusedSettings({ tools, unstable }: GroundTruthMap, config: Config): RefusedProposal[] {
  const held = new Set(unstable.flatMap(({ tool, toolName }) => [tool, toolName]));
  return Object.entries(config.tools ?? {}).flatMap(([key, { name, exclude }]): RefusedProposal[] => {
    // An excluded tool is in no map, and config is how it was excluded.
    if (exclude === true) return [];
    const tool = tools.find((one) => one.id === key || one.name === key || one.name === name);
    // A name may come from an earlier map. Only an id names a tool that must be there.
    if (tool === undefined)
      return held.has(key) || !key.startsWith('wm_') ? [] : [{ proposal: `tools.${key}`, reason: unknown }];
    if (name === undefined || tool.name === name) return [];
    const isAllowed = /^[A-Za-z0-9_.-]{1,120}$/.test(name);
    const reason = isAllowed ? `another tool has the name ${name}` : `a browser takes no tool with the name ${name}`;
    return [{ proposal: `tools.${key}.name`, reason }];
  });
}
