import type { Target } from '@webmcp/contract';
import { selectorKey } from '../selectors/prove.js';
import type { ToolTargets } from './tool-targets.js';

type Tool = Pick<ToolTargets, 'row' | 'fields' | 'action'>;

/**
 * Leaves out the row selectors that also find the rows of a rival: a tool of another list whose rows have the same control.
 * "Remove" of the cart and of the saved items may come from one component. Without its own list on the page, a call would
 * press in the other one. A tool with nothing but such selectors keeps them.
 */
export function withoutRivalRows<T extends Tool>(tools: readonly T[]): T[] {
  return tools.map((tool) => {
    if (tool.row === undefined) return tool;
    const rivals = tools.filter((other) => isRival(other, tool)).map(({ row }) => keysOf(row));
    const { rows } = tool.row;
    const selectors = rows.selectors.filter((one) => !rivals.some((keys) => keys.has(selectorKey(one))));
    if (selectors.length === 0 || selectors.length === rows.selectors.length) return tool;
    const own: Target = { ...rows, selectors, confidence: Math.max(...selectors.map(({ score }) => score)) };
    return { ...tool, row: { ...tool.row, rows: own } };
  });
}

/** Decides whether another tool has other rows, and a control that the same selector finds in them. */
function isRival(other: Tool, tool: Tool): boolean {
  if (other === tool || other.row === undefined) return false;
  const [own, theirs] = [keysOf(tool.row), keysOf(other.row)];
  if (own.size === theirs.size && [...own].every((key) => theirs.has(key))) return false;
  const controls = controlKeys(other);
  return [...controlKeys(tool)].some((key) => controls.has(key));
}

const keysOf = (row: Tool['row']): ReadonlySet<string> => new Set(row?.rows.selectors.map(selectorKey));

const controlKeys = ({ action, fields }: Tool): ReadonlySet<string> =>
  new Set([...fields, action].flatMap((one) => one?.target.selectors.map(selectorKey) ?? []));
