import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { toolToName } from '../../../src/naming/rules/tool-to-name.js';
import { readApp } from '../../intents/read-app.js';
import { toolOf } from '../tool-of.js';

const textOf = (opener: string, submit: string): string =>
  toolOf(
    {
      box: 'group',
      label: '',
      inside: [
        { label: opener, control: 'button' },
        { label: submit, control: 'submit' },
      ],
    },
    { kind: 'form', action: 1, openers: [0], chosenBy: 0 },
  ).text;

test('the opener names the use of a form', () => {
  expect(textOf('Edit', 'Save')).toBe('Edit');
});

test('a submit with the words of the opener and more of them names the use', () => {
  expect(textOf('Edit', 'Edit pot')).toBe('Edit pot');
  expect(textOf('Add', 'Address')).toBe('Add');
});

test('a submit behind a row that shows data of the row has no text', () => {
  const world = { box: 'rows' as const, inside: [{ label: 'Delete' }] };
  const shown = { name: 'Ada Lovelace', attributes: {} } as PageElement;
  const ofRow = { kind: 'row-action' as const, row: 0, chosenBy: 0 };
  expect(toolOf(world, ofRow, [shown]).text).toBe('Delete');
  expect(
    toolOf({ ...world, inside: [{ label: '' }, { label: 'Delete' }] }, { ...ofRow, action: 1 }, [shown]).text,
  ).toBe('');
});

const sectionsOf = (opener: string, around?: string): Record<string, string> => {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
      export function App({ people }) {
        const [person, setPerson] = useState(null); const [shown, setShown] = useState(false);
        const [name, setName] = useState('');
        return <main>
          <button onClick={() => { setPerson(null); setShown(true); }}>${opener}</button>
          <ul>{people.map((one) => <li key={one.id}>{one.name}
            <button onClick={() => { setPerson(one); setShown(true); }}>Edit</button></li>)}</ul>
          {shown && <dialog open aria-label={person ? 'Edit Person' : 'Add Person'}>
            <input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} />
            <button onClick={() => save(name)}>Save</button>
          </dialog>}
        </main>;
      }`,
  });
  const forms = app.tools.filter(({ fields }) => fields.length > 0);
  const seen = { elements: [], ...(around === undefined ? {} : { around }) };
  return Object.fromEntries(forms.map((tool) => [tool.kind, toolToName(tool, app, seen).section]));
};

test('the words of the opener choose among the titles of a dialog that adds or edits', () => {
  expect(sectionsOf('Add Person')).toEqual({ form: 'Add Person', 'row-action': 'Edit Person' });
});

test('an opener with other words leaves the first title', () => {
  expect(sectionsOf('New')).toEqual({ form: 'Edit Person', 'row-action': 'Edit Person' });
  expect(sectionsOf('New', 'Another')).toEqual({ form: 'Edit Person', 'row-action': 'Edit Person' });
});

test('the title that the pages of the tool show counts where the opener chooses none', () => {
  expect(sectionsOf('New', 'Add Person')).toMatchObject({ form: 'Add Person' });
});

const plainTools = (markup: string, script: string): (readonly [section: string, done: string])[] => {
  const app = readApp({ 'index.html': `<main><h2>Garden</h2>${markup}</main><script>${script}</script>` });
  return app.tools.map((tool) => {
    const { section, done } = toolToName(tool, app, { elements: [] });
    return [section, done];
  });
};

const boxOf = (title: string): string =>
  `<dialog id="box">${title}<form id="form"><input name="name"><button>Submit</button></form></dialog>`;
const opens = `document.getElementById('new').addEventListener('click', () => document.getElementById('box').showModal());
  document.getElementById('form').addEventListener('submit', () => localStorage.setItem('a', '1'));`;

test('the act of the opener is the title of a dialog without one, before the heading around it', () => {
  expect(plainTools(`<button id="new">+ Add Plant</button>${boxOf('')}`, opens)[0]?.[0]).toBe('Add Plant');
  expect(plainTools(`<button id="new">+ Add Plant</button>${boxOf('<h3>Plant</h3>')}`, opens)[0]?.[0]).toBe('Plant');
  expect(plainTools(`<button id="new">Plants</button>${boxOf('')}`, opens)[0]?.[0]).toBe('Garden');
});

test('a button without a text is named by the act that it carries for a listener, and by no function that only asks', () => {
  const named = (act: string): string | undefined =>
    plainTools(
      `<div id="bar"><button data-act="${act}"><svg></svg></button></div>`,
      `document.getElementById('bar').addEventListener('click', (event) => {
        if (isOpen(event.target)) return;
        if (event.target.dataset.act === '${act}') localStorage.setItem('a', '1');
      });
      function isOpen(element) { return element.classList.contains('open'); }`,
    )[0]?.[1];
  expect(named('change-state')).toBe('change_state');
  expect(named('x-17')).toBe('');
});

test('the words that a page shows beside an icon come before the name of the icon', () => {
  const app = readApp({
    'Nav.tsx': `import { FaBookmark } from 'react-icons/fa';
      export const Nav = ({ words }) => <a href="/saved"><FaBookmark /> {words.saved}</a>;`,
  });
  const textOn = (name: string, more: Partial<(typeof app.intents)[number]> = {}): string => {
    const intents = app.intents.map((intent) => ({ ...intent, ...more }));
    const elements = [{ name, attributes: {} } as PageElement];
    return toolToName(app.tools[0]!, { ...app, intents }, { elements }).text;
  };
  expect(textOn('Saved')).toBe('Saved');
  expect(textOn('')).toBe('Bookmark');
  expect(textOn('Ada Lovelace', { dataTexts: ['ada lovelace', 'Ada Lovelace'] })).toBe('Bookmark');
});
