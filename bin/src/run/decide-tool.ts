import { relative, resolve } from 'node:path';

import { riskLevels, type GroundTruthMap, type Tool, type ToolDecision } from '@webmcp/contract';
import { frameworks, mayMerge } from '@webmcp/discovery';
import { findProject, readExactly, writeFileSafely } from '@webmcp/project';

import { newConfig, withToolSetting, type ToolSetting } from '../setup/tool-setting.js';

/**
 * Writes a decision of the panel to `webmcp.config`. The page is not trusted: a decision may hold back, rename, or raise a
 * risk, and never lower one.
 * @param root absolute path of the app
 * @returns a sentence that names the result
 * @throws {ProblemError} FILE_NOT_WRITTEN
 */
export function decideTool(root: string, map: GroundTruthMap, decision: ToolDecision): string {
  const tool = map.tools.find(({ name }) => name === decision.tool);
  if (tool === undefined) return 'The map has no such tool, so nothing was written';
  const setting = settingOf(tool, decision, map);
  if (typeof setting === 'string') return setting;
  const { configFile } = findProject(root, frameworks);
  const path = configFile ?? resolve(root, 'webmcp.config.ts');
  const file = relative(root, path).replaceAll('\\', '/');
  const before = configFile === undefined ? null : readExactly(path);
  if (before === null && decision.do === 'keep') return 'Kept. The config holds nothing against the tool';
  const after =
    before === null ? newConfig(tool.name, setting) : withToolSetting(before, [tool.name, tool.id], setting);
  if (after === null) return `${file} has no safe edit. Add to its tools: ${pasted(tool.name, setting)}`;
  if (after === before) return `${file} holds this decision already, or a stricter one`;
  writeFileSafely(path, after);
  const condition = decision.do === 'merge' ? ' if the source shows that both lead to the same action' : '';
  return `${file} was written. Review the diff; the next webmcp instrument takes it up${condition}`;
}

/** Returns the setting for a decision, or the reason for which it is refused. */
function settingOf(tool: Tool, decision: ToolDecision, { tools }: GroundTruthMap): ToolSetting | string {
  switch (decision.do) {
    case 'keep':
      return { exclude: undefined };
    case 'decline':
      return { exclude: true };
    case 'rename': {
      const { name } = decision;
      if (typeof name !== 'string' || !/^[\w.-]{1,128}$/.test(name))
        return 'A name has letters, digits, and the signs _ . -, at most 128 of them';
      if (tools.some((each) => each !== tool && each.name === name)) return `Another tool has the name ${name}`;
      return { name };
    }
    case 'merge': {
      const other = tools.find(({ name }) => name === decision.other);
      if (other === undefined) return 'The map has no such tool to merge, so nothing was written';
      if (!mayMerge(tool, other))
        return 'Two tools merge if they are of one kind, read nothing, and are never on one page. Decline one of them instead';
      return { merge: [other.name] };
    }
    case 'raise':
      if (riskLevels.indexOf(decision.level) <= riskLevels.indexOf(tool.risk.level))
        return `The risk is ${tool.risk.level}. The panel raises a risk, and never lowers one`;
      return { risk: { level: decision.level, reason: 'Raised in the panel' } };
    default:
      return 'The panel knows no such decision';
  }
}

const pasted = (name: string, setting: ToolSetting): string => `${JSON.stringify(name)}: ${JSON.stringify(setting)}`;
