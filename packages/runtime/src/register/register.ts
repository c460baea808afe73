import type { Manifest } from '@webmcp/contract';

import type { CallOptions } from '../act/call/tool-call.js';
import { watchPerson } from '../act/element/person.js';
import { watchLiving } from '../dom/living-parts.js';
import { checkKeptAnswers } from '../execute/next-page.js';
import { pageTools, waits, type PageTools } from './page-tools.js';
import { createRegistrar, type Registrar } from './registrar.js';

/** The key under which all copies of the runtime on a page share one registrar. */
const shared = Symbol.for('webmcp.registrar.2');
type Page = Window & { [shared]?: Registrar; webmcp?: PageTools };

export type RegisterOptions = Pick<CallOptions, 'deadline' | 'controls'>;

/**
 * Offers a manifest's tools to agents: through `document.modelContext` if the browser has it, and through
 * `window.webmcp` unless that name is taken. A tool is registered while the page shows its container on its route.
 * @param options `deadline`: milliseconds to wait for evidence after an act, 5000 unless given; `controls`: the kinds of
 * controls by priority, all kinds of the runtime unless given
 * @returns a function that unregisters all the manifest's tools
 */
export function register(manifest: Manifest, options: RegisterOptions = {}): () => void {
  watchPerson();
  watchLiving();
  const page = window as Page;
  const registrar = (page[shared] ??= createRegistrar());
  if (!page.webmcp || page.webmcp[waits]) page.webmcp = pageTools(registrar);
  void checkKeptAnswers();
  return registrar.add(manifest, options);
}
