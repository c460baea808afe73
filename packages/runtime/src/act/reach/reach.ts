import type { CallResult, ManifestTool } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { asleep } from '../element/asleep.js';
import { fillField } from '../fill/fill-field.js';
import { isComingIn } from '../gestures/is-coming-in.js';
import { pressAs } from '../gestures/press.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { notOwned, untilOwned } from '../hydration/until-owned.js';
import { navigate } from './navigate.js';
import { pickRow } from './pick-row.js';
import type { ShownTool } from './shown-tool.js';

type ReachStep = NonNullable<ManifestTool['reach']>[number];

/** Lists the presses on the way to a tool, in order: the labels of its openers and the routes that it opens. */
const wayOf = ({ reach = [] }: ManifestTool): string[] =>
  reach.flatMap((step) =>
    step.do === 'fill'
      ? []
      : step.do === 'navigate'
        ? step.route
        : (step.target.fingerprint?.labels[0] ?? step.target.selectors[0]?.value ?? []),
  );

/**
 * Opens a tool by its reach steps, if the person allows it.
 * @param look the look at the page; the steps end once the tool is shown
 * @returns the answer that ends the call; undefined once the tool is shown
 */
export async function reach(
  call: ToolCall,
  page: ReachedPage,
  { element: shown, stranger }: ShownTool,
): Promise<CallResult | undefined> {
  const { tool, answer } = call;
  if (!(await page.allowed())) return answer('denied', ['The person did not allow the call']);
  if (call.dryRun === true)
    return answer(
      'unknown',
      ['Nothing was touched; a real call would first open the tool, so its targets are unknown'],
      {
        data: { dryRun: true, opens: wayOf(tool) },
      },
    );
  call.stage = 'reaching';
  for (const step of stepsLeft(call, page)) {
    if (shown()) return undefined;
    const problem = await take(step, call, page, shown);
    if (problem) return answer('unavailable', [problem]);
    const missing = await pickShownRow(call, page, shown);
    if (missing) return missing;
  }
  const element = await waitFor(shown, 2 * patience);
  const other = element ? undefined : stranger();
  if (other)
    return answer('unavailable', [
      `${JSON.stringify(name(other) || 'A part of the tool')} is open already, and nothing shows that it belongs to ${page.row ? `the row ${JSON.stringify(page.row.key)}` : 'this tool'}; close it first`,
    ]);
  if (!element)
    return answer('unavailable', [`The tool is not on the page, also after pressing ${wayOf(tool).join(', ')}`]);
  // A component that is closed or left during its animation may never end it.
  await waitFor(() => !element.isConnected || !isComingIn(element), patience);
  return undefined;
}

/**
 * Leaves out the first presses if the page shows the target of a later one alone: a welcome dialog was closed before, and its
 * button is gone.
 */
function stepsLeft({ tool: { reach = [] } }: ToolCall, { found }: ReachedPage): readonly ReachStep[] {
  const isShown = (step: ReachStep): boolean => step.do === 'click' && !!found.opener(step);
  const first = reach.findIndex(isShown);
  return first > 0 && reach.slice(0, first).every((step) => step.do === 'click') ? reach.slice(first) : reach;
}

/** Picks the row once a step has brought the rows. The next step may press the opener of that row alone. */
async function pickShownRow(
  call: ToolCall,
  page: ReachedPage,
  shown: () => Element | undefined,
): Promise<CallResult | undefined> {
  if (!call.tool.row || page.row || !page.opened) return undefined;
  const rows = (): boolean => page.found.rows().length > 0;
  await waitFor(() => rows() || shown(), patience);
  return rows() && !shown() ? pickRow(call, page) : undefined;
}

/** Takes one reach step, in the row first if the call has a row. Returns why the step failed. */
async function take(
  step: ReachStep,
  call: ToolCall,
  page: ReachedPage,
  shown: () => Element | undefined,
): Promise<string | undefined> {
  if (step.do === 'navigate') return (await navigate(step.route)) ? undefined : `Open ${step.route} first`;
  const row = page.row?.element;
  const outside = (): HTMLElement | undefined => {
    const opener = page.found.opener(step);
    // The opener of another row opens the other row's part.
    const isOther = row && opener && page.found.rows().some((each) => each.element.contains(opener));
    return isOther ? undefined : opener;
  };
  const find = (): HTMLElement | undefined => (row && page.found.opener(step, row)) ?? outside();
  await waitFor(() => find() ?? shown(), 2 * patience);
  const found = find();
  if (step.do === 'fill') {
    const field = call.tool.fields.find(({ key }) => key === step.field);
    const value = call.values[step.field];
    call.stage = 'filling';
    const problem = field && value !== undefined && (await fillField({ field, value, find }, call.controls));
    return problem ? `${field.label}: ${problem}` : undefined;
  }
  const sleeps = found && step.target.handled && (await untilOwned(() => [find() ?? []].flat(), call.deadline));
  if (sleeps) return `${wayOf({ ...call.tool, reach: [step] })[0] ?? step.do}: ${notOwned}`;
  const opener = find();
  const changed = opener && page.found.riskierText(step.target, opener);
  if (changed !== undefined)
    return `The element that opens the tool has changed: it reads ${JSON.stringify(changed)} now`;
  if (opener && !asleep(opener)) {
    page.opened = true;
    page.pressed = step;
    pressAs(step.target, opener);
  }
  return undefined;
}
