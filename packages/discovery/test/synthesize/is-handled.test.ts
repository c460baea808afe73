import { expect, test } from 'vitest';

import type { Boundary, Intent } from '../../src/intents/model/intent.js';
import type { MatchedElement } from '../../src/match/model/matched-elements.js';
import { isHandled } from '../../src/synthesize/is-handled.js';

const at = (file: string): Intent['source'] => ({ file, line: 1, column: 1 });
const handler = { event: 'submit', does: { calls: [], assigns: [] }, sets: [], source: at('page.tsx') };
const plain = { handlers: [], boundary: 0, control: 'submit', source: at('page.tsx'), sites: [at('page.tsx')] };
const intent = (more: object): Intent => ({ ...plain, ...more }) as unknown as Intent;
const seen = (hydrated: true | undefined): MatchedElement[] => [{ snapshot: { hydrated } }] as MatchedElement[];
const form = (more: object): Boundary[] =>
  [
    { kind: 'form', parent: null, handlers: [], ...more },
    { kind: 'group', parent: 0, handlers: [] },
  ] as unknown as Boundary[];

test.each<[string, boolean, object, object]>([
  ['a button with a handler', true, { control: 'button', handlers: [handler] }, {}],
  ['a field with a binding', true, { control: 'text', binds: '1:note' }, {}],
  ['a control of a library', true, { control: 'switch', library: { name: 'mui', component: 'Switch' } }, {}],
  ['a submit button of a form with a handler', true, { boundary: 1 }, { handlers: [handler] }],
  ['a submit button of a form of a router', true, {}, { library: { name: 'router', component: 'Form' } }],
  ['a link of a library', false, { control: 'link', library: { name: 'router', component: 'Link' } }, {}],
  ['a submit button of a plain form', false, {}, {}],
  ['a plain field in a form with a handler', false, { control: 'text' }, { handlers: [handler] }],
  ['a button of an HTML page', false, { handlers: [handler], sites: [at('page.html')] }, {}],
])('%s is handled: %s', (_, handled, of, around) => {
  expect(isHandled(intent(of), form(around), seen(true))).toBe(handled);
});

test('a button with a handler is not handled on a page without the marks of a known framework', () => {
  expect(isHandled(intent({ control: 'button', handlers: [handler] }), form({}), seen(undefined))).toBe(false);
});
