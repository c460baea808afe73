import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Chromium to launch. Without members it is Playwright's own. */
export interface BrowserChoice {
  executablePath?: string;
  channel?: string;
}

/** The names of Chromium in distributions, the best first. */
const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Yields the browsers to try, in order: Playwright's own, Chrome, Edge, then those of PATH. `file` is the program of a
 * browser on Linux. It is absent for Playwright's own, and for Chrome and Edge on other systems.
 */
export function* browserChoices(): Generator<{ choice: BrowserChoice; called: string; file?: string }> {
  yield { choice: {}, called: "Playwright's own" };
  yield { choice: { channel: 'chrome' }, called: 'Chrome', ...installedAt('/opt/google/chrome/chrome') };
  yield { choice: { channel: 'msedge' }, called: 'Edge', ...installedAt('/opt/microsoft/msedge/msedge') };
  for (const name of namesOnPath) {
    const executablePath = onPath(name);
    if (executablePath !== null) yield { choice: { executablePath }, called: executablePath, file: executablePath };
  }
}

/** The places are those of Playwright's channels. */
const installedAt = (file: string): { file?: string } => (process.platform === 'linux' ? { file } : {});

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
