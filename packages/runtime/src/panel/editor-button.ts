import type { Source } from '@webmcp/contract';

import { makeButton } from './make-button.js';
import type { PanelWorld } from './panel-world.js';

/** Makes a button that opens a place of the source in the editor. */
export const editorButton = (source: Source, { open }: PanelWorld): HTMLElement =>
  makeButton(`Open ${source.file}:${source.line}`, () => open(source));
