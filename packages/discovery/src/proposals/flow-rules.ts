import type { Tool } from '@webmcp/contract';

/** A reason to refuse a flow that config proposes. */
interface FlowRule {
  name: string;
  /** Completes "the flow … is refused, because …". */
  reason: string;
  /** @param routesOf the routes that show a tool */
  refuses(steps: readonly Tool[], routesOf: (tool: Tool) => readonly string[]): boolean;
}

/** The reasons against a flow, in order. The first that fits is reported. The pages decide: no flow is taken on trust. */
export const flowRules: readonly FlowRule[] = [
  { name: 'too-short', reason: 'a flow has at least two steps', refuses: (steps) => steps.length < 2 },
  {
    name: 'twice',
    reason: 'a tool is two of its steps',
    refuses: (steps) => new Set(steps.map(({ id }) => id)).size < steps.length,
  },
  {
    name: 'no-act',
    reason: 'a step of it only reads',
    refuses: (steps) => steps.some(({ kind }) => kind === 'read'),
  },
  {
    name: 'wizard',
    reason: 'the pages show a step of it in another flow',
    refuses: (steps) => steps.some(({ flow }) => flow !== undefined),
  },
  {
    name: 'apart',
    reason: 'no page shows a step and the step after it, and no link leads from one to the other',
    refuses: (steps, routesOf) => steps.slice(1).some((step, at) => !isNear(steps[at]!, step, routesOf)),
  },
];

/** Decides whether two steps are on one route. The step after a link may be anywhere: the link goes there. */
const isNear = (before: Tool, after: Tool, routesOf: (tool: Tool) => readonly string[]): boolean =>
  before.kind === 'navigation' || routesOf(before).some((route) => routesOf(after).includes(route));
