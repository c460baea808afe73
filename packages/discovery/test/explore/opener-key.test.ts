import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';

import { openerKey } from '../../src/explore/opener-key.js';
import { readReact, type ReadApp } from '../intents/read-app.js';

const site = { file: 'ui/button.tsx', line: 5, column: 3 };
const opener = { label: 'Edit', target: { selectors: [], confidence: 0 } };
const button = 'function Edit({ onEdit }) { return <button onClick={onEdit}>Edit</button>; }';
const dialog = `function Edit({ onEdit }) {
  const [open, setOpen] = useState(false);
  return <><button onClick={() => setOpen(true)}>Edit</button>{open && <dialog open><button onClick={onEdit}>Yes</button></dialog>}</>;
}`;
const menu = `function Edit() {
  const [open, setOpen] = useState(false);
  return <><button onClick={() => setOpen(true)}>Edit</button>{open && <nav><a href="/">Home</a></nav>}</>;
}`;
const pages = (part: string): ReadApp =>
  readReact(
    '<><Pots /><Bills /></>',
    `import { useState } from 'react';
${part}
function Pots() { const [pot, setPot] = useState(); const edit = () => setPot(true); return <Edit onEdit={edit} />; }
function Bills() { const [bill, setBill] = useState(); const edit = () => setBill(true); return <Edit onEdit={edit} />; }`,
  );

/** Returns the keys of all buttons "Edit" of an app. Each page has one, with the same innermost site. */
function keysOf(app: ReadApp, ...sources: PageElement['sources'] & object): string[] {
  const element = { role: 'button', sources, handlers: [], candidates: [] } as unknown as PageElement;
  const snapshot = { route: '/' } as PageSnapshot;
  return app.intents
    .filter(({ labels }) => labels.some(({ text }) => text === 'Edit'))
    .map((intent) => openerKey({ element, opener, snapshot, intent, appModel: app }));
}

it.each([
  ['two uses of a shared button, by their functions', button, 2],
  ['two uses of a shared dialog, by the functions in it', dialog, 2],
  ['a menu of the site on two pages as one', menu, 1],
])('knows %s', (_, part, count) => {
  const keys = keysOf(pages(part), site);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(count);
});

describe('without stamps', () => {
  const app = pages(menu);
  const element = { role: 'button', handlers: [], candidates: [] } as unknown as PageElement;
  const keyOn = (route: string, intent: ReadApp['intents'][number] | undefined): string =>
    openerKey({ element, opener, snapshot: { route } as PageSnapshot, intent, appModel: app });

  it('knows a menu of the site on two pages as one, by the site of its intent', () => {
    expect(keyOn('/pots', app.intents[0])).toBe(keyOn('/bills', app.intents[0]));
  });

  it('does not join the controls of two pages that no intent explains', () => {
    expect(keyOn('/pots', undefined)).not.toBe(keyOn('/bills', undefined));
  });
});
