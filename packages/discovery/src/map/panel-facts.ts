import type { GroundTruthMap, PanelFacts, PanelTool, Tool } from '@webmcp/contract';

import { manifestOf } from './manifest.js';

/** Returns all that the panel of a dev server shows of a map. */
export function panelFacts(map: GroundTruthMap): Omit<PanelFacts, 'withdrawn' | 'editor'> {
  const { tools } = manifestOf(map);
  return {
    testIdAttributes: map.testIdAttributes,
    tools: map.tools.map((tool, at): PanelTool => {
      const { container, action, fields } = tools[at]!;
      const { name, title, description, risk, proof, source, states } = tool;
      return {
        name,
        title,
        description,
        level: risk.level,
        reasons: risk.reasons.map(({ signal, evidence }) => `${evidence} (${signal})`),
        confidence: weakest(tool),
        ...(proof === undefined ? {} : { proof: `${proof.level}: ${proof.result}` }),
        routes: [...new Set(map.states.flatMap(({ id, route }) => (states.includes(id) ? [route] : [])))],
        ...(source === undefined ? {} : { source }),
        mergeable: map.tools.filter((other) => mayMerge(tool, other)).map((other) => other.name),
        targets: [container, ...fields, action].filter((target) => target !== undefined),
      };
    }),
    heldBack: map.unstable.map(({ label, toolName, source, guidance }) => ({
      label,
      ...(toolName === undefined ? {} : { tool: toolName }),
      ...(source === undefined ? {} : { source }),
      guidance: guidance.map(({ text, at, paste }) => ({
        text,
        ...(at === undefined ? {} : { at }),
        ...(paste === undefined ? {} : { paste }),
      })),
    })),
  };
}

/** Returns the least confidence of the targets that a call acts on. */
const weakest = ({ action, fields }: Tool): number =>
  Math.min(1, ...fields.map(({ confidence }) => confidence), ...(action === undefined ? [] : [action.confidence]));

/**
 * Decides whether the map allows a merge of two tools: they are of one kind, and no page shows both. The next run decides by
 * the source whether both lead to the same action.
 */
export const mayMerge = (one: Tool, other: Tool): boolean =>
  one.id !== other.id &&
  one.kind !== 'read' &&
  one.kind === other.kind &&
  !one.states.some((state) => other.states.includes(state));
