import { ProblemError } from '@webmcp/contract';
import type { Browser, LaunchOptions } from 'playwright';
import { browserChoices, type BrowserChoice } from './browser-choices.js';
import { chromium } from './chromium.js';
import { launchFlags } from './launch-flags.js';
import { onProgramStart } from './on-program-start.js';
import { temporaryFolder } from './temporary-folder.js';

/** The options of a launch. */
interface FirstLaunch extends LaunchOptions {
  /** Called when the process of a browser has started. Its first answer comes later. */
  onStart?: (() => void) | undefined;
}

/**
 * Launches the first Chromium that can be launched: `WEBMCP_BROWSER`, Playwright's own, Chrome, Edge, then PATH. Only a
 * launch proves a browser, because a headless launch uses another path than Playwright names.
 * @throws ProblemError BROWSER_WRONG for a `WEBMCP_BROWSER` that cannot be launched; NO_BROWSER
 */
export async function launchFirst(options: FirstLaunch): Promise<{ browser: Browser; choice: BrowserChoice }> {
  const wanted = process.env['WEBMCP_BROWSER'];
  if (wanted !== undefined && wanted !== '') {
    try {
      return { browser: await launch({ executablePath: wanted }, options), choice: { executablePath: wanted } };
    } catch (cause) {
      throw new ProblemError('BROWSER_WRONG', { path: wanted, reason: reasonOf(cause) }, { cause });
    }
  }
  const tried: string[] = [];
  for (const { choice, called } of browserChoices()) {
    try {
      return { browser: await launch(choice, options), choice };
    } catch (cause) {
      tried.push(`${called}: ${reasonOf(cause)}`);
    }
  }
  throw new ProblemError('NO_BROWSER', { tried: tried.join('; ') });
}

async function launch(choice: BrowserChoice, { onStart, ...options }: FirstLaunch): Promise<Browser> {
  // Only Linux browsers keep their temporary files in TMPDIR.
  const folder = process.platform === 'linux' ? temporaryFolder() : undefined;
  const type = chromium();
  const launched = (): Promise<Browser> =>
    type.launch({
      timeout: 60_000,
      // The caller handles signals. Playwright would end the process before the process can clean up.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      ...(folder === undefined ? {} : { env: { ...process.env, TMPDIR: folder } }),
      ...options,
      ...choice,
      args: [...launchFlags, ...(options.args ?? [])],
    });
  const forget = onStart === undefined ? undefined : onProgramStart(onStart);
  try {
    return await (folder === undefined ? launched() : inFolder(folder, launched));
  } finally {
    forget?.();
  }
}

/** Runs an act with a folder for temporary files, because Playwright leaves folders of a failed launch behind. */
async function inFolder<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const { TMPDIR } = process.env;
  // Another launch has set the folder, and restores it.
  if (TMPDIR === folder) return await act();
  process.env['TMPDIR'] = folder;
  try {
    return await act();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

/** Returns the first line with a text of a launch error. Playwright's errors are pages long. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const lines = message
    .split('\n')
    .map((line) => line.replace(/^browserType\.launch:\s*/, '').replace(/^[╔║╚═\s]+|[╗║╝═\s]+$/g, ''));
  return lines.find((line) => line !== '') ?? 'unknown';
}
