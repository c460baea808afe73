import type { Call } from './call.js';
import { fill } from './fill.js';
import type { Finder } from './finder.js';
import { press } from './press.js';
import { waitFor } from './wait-for.js';

/** How long each step may take to bring the next, in milliseconds. */
const patience = 5000;

/**
 * Replays the steps that bring a tool's container, until it is there.
 * @param row where an opener is looked for first
 * @returns what is missing, for the caller to read; undefined when the container is there
 */
export async function reach(
  { tool, values, adapters }: Call,
  { element }: Finder,
  there: () => boolean,
  row: Element | undefined,
): Promise<string | undefined> {
  for (const step of tool.reach ?? []) {
    if (there()) return undefined;
    if (step.do === 'navigate') return `Open ${step.route} first`;
    const { target } = step;
    const find = (): HTMLElement | undefined => (row && element(target, 'opener', row)) ?? element(target, 'opener');
    await waitFor(() => find() ?? there(), patience);
    const found = find();
    const label = target.fingerprint?.labels[0] ?? target.selectors[0]?.value;
    if (!found) continue;
    if (found.matches(':disabled,[aria-disabled=true]')) return `What opens it, ${JSON.stringify(label)}, is disabled`;
    if (step.do === 'click') press(found);
    else {
      const field = tool.fields.find(({ key }) => key === step.field);
      const value = values[step.field];
      const problem = field && value !== undefined && (await fill({ field, value, find }, adapters));
      if (problem) return `${field.label}: ${problem}`;
    }
  }
  return (await waitFor(there, patience)) ? undefined : 'It did not appear when the steps that open it were taken';
}
