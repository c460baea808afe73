import { expect, test } from 'vitest';

import type { ShownControl } from '../../../src/intents/model/shown-control.js';
import { element, readScene } from '../read-scene.js';
import type { SceneElement } from '../../../src/intents/scene/scene.js';

const button = (label: string): ShownControl => ({ isField: false, control: 'button', role: 'button', label });
const field: ShownControl = { isField: true, control: 'text', role: 'textbox', label: 'Name' };

const box = (markup: string, ...shown: ShownControl[]): SceneElement =>
  element(
    readScene(
      { 'App.tsx': `export function App() {\nreturn ${markup};\n}\n` },
      { shown: new Map([['App.tsx:2:8', shown]]) },
    ),
    'Box',
  );

test('a single field gives the component its entry and label', () => {
  const { entry, pageLabel } = box('<Box />', field);
  expect([entry?.is, pageLabel]).toEqual(['field', 'Name']);
});

test('several buttons are rendered by the component', () => {
  expect(box('<Box />', button('Edit'), button('Delete')).ownControls?.map(({ label }) => label)).toEqual([
    'Edit',
    'Delete',
  ]);
});

test('a component around fields with a submit button is a form', () => {
  expect(box('<Box><input /></Box>', { ...button('Save'), control: 'submit' }).entry).toEqual({
    is: 'boundary',
    kind: 'form',
  });
});

test('a component without shown controls keeps its entry', () => {
  expect(box('<Box />').entry).toBeNull();
});
