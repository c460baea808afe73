import { expect, test } from 'vitest';

import { isPrefilled } from '../../../src/page/elements/is-prefilled.js';

test.each([
  ['a filled box', '<input value="Ada">', true],
  ['an empty box', '<input>', false],
  ['a filled text area', '<textarea>Note</textarea>', true],
  ['a select with a value', '<select><option>Red</option></select>', true],
  ['a select on its empty option', '<select><option value="">Choose</option><option>Red</option></select>', false],
  ['a ticked box', '<input type="checkbox" checked>', true],
  ['an empty tick box', '<input type="checkbox">', false],
  [
    'a radio whose fellow is chosen',
    '<form><input type="radio" name="a"><input type="radio" name="a" checked></form>',
    true,
  ],
  [
    'a radio of another form',
    '<form><input type="radio" name="a"></form><form><input type="radio" name="a" checked></form>',
    false,
  ],
  ['an editor with text', '<div contenteditable="true">Text</div>', true],
  ['a drawn select with a choice', '<div role="combobox">Groceries</div>', true],
  ['a drawn select with a placeholder', '<button role="combobox" data-placeholder>Select</button>', false],
  [
    'a drawn select with a class of Tailwind for placeholders',
    '<button role="combobox" class="data-[placeholder]:text-muted placeholder:italic">Groceries</button>',
    true,
  ],
  ['a drawn select of Ant', '<div role="combobox"><i class="ant-select-selection-placeholder">All</i></div>', false],
  [
    'a select of Ant with a choice beside its input',
    '<div><span><input role="combobox"></span><span title="High">High</span></div>',
    true,
  ],
  [
    'a select of Ant with a placeholder beside its input',
    '<div><span><input role="combobox"></span><span class="ant-select-selection-placeholder">Priority</span></div>',
    false,
  ],
  [
    'a drawn select with its label beside',
    '<div><span><input role="combobox"></span><label>Priority</label></div>',
    false,
  ],
  ['a drawn select of MUI without a choice', '<div role="combobox"><span>\u200B</span></div>', false],
  [
    'a drawn select whose hidden field has a value',
    '<button role="combobox">Groceries</button><select aria-hidden="true"><option>Groceries</option></select>',
    true,
  ],
  [
    'a drawn select whose hidden field is empty',
    '<button role="combobox">Choose one</button><select aria-hidden="true"><option value=""></option></select>',
    false,
  ],
  ['a password', '<input type="password" value="secret">', false],
  ['a submit button', '<input type="submit" value="Send">', false],
  ['a link', '<a href="/x">Go</a>', false],
])('%s', (_, html, prefilled) => {
  document.body.innerHTML = html;
  expect(
    isPrefilled(
      document.querySelector('[role=combobox]') ?? document.querySelector('input,textarea,select,[contenteditable],a')!,
    ),
  ).toBe(prefilled);
});
