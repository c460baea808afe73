import { foldText } from '@webmcp/text';

import { blur, focus } from '../gestures/focus.js';
import type { FieldControl } from './field-control.js';

/** Editable regions, rich-text roots among them: the browser's own editing command makes the events that editors read. */
export const editable: FieldControl = {
  typed: true,
  fits: (element, value) => typeof value !== 'boolean' && element.isContentEditable,
  set(element, value) {
    focus(element);
    getSelection()?.selectAllChildren(element);
    document.execCommand(value === '' ? 'delete' : 'insertText', false, String(value));
    blur(element);
  },
  holds: (element, value) => foldText(element.innerText) === foldText(String(value)),
  shows: (element) => element.innerText,
};
