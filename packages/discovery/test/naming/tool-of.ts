import type { PageElement } from '@webmcp/contract';

import type { ToolNameRule } from '../../src/naming/rules/tool-name-rule.js';
import { toolNameRules } from '../../src/naming/rules/tool-name-rules.js';
import { toolToName, type ToolToName } from '../../src/naming/rules/tool-to-name.js';
import { tool } from '../build-map.js';
import { buildWorld, type BoxSpec, type ControlSpec } from '../match/build-world.js';

type Candidate = Partial<Parameters<typeof tool>[0]>;

/** A tool with its texts; without a candidate its action is the first control. */
export function toolOf(
  spec: ControlSpec | BoxSpec,
  candidate: Candidate = {},
  shown: PageElement[] = [],
  behind = '',
): ToolToName {
  return toolToName(tool({ kind: 'action', action: 0, ...candidate }), buildWorld([spec]).appModel, {
    elements: shown,
    behind,
  });
}

/** The name of the first rule that fits a tool. */
export function firstRule(named: ToolToName): string | undefined {
  return toolNameRules.find(({ names }) => names(named) !== undefined)?.name;
}

/** The name and the title that a rule gives, with the first rule that fits; undefined where the rule does not fit. */
export function namedBy(rule: ToolNameRule, named: ToolToName): string | undefined {
  const given = rule.names(named);
  return given === undefined ? undefined : `${firstRule(named)}: ${given.name} "${given.title}"`;
}
