import type { NamedTool } from '../naming/named-tool.js';
import { withItems, type SynthesizedTarget } from '../synthesize/tool-targets.js';

/** The way in which a tool uses an element. */
export type UseKind = 'offered' | 'sensitive' | 'weak' | 'excluded' | 'refused' | 'held-back';

/** One use of a page element by a tool. */
export interface ElementUse {
  /** The tool's id. */
  tool: string;
  how: UseKind;
  /** The readiness rule that holds the tool back. */
  heldBackBy?: string;
}

/** The uses of each element by {@link elementKey}, and of each intent by its index. */
export interface Uses {
  ofElement: Map<string, ElementUse[]>;
  ofIntent: Map<number, ElementUse[]>;
}

/** Returns the uses of each element and intent. */
export function elementUses(tools: readonly NamedTool[]): Uses {
  const uses: Uses = { ofElement: new Map(), ofIntent: new Map() };
  for (const tool of tools)
    for (const [target, how] of targetUses(tool)) {
      const { heldBackBy } = tool;
      const use: ElementUse = { tool: tool.targets.id, how, ...(heldBackBy === undefined ? {} : { heldBackBy }) };
      for (const { snapshot, element } of target.matchedElements)
        add(uses.ofElement, elementKey(snapshot.state, element.index), use);
      const intents = [target.intent.index, ...target.matchedElements.map(({ pair }) => pair.intent)];
      for (const intent of new Set(intents)) add(uses.ofIntent, intent, use);
    }
  return uses;
}

function add<Key>(uses: Map<Key, ElementUse[]>, key: Key, use: ElementUse): void {
  const known = uses.get(key) ?? [];
  uses.set(key, known);
  known.push(use);
}

/** Returns a text that names one element of one state. */
export const elementKey = (state: string, element: number): string => `${state} ${element}`;

function targetUses(tool: NamedTool): [SynthesizedTarget, UseKind][] {
  const { targets, settings } = tool;
  const { fields, openers, action } = targets;
  const all = [...withItems(fields), ...openers, ...(action === null ? [] : [action])];
  return all.map((target) => [target, settings?.exclude === true ? 'excluded' : useOf(target, tool)]);
}

function useOf(target: SynthesizedTarget, { targets, weak, refused, offered, fields, heldBackBy }: NamedTool): UseKind {
  if (weak.some((one) => one.target === target)) return 'weak';
  if (refused.some(({ intent }) => intent === target.intent)) return 'refused';
  if (heldBackBy !== undefined) return weak.length > 0 ? 'weak' : 'held-back';
  const field = fields[offered.indexOf(target)];
  if (field?.sensitive !== undefined && field.allowed !== true) return 'sensitive';
  return field === undefined && targets.fields.includes(target) ? 'refused' : 'offered';
}
