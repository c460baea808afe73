import type { Manifest } from '@webmcp/contract';

import { watchPerson } from '../act/element/person.js';
import { watchLiving } from '../dom/living-parts.js';
import { isNativesFrame, secureNatives } from '../dom/natives.js';
import { checkKeptAnswers } from '../execute/next-page.js';
import { keepFetch } from '../outcome/watch/watch-code.js';
import { sealedManifest } from '../policy/sealed-manifest.js';
import { pageTools, waits, type PageTools } from './page-tools.js';
import { createRegistrar, type Registrar, type Registration, type RegisterOptions as Options } from './registrar.js';

/** The key under which all copies of the runtime on a page share one registrar. */
const shared = Symbol.for('webmcp.registrar.3');
type Page = Window & { [shared]?: Registrar; webmcp?: PageTools };

export type RegisterOptions = Pick<
  Options,
  'deadline' | 'controls' | 'confirm' | 'confirmCaution' | 'withdrawn' | 'part'
>;

/**
 * Offers a manifest's tools to agents: through `document.modelContext` if the browser has it, and through
 * `window.webmcp` unless that name is taken. A tool is registered while the page shows its container on its route.
 * @param options `deadline`: milliseconds to wait for evidence after an act, 5000 unless given; `controls`: the kinds of
 * controls by priority, all kinds of the runtime unless given; `part`: fetches the further tools of a split manifest
 * @returns a function that unregisters all the manifest's tools; its `withdraw` takes some of them back
 */
export function register(manifest: Manifest, options: RegisterOptions = {}): Registration {
  const nothing: Registration = Object.assign((): void => undefined, { withdraw: (): void => undefined });
  // A script that is added to every frame also loads in the frame that the runtime makes itself.
  if (isNativesFrame()) return nothing;
  const page = window as Page;
  const registrar = own ?? page[shared] ?? (own = newRegistrar(page));
  // A loader may wait for a runtime that another script of the page has loaded.
  if (page.webmcp?.[waits]) offer(page, registrar);
  const sealed = sealedManifest(manifest);
  void checkKeptAnswers();
  if (sealed) return registrar.add(sealed, options);
  console.error('webmcp: the map was changed after it was emitted, so none of its tools is registered');
  return nothing;
}

/** The registrar that this copy of the runtime made. Other copies, and any script, reach a part of it alone. */
let own: Registrar | undefined;

/** Creates the registrar of a page, which later scripts of the page cannot replace. */
function newRegistrar(page: Page): Registrar {
  secureNatives();
  keepFetch();
  watchPerson();
  watchLiving();
  const registrar = createRegistrar();
  const part: Registrar = { ...registrar, add: (manifest, options) => registrar.add(manifest, options, true) };
  Object.defineProperty(page, shared, { value: Object.freeze(part) });
  if (!page.webmcp) offer(page, registrar);
  return registrar;
}

/** Sets `window.webmcp` for good: a later script would answer in the place of the tools. A loader's own is replaced. */
function offer(page: Page, registrar: Registrar): void {
  page.webmcp = Object.freeze(pageTools(registrar));
  Object.defineProperty(page, 'webmcp', { value: page.webmcp, writable: false, configurable: false, enumerable: true });
}
