import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { launchFlags } from './launch-flags.js';

/** Which Chromium to launch; neither member means Playwright's own. */
export interface BrowserChoice {
  executablePath?: string;
  channel?: string;
}

/** Names that distributions give to Chromium, in the order of preference. */
const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Launches the first Chromium that can be launched: `WEBMCP_BROWSER`, Playwright's own, Chrome, Edge, then PATH. Only a
 * launch proves a browser: the path that Playwright names is not the one that a headless launch wants.
 * @throws ProblemError BROWSER_WRONG where `WEBMCP_BROWSER` cannot be launched, NO_BROWSER where nothing can
 */
export async function launchFirst(options: LaunchOptions): Promise<{ browser: Browser; choice: BrowserChoice }> {
  const wanted = process.env['WEBMCP_BROWSER'];
  if (wanted !== undefined && wanted !== '') {
    try {
      return { browser: await launch({ executablePath: wanted }, options), choice: { executablePath: wanted } };
    } catch (cause) {
      throw new ProblemError('BROWSER_WRONG', { path: wanted, reason: reasonOf(cause) }, { cause });
    }
  }
  const tried: string[] = [];
  for (const { choice, called } of choices()) {
    try {
      return { browser: await launch(choice, options), choice };
    } catch (cause) {
      tried.push(`${called}: ${reasonOf(cause)}`);
    }
  }
  throw new ProblemError('NO_BROWSER', { tried: tried.join('; ') });
}

function* choices(): Generator<{ choice: BrowserChoice; called: string }> {
  yield { choice: {}, called: "Playwright's own" };
  yield { choice: { channel: 'chrome' }, called: 'Chrome' };
  yield { choice: { channel: 'msedge' }, called: 'Edge' };
  for (const name of namesOnPath) {
    const executablePath = onPath(name);
    if (executablePath !== null) yield { choice: { executablePath }, called: executablePath };
  }
}

async function launch(choice: BrowserChoice, options: LaunchOptions): Promise<Browser> {
  const folder = temporaryFolder();
  const launched = (): Promise<Browser> =>
    chromium.launch({
      timeout: 60_000,
      // Whoever called decides what a signal does; closing on its own would end the process before it can tidy up.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      ...(folder === undefined ? {} : { env: { ...process.env, TMPDIR: folder } }),
      ...options,
      ...choice,
      args: [...launchFlags, ...(options.args ?? [])],
    });
  const browser = await (folder === undefined ? launched() : inFolder(folder, launched));
  // After Playwright's own listener, which kills the browser.
  process.off('exit', removeTemporaryFolder).once('exit', removeTemporaryFolder);
  return browser;
}

/** Playwright makes folders of its own before it looks whether there is anything to launch, and leaves them where not. */
async function inFolder<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const { TMPDIR } = process.env;
  // Another launch is on its way, and puts it back.
  if (TMPDIR === folder) return await act();
  process.env['TMPDIR'] = folder;
  try {
    return await act();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

let temporary: string | undefined;

/** A browser that is killed leaves what it had in the folder for temporary files: on Linux this process's have their own. */
function temporaryFolder(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  temporary ??= mkdtempSync(join(tmpdir(), 'webmcp-'));
  process.off('exit', removeTemporaryFolder).once('exit', removeTemporaryFolder);
  return temporary;
}

function removeTemporaryFolder(): void {
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  temporary = undefined;
}

function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return null;
}

/** Playwright's launch errors go on for pages; what matters is the first line, or the line that names a missing thing. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const lines = message
    .split('\n')
    .map((line) => line.replace(/^browserType\.launch:\s*/, '').replace(/^[╔║╚═\s]+|[╗║╝═\s]+$/g, ''));
  return lines.find((line) => line !== '') ?? 'unknown';
}
