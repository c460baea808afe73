import { foldText } from '@webmcp/text';

import { focus } from '../gestures/focus.js';
import { natives, run } from '../../dom/natives.js';
import { ownInput } from '../gestures/own-input.js';
import type { FieldControl } from './field-control.js';

/** Editable regions and roots of rich-text editors. The browser's editing command sends the events that editors read. */
export const editable: FieldControl = {
  typed: true,
  fits: (element, value) => typeof value !== 'boolean' && element.isContentEditable,
  refuses: (_, value) => (Array.isArray(value) ? 'takes one text, not a list' : undefined),
  set(element, value) {
    focus(element);
    getSelection()?.selectAllChildren(element);
    ownInput(() => run(natives.execCommand, document, [value === '' ? 'delete' : 'insertText', false, String(value)]));
  },
  holds: (element, value) => foldText(element.innerText) === foldText(String(value)),
  shows: (element) => element.innerText,
};
