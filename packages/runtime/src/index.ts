import type { Manifest } from '@webmcp/contract';

import { everyPart } from './every-part.js';
import { registerWith, type RegisterOptions } from './register/register.js';

export { choice } from './act/choice.js';
export { combobox } from './act/combobox.js';
export { comboboxOfSeveral } from './act/combobox-of-several.js';
export { dateBox } from './act/date-box.js';
export { dateParts } from './act/date-parts.js';
export { editable } from './act/editable.js';
export { reach } from './act/reach.js';
export { read } from './act/read.js';
export { rows } from './act/rows.js';
export { stepper } from './act/stepper.js';
export { text } from './act/text.js';
export { toggle } from './act/toggle.js';
export { isGeneratedId as generatedId } from './locate/strategies/generated-id.js';
export { icon } from './locate/fingerprint/icon.js';
export { near } from './locate/fingerprint/surroundings.js';
export { twinMarks as twin } from './locate/fingerprint/twin-marks.js';
export { ask } from './policy/ask.js';
export { registerWith } from './register/register.js';
export { formats } from './validate/formats.js';
export type { Manifest } from '@webmcp/contract';
export type { CallContext, ToolDefinition } from './register/model-context.js';
export type { PageTools, ToolInfo } from './register/page-tools.js';
export type { RegisterOptions } from './register/register.js';
export type { Widget } from './act/widget.js';

/**
 * Offers a manifest's tools to agents: natively through `document.modelContext` where that is, and always through
 * `window.webmcp`. They come and go with their route and container.
 * @param options the parts, all that there are unless given; `deadline`: milliseconds to wait for evidence after an act,
 * 5000 unless given
 * @returns takes them all back
 */
export function register(manifest: Manifest, options: RegisterOptions = {}): () => void {
  return registerWith(manifest, { ...everyPart, ...options });
}
