import { integrityOf, type GroundTruthMap, type RiskLevel, type Tool, type Worded } from '@webmcp/contract';

import { compareTexts } from '../map/compare-texts.js';
import { withModelRisk } from '../risk/model-risk.js';
import { type ProposedWording, refusalRules } from './refusal-rules.js';
import { inputOf, type ToldTool } from './told-tool.js';

/** The words of a model that were refused for one tool. */
export interface RefusedWording {
  id: string;
  /** The name of the tool. */
  tool: string;
  reason: string;
}

export interface AppliedWording {
  map: GroundTruthMap;
  /** The ids of the tools that have the model's words now. */
  named: string[];
  refused: RefusedWording[];
}

/** The words that config fixes for a tool. The words of a model never replace them. */
export type FixedWords = (tool: Tool) => { name?: string; description?: string };

/** A model's words for some tools. `items` come as they were replied. */
export interface WordingReply {
  /** The model's name. */
  by: string;
  asked: readonly ToldTool[];
  items: readonly Record<string, unknown>[];
}

/**
 * Puts a model's words into a map. Words for an unknown tool are refused, and so are words that a rule of
 * {@link refusalRules} refuses. The tool keeps its words then. Both ends are kept in the map, so that the same facts
 * are never sent twice.
 */
export function applyWording(map: GroundTruthMap, reply: WordingReply, fixed: FixedWords): AppliedWording {
  const refused: RefusedWording[] = [];
  const named: string[] = [];
  const tools = new Map(map.tools.map((tool) => [tool.id, tool]));
  const asked = new Map(reply.asked.map((told) => [told.id, told]));
  const done = new Set<string>();
  for (const item of reply.items) {
    const id = typeof item['id'] === 'string' ? item['id'] : '';
    const told = asked.get(id);
    const tool = tools.get(id);
    if (told === undefined || tool === undefined || done.has(id)) {
      refused.push({
        id,
        tool: '',
        reason: told === undefined ? 'no such tool was asked for' : 'the tool comes twice',
      });
      continue;
    }
    done.add(id);
    const proposed = proposedOf(item, told, (name) => isTaken(name, id, tools));
    const rule = refusalRules.find((one) => one.refuses(proposed));
    const worded: Worded = { by: reply.by, input: inputOf(told), rules: told.rules };
    if (rule !== undefined) {
      refused.push({ id, tool: tool.name, reason: rule.reason });
      tools.set(id, { ...tool, worded: { ...worded, refused: rule.reason } });
      continue;
    }
    named.push(id);
    tools.set(id, wordedTool(tool, proposed, worded, fixed(tool)));
  }
  const changed = { ...map, tools: [...tools.values()].sort((a, b) => compareTexts(a.name, b.name)) };
  return { map: { ...changed, integrity: integrityOf(changed) }, named, refused };
}

function proposedOf(
  { id: _id, name, title, description, risk, ...extra }: Record<string, unknown>,
  told: ToldTool,
  taken: (name: string) => boolean,
): ProposedWording {
  const isLevel = risk === 'safe' || risk === 'caution' || risk === 'destructive';
  return {
    name: textOf(name),
    title: textOf(title),
    description: textOf(description),
    risk: isLevel ? (risk as RiskLevel) : null,
    extra: Object.keys(extra),
    known: { risk: told.risk },
    isTaken: taken,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Decides whether a name belongs to another tool, or to the tool that loads the rest. */
const isTaken = (name: string, id: string, tools: ReadonlyMap<string, Tool>): boolean =>
  name === 'more_tools' || [...tools.values()].some((other) => other.id !== id && other.name === name);

function wordedTool(
  tool: Tool,
  { name, title, description, risk, known }: ProposedWording,
  worded: Worded,
  fixed: ReturnType<FixedWords>,
): Tool {
  const raised = risk !== null && risk !== known.risk ? risk : undefined;
  return {
    ...tool,
    name,
    title,
    description,
    ...fixed,
    worded: { ...worded, ...(raised === undefined ? {} : { risk: raised }) },
    risk: withModelRisk(tool.risk, raised),
  };
}
