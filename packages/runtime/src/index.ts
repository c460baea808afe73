import type { Manifest } from '@webmcp/contract';

import { combobox } from './act/combobox.js';
import { comboboxOfSeveral } from './act/combobox-of-several.js';
import { dateBox } from './act/date-box.js';
import { dateParts } from './act/date-parts.js';
import { stepper } from './act/stepper.js';
import { register as registerWith, type RegisterOptions } from './register/register.js';

export type { Manifest } from '@webmcp/contract';
export type { CallContext, ToolDefinition } from './register/model-context.js';
export type { PageTools, ToolInfo } from './register/page-tools.js';
export type { RegisterOptions } from './register/register.js';
export type { Widget } from './act/widget.js';

/**
 * Offers a manifest's tools to agents: natively through `document.modelContext` where that is, and always through
 * `window.webmcp`. They come and go with their route and container.
 * @param options `adapters`: widgets beside the native controls, all that there are unless given; `deadline`:
 * milliseconds to wait for evidence after an act, 5000 unless given
 * @returns takes them all back
 */
export function register(manifest: Manifest, options: RegisterOptions = {}): () => void {
  return registerWith(manifest, { adapters: [dateParts, dateBox, combobox, comboboxOfSeveral, stepper], ...options });
}
