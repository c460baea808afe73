import type { PageSnapshot } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

import type { Intent, AppModel } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';

/** How many openers of openers a state clicks through: a dialog from a menu from a drawer. */
const deepest = 3;

/**
 * A harness state that would show a control, as text for `webmcp.harness.ts`: a route on which its page was seen, and a
 * click on what the source says opens the place that it stands in.
 */
export function harnessState(intent: Intent, appModel: AppModel, snapshots: readonly PageSnapshot[]): string {
  const clicks = openersOf(intent, appModel);
  const labels = clicks.map((opener) => labelText(opener.labels));
  const route = routeOf([...clicks, intent], snapshots);
  const taken = new Set(snapshots.map(({ state }) => state));
  const wanted = asciiSlug(labels.at(-1) || labelText(intent.labels) || intent.control, '-') || 'more';
  let key = wanted;
  for (let count = 2; taken.has(key); count += 1) key = `${wanted}-${count}`;
  const steps = clicks.map((opener, at) => {
    const role = opener.roles[0] ?? 'button';
    const named = labels[at] === '' ? '' : `, { name: ${JSON.stringify(labels[at])} }`;
    return `await page.getByRole(${JSON.stringify(role)}${named}).click();`;
  });
  const setup = steps.length === 0 ? '' : `, setup: async ({ page }) => { ${steps.join(' ')} }`;
  return `${JSON.stringify(key)}: { route: ${JSON.stringify(route)}${setup} },`;
}

/** What has to be clicked to reach it, outermost first. */
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

/** The route of a state that shows something written in the file of the first of them; `/` where none does. */
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
