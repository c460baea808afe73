import { expect, test } from 'vitest';

import { actsOnEvents } from '../../../src/intents/values/act-events.js';
import { element, reactScene } from '../read-scene.js';

test.each([
  ['onClick={save}', true],
  ['onPress={() => save()}', true],
  ['onClick={() => {}}', true],
  ['onClick={(e) => e.stopPropagation()}', false],
  ['onMouseEnter={save}', false],
  ['', false],
])('%s acts: %s', (props, acts) => {
  expect(actsOnEvents(element(reactScene(`<Box ${props} />`), 'Box').props)).toBe(acts);
});
