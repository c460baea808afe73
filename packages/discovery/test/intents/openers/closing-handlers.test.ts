import { expect, test } from 'vitest';

import { asksToClose, hides, onlyCloses } from '../../../src/intents/openers/closing-handlers.js';
import { handlersOf } from '../../../src/intents/values/handlers.js';
import type { HandlerEvidence } from '../../../src/intents/model/intent.js';
import { linkedValue } from '../read-scene.js';

const handler = (body: string): HandlerEvidence => {
  const value = linkedValue(`() => { ${body} }`);
  const [found] = handlersOf([{ name: 'onClick', value, at: value.at }]);
  if (found === undefined) throw new Error(`${body} is no handler.`);
  return found;
};

test.each([
  ['props.onClose()', true],
  ["emit('close')", true],
  ["emit('update:open', false)", true],
  ["emit('saved')", false],
  ['closeModal(); event.preventDefault()', true],
  ['save()', false],
])('%s asks to close: %s', (body, expected) => {
  expect(asksToClose(handler(body))).toBe(expected);
});

test.each([
  ['form.reset()', true],
  ['box.classList.remove("on")', true],
  ['save()', false],
])('%s only closes: %s', (body, expected) => {
  expect(onlyCloses(handler(body), {})).toBe(expected);
});

test.each([
  ['setOpen(false)', true],
  ['setOpen(true)', false],
  ['setOpen(false); save()', false],
])('%s hides the boundary: %s', (body, expected) => {
  const made = handler(body);
  const state = made.sets[0]?.state ?? '';
  const boundary = {
    node: null,
    entry: null,
    kind: 'dialog',
    parent: null,
    labels: [],
    openers: [],
    handlers: [],
    sites: [],
  } as const;
  expect(hides(made, { ...boundary, labels: [], openers: [], handlers: [], sites: [], shown: { state } })).toBe(
    expected,
  );
});
