import type { ManifestTool } from '@webmcp/contract';

import type { Reach } from '../parts.js';
import { asleep } from './asleep.js';
import type { Call } from './call.js';
import { fill } from './fill.js';
import { navigate } from './navigate.js';
import type { Finder } from './finder.js';
import { press } from './press.js';
import { patience, waitFor } from './wait-for.js';

/** What is pressed on the way to a tool, in order: the labels of its openers, the routes that it goes to. */
export const wayOf = ({ reach = [] }: ManifestTool): string[] =>
  reach.flatMap((step) =>
    step.do === 'fill'
      ? []
      : step.do === 'navigate'
        ? step.route
        : (step.target.fingerprint?.labels[0] ?? step.target.selectors[0]?.value ?? []),
  );

/**
 * Replays the steps that bring a tool's container, until it is there.
 * @param row where an opener is looked for first
 * @returns what is missing, for the caller to read; undefined when the container is there
 */
export async function reach(
  call: Call,
  { element }: Finder,
  there: () => boolean,
  row: Element | undefined,
): Promise<string | undefined> {
  const { tool, values, adapters } = call;
  for (const step of tool.reach ?? []) {
    if (there()) return undefined;
    if (step.do === 'navigate') {
      if (!(await navigate(step.route))) return `Open ${step.route} first`;
      continue;
    }
    const { target } = step;
    const find = (): HTMLElement | undefined => (row && element(target, 'opener', row)) ?? element(target, 'opener');
    await waitFor(() => find() ?? there(), 2 * patience);
    const found = find();
    if (step.do === 'fill') {
      const field = tool.fields.find(({ key }) => key === step.field);
      const value = values[step.field];
      call.stage = 'filling';
      const problem = field && value !== undefined && (await fill({ field, value, find }, adapters));
      if (problem) return `${field.label}: ${problem}`;
    } else if (found && !asleep(found)) press(found);
  }
  return (await waitFor(there, 2 * patience))
    ? undefined
    : `It is not on the page, and pressing ${wayOf(tool).join(', ')} did not bring it`;
}

/** The part that tools need whose container has to be brought. */
export const reaching: Reach = { reach, wayOf };
