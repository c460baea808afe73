import type { HeldBack } from '@webmcp/contract';

import { editorButton } from './editor-button.js';
import { make } from './make.js';
import { makeButton } from './make-button.js';
import type { PanelWorld } from './panel-world.js';

/** Makes the entry of a control that is held back: the ways to make it a tool, each with the text to paste. */
export function heldPart({ label, tool, source, guidance }: HeldBack, world: PanelWorld): HTMLElement {
  return make(
    'details',
    {},
    make('summary', {}, make('b', {}, label || 'a control without a label'), tool === undefined ? '' : ` in ${tool}`),
    ...guidance.map(({ text, at = source, paste }) =>
      make(
        'div',
        {},
        make('p', {}, text),
        ...(paste === undefined
          ? []
          : [make('pre', {}, paste), makeButton('Copy', () => void navigator.clipboard.writeText(paste))]),
        ...(at === undefined ? [] : [editorButton(at, world)]),
      ),
    ),
  );
}
