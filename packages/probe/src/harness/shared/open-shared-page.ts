import type { Browser, Page } from 'playwright';
import { chromium } from '../../browser/chromium.js';
import { pollUntil } from '../../timing/poll-until.js';
import { limitWaits } from '../pages/page-limits.js';
import { type SharedPage, targetOf } from './share-page.js';

const browsers = new Map<string, Promise<Browser>>();
const known = new WeakMap<Page, string>();

/** Milliseconds until a page that another process shares must be visible here. */
const appears = 10_000;

/**
 * Opens a page that another process shares by {@link sharePage}. The connection stays open until this process ends.
 * @throws Error for a page that is gone
 */
export async function openSharedPage({ endpoint, target }: SharedPage): Promise<Page> {
  let connected = browsers.get(endpoint);
  if (connected === undefined) {
    connected = chromium().connect(endpoint);
    browsers.set(endpoint, connected);
  }
  const browser = await connected;
  const page = await pollUntil(() => pageWith(target, browser), { deadline: appears, every: 20 });
  if (page === null) throw new Error('the page is gone');
  limitWaits(page);
  return page;
}

async function pageWith(target: string, browser: Browser): Promise<Page | null> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const id = known.get(page) ?? (await targetOf(page.context(), page).catch(() => null));
    if (id === null) continue;
    known.set(page, id);
    if (id === target) return page;
  }
  return null;
}
