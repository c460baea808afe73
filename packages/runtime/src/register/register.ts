import type { Manifest } from '@webmcp/contract';

import type { CallOptions } from '../act/call/tool-call.js';
import { pageTools, type PageTools } from './page-tools.js';
import { createRegistrar, type Registrar } from './registrar.js';

/** How copies of the runtime on one page find the first of them. */
const shared = Symbol.for('webmcp.registrar.2');
type Page = Window & { [shared]?: Registrar; webmcp?: PageTools };

export type RegisterOptions = Pick<CallOptions, 'deadline' | 'controls'>;

/**
 * Offers a manifest's tools to agents: natively through `document.modelContext` where that is, and always through
 * `window.webmcp`, where nothing else has that name. They come and go with their route and container.
 * @param options `deadline`: milliseconds to wait for evidence after an act, 5000 unless given; `controls`: the kinds of
 * controls by priority, all that the runtime knows unless given
 * @returns takes them all back
 */
export function register(manifest: Manifest, options: RegisterOptions = {}): () => void {
  const page = window as Page;
  const registrar = (page[shared] ??= createRegistrar());
  page.webmcp ??= pageTools(registrar);
  return registrar.add(manifest, options);
}
