import { afterEach, expect, test } from 'vitest';

import { composedClosest } from '../../src/dom/composed-closest.js';
import { isDrawnIn } from '../../src/dom/is-drawn-in.js';
import { outwards } from '../../src/dom/outwards.js';
import { hostOf } from '../../src/dom/parents.js';

afterEach(() => document.body.replaceChildren());

test('a link that left the document has no host, although it has a member of this name', () => {
  const link = document.createElement('a');
  link.href = '/projects/2';
  link.innerHTML = '<button>Delete</button>';
  const button = link.firstElementChild!;
  expect(link.host).not.toBe('');
  expect(hostOf(link)).toBeUndefined();
  expect(composedClosest(button, 'form')).toBeNull();
  expect([...outwards(button)]).toEqual([button, link]);
  expect(isDrawnIn(button, document.body)).toBe(false);
});

test('an element named "host" is no host of its document', () => {
  document.body.innerHTML = '<img name="host" hidden><button>Save</button>';
  expect(Reflect.get(document, 'host')).toBe(document.querySelector('img'));
  expect(composedClosest(document.querySelector('button')!, 'form')).toBeNull();
  expect([...outwards(document.querySelector('button')!)].at(-1)).toBe(document);
});

test('a search leaves a shadow root through its host', () => {
  document.body.innerHTML = '<form><x-box></x-box></form>';
  const root = document.querySelector('x-box')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Save</button>';
  expect(composedClosest(root.querySelector('button')!, 'form')).toBe(document.querySelector('form'));
});
