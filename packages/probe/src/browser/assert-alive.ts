import { ProblemError } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { withDeadline } from '../timing/with-deadline.js';

/** Milliseconds that a living browser may take to answer. */
const answering = 10_000;

/**
 * Throws if the browser ended, whatever error this caused. Playwright reports the end only after the errors of open pages,
 * so the browser is asked for an empty context.
 * @throws {ProblemError} BROWSER_GONE
 */
export async function assertAlive(browser: Browser, cause?: unknown): Promise<void> {
  try {
    const context = await withDeadline(browser.newContext(), answering, 'the browser does not answer');
    await context.close();
  } catch {
    throw new ProblemError('BROWSER_GONE', {}, { cause });
  }
}
