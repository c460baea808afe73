import type { BrowserContext } from 'playwright';
import { beforeScripts } from '../../reader/page-reader.js';
import { askedPartsScript } from './asked-parts-script.js';
import { sessionScript } from './session-script.js';
import type { VisitContext } from './visit-context.js';

/** Adds the scripts that run before the scripts of each page. One of them fills the session storage of a login. */
export async function addScripts(
  context: BrowserContext,
  { session, baseUrl, pressedParts }: VisitContext,
): Promise<void> {
  await context.addInitScript({ content: beforeScripts() });
  if (pressedParts.length > 0) await context.addInitScript({ content: askedPartsScript(pressedParts) });
  if (session.length > 0) await context.addInitScript({ content: sessionScript(session, baseUrl) });
}
