import { expect, test } from 'vitest';

import type { Reading } from '../../../src/outcome/signals/observation.js';
import { showsAsTaken } from '../../../src/outcome/signals/shows-as-taken.js';

/** Decides whether a new row of a list beside the form shows a value as taken. */
function isTaken(value: string, row: string): boolean {
  document.body.innerHTML = `<form><input><button>Add</button></form><div id="list">${row}</div>`;
  const form = document.querySelector('form')!;
  const seen = {
    act: form.querySelector('button')!,
    arrived: new Map([[document.querySelector('#list')!.firstElementChild!, '']]),
    form,
    removed: new Set(),
    said: [],
    scene: { values: [value] },
  };
  return showsAsTaken(value, seen as unknown as Reading);
}

const row = '<div><p>Ada</p><p>+49123 - ada@a.example</p><button>Edit</button></div>';

test.each(['Ada', '+49123', 'ada@a.example'])('the row of a new record shows "%s", beside its other texts', (value) => {
  expect(isTaken(value, row)).toBe(true);
});

test.each(['49', 'Adam', 'example@b.example'])('the row does not show "%s"', (value) => {
  expect(isTaken(value, row)).toBe(false);
});
