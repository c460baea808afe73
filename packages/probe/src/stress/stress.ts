import { type Manifest, type ManifestTool, type Target, targetsOf } from '@webmcp/contract';
import type { Browser, JSHandle } from 'playwright';
import { openBrowser } from '../browser/open-browser.js';
import { contextOptions } from '../harness/pages/context-options.js';
import { type PageCopy, stressScript } from '../reader/page-reader.js';

export interface StressOptions {
  /** The copies of `probe`, by state. */
  copies: ReadonlyMap<string, PageCopy>;
  manifest: Manifest;
  signal?: AbortSignal;
  onProgress?: (progress: { state: string; done: number; total: number; targets: number; trials: number }) => void;
  /** Replaces the built text of the script in the copies. */
  script?: string;
}

/** The trials of one target in one state. */
export interface TargetTrials {
  /** Id of the tool. */
  tool: string;
  /** See `targetsOf`. */
  part: string;
  state: string;
  trials: { mutation: string; verdict: 'survived' | 'abstained' | 'wrong' }[];
}

/** The script in the copy, see `page/stress/entry.ts`. */
interface InCopy {
  pastePage(copy: { tree: string }): void;
  tryTarget(sought: Sought, manifest: Manifest, seed: string): TargetTrials['trials'];
}

export interface Sought {
  tool: ManifestTool;
  part: string;
  target: Target;
  inside: Target[];
  inRow: boolean;
}

/**
 * Mutates copies of the app's pages, without scripts and without the network. Finds for every target of the manifest
 * the element that the runtime would take. The same copies and manifest produce the same trials.
 * @throws ProblemError BROWSER_WRONG, NO_BROWSER; the signal's reason when it was aborted
 */
export async function stress(options: StressOptions): Promise<TargetTrials[]> {
  const { copies, manifest, signal } = options;
  const script = options.script ?? stressScript();
  const browser = await openBrowser(signal === undefined ? {} : { signal });
  try {
    const all: TargetTrials[] = [];
    let done = 0;
    for (const [state, copy] of copies) {
      const tried = await stressState(browser, script, state, copy, manifest);
      all.push(...tried);
      done += 1;
      const trials = tried.reduce((sum, each) => sum + each.trials.length, 0);
      options.onProgress?.({ state, done, total: copies.size, targets: tried.length, trials });
    }
    return all;
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause;
  } finally {
    await browser.close();
  }
}

async function stressState(
  browser: Browser,
  script: string,
  state: string,
  { url, quirks, tree }: PageCopy,
  manifest: Manifest,
): Promise<TargetTrials[]> {
  const context = await browser.newContext({
    ...contextOptions(url),
    javaScriptEnabled: false,
    serviceWorkers: 'block',
  });
  try {
    // The copy has the page's own address, so that relative addresses stay the same.
    let isFirst = true;
    await context.route('**/*', async (route) => {
      if (!isFirst) return route.abort();
      isFirst = false;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: quirks ? ' ' : '<!doctype html>' });
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const inCopy = (await page.evaluateHandle(
      `(() => { ${script}\nreturn webmcpStress; })()`,
    )) as unknown as JSHandle<InCopy>;
    await inCopy.evaluate((there, given) => there.pastePage(given), { tree });
    // Sent once for all targets, because a large manifest costs time.
    const held = await page.evaluateHandle((text) => JSON.parse(text) as Manifest, JSON.stringify(manifest));
    const found: TargetTrials[] = [];
    for (const sought of soughtIn(state, manifest)) {
      const { part, tool } = sought;
      const seed = `${tool.id} ${part} ${state}`;
      const trials = await inCopy.evaluate(
        (there, given) =>
          there.tryTarget(JSON.parse(given.sought) as Sought, given.held as unknown as Manifest, given.seed),
        { sought: JSON.stringify(sought), held: held as JSHandle<object>, seed },
      );
      if (trials.length > 0) found.push({ tool: tool.id, part, state, trials });
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Lists the targets of a state's tools. An opener may be in any state, because its tool was seen in another state. */
export function soughtIn(state: string, { tools }: Manifest): Sought[] {
  return tools.flatMap((tool) =>
    targetsOf(tool).flatMap(({ part, target }): Sought[] => {
      const isOpener = part.startsWith('opener');
      if (!isOpener && !tool.states.includes(state)) return [];
      const step = tool.reach?.[Number(/^opener (\d+)$/.exec(part)?.[1])];
      const ofStep = step?.do === 'click' ? step.container : undefined;
      const around = isOpener || part === 'container' || tool.container === undefined ? [] : [tool.container];
      const own = tool.fields.find(({ key }) => part === `field ${key}`)?.container;
      return [
        {
          tool,
          part,
          target,
          inside: [...around, ...(own === undefined ? [] : [own]), ...(ofStep === undefined ? [] : [ofStep])],
          inRow: tool.row !== undefined && part !== 'container' && !part.endsWith(' container'),
        },
      ];
    }),
  );
}
