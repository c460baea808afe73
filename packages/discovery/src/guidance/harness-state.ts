import type { PageSnapshot } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

import type { Intent, AppModel } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { addingForm } from './adding-form.js';

/** The most clicks of a state: a dialog from a menu from a drawer. */
const deepest = 3;

/**
 * Writes a harness state that shows a control, as text for `webmcp.harness.ts`: a route of its page, and a click on each
 * opener of the boundaries around it. A row of an empty list comes first: the app's own form adds one record.
 */
export function harnessState(intent: Intent, appModel: AppModel, snapshots: readonly PageSnapshot[]): string {
  const clicks = openersOf(intent, appModel);
  const labels = clicks.map((opener) => labelText(opener.labels));
  const route = routeOf([...clicks, intent], snapshots);
  const taken = new Set(snapshots.map(({ state }) => state));
  const wanted = asciiSlug(labels.at(-1) || labelText(intent.labels) || intent.control, '-') || 'more';
  let key = wanted;
  for (let count = 2; taken.has(key); count += 1) key = `${wanted}-${count}`;
  const adding = addingForm(intent, appModel);
  const first = adding === undefined ? [] : [...openersOf(adding.submit, appModel).map(clickOn), ...adding.steps];
  const steps = [...first, ...clicks.map(clickOn)];
  const setup = steps.length === 0 ? '' : `, setup: async ({ page }) => { ${steps.join(' ')} }`;
  return `${JSON.stringify(key)}: { route: ${JSON.stringify(route)}${setup} },`;
}

function clickOn({ roles, labels }: Intent): string {
  const label = labelText(labels);
  const named = label === '' ? '' : `, { name: ${JSON.stringify(label)} }`;
  return `await page.getByRole(${JSON.stringify(roles[0] ?? 'button')}${named}).click();`;
}

/** Returns the intents to click before a control is on the page, outermost first. */
function openersOf(intent: Intent, { intents, boundaries }: AppModel): Intent[] {
  const chain: Intent[] = [];
  let inner: Intent | undefined = intent;
  while (inner !== undefined && chain.length < deepest) {
    let opener: Intent | undefined;
    for (let at: number | null = inner.boundary; at !== null && opener === undefined;) {
      const boundary: AppModel['boundaries'][number] | undefined = boundaries[at];
      const found = boundary?.openers.map((index) => intents[index]).find((each) => each !== undefined);
      if (found !== undefined && found !== inner && !chain.includes(found)) opener = found;
      at = boundary?.parent ?? null;
    }
    if (opener !== undefined) chain.unshift(opener);
    inner = opener;
  }
  return chain;
}

/** Returns the route of a page with elements of the same file as one of the intents; `/` if no page has any. */
function routeOf(intents: readonly Intent[], snapshots: readonly PageSnapshot[]): string {
  for (const { sites } of intents) {
    const files = new Set(sites.map(({ file }) => file));
    const page = snapshots.find(({ elements }) =>
      elements.some(({ sources }) => sources?.some(({ file }) => files.has(file))),
    );
    if (page !== undefined) return page.route;
  }
  return '/';
}
