import { natives } from '../../dom/natives.js';
import { send } from '../../dom/send.js';

/** The key codes that older listeners read in place of `key` (UI Events, legacy key attributes). */
const codes = { Backspace: 8, Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };

/** Strikes a key with the events of a keyboard. Skips the browser's own reaction, such as a submit on Enter. */
export function key(element: Element, name: keyof typeof codes): void {
  const keyCode = codes[name];
  for (const type of name === 'Enter' ? ['keydown', 'keypress', 'keyup'] : ['keydown', 'keyup'])
    send(
      element,
      new natives.KeyboardEvent(type, {
        key: name,
        code: name,
        keyCode,
        which: keyCode,
        bubbles: true,
        cancelable: true,
        composed: true,
      } as KeyboardEventInit),
    );
}
