import { expect, test } from 'vitest';

import { modelHandlers, nearestModel } from '../../../src/intents/scene/nearest-model.js';
import { element, vueScene } from '../read-scene.js';

const scene = (template: string): ReturnType<typeof vueScene> =>
  vueScene(template, `import { ref } from 'vue'; const tab = ref('a');`);

test('the nearest component with a model counts', () => {
  const inner = element(scene('<Tabs v-model="tab"><p><Tab value="b" /></p></Tabs>'), 'Tab');
  expect(nearestModel(inner, ['value'])).toMatchObject({ value: 'b', state: expect.stringMatching(/:tab$/) as string });
  expect(modelHandlers(inner, ['value']).map(({ event, sets }) => [event, sets[0]?.value])).toEqual([['select', 'b']]);
});

test('only the named components set their model, and a press in a component of several values sets no value', () => {
  const chips = element(scene('<v-chip-group v-model="tab"><v-chip value="b" /></v-chip-group>'), 'VChip');
  expect(modelHandlers(chips, ['value'], ['VChipGroup'])).toHaveLength(1);
  expect(modelHandlers(chips, ['value'], ['VBtnToggle'])).toEqual([]);
  const several = element(scene('<v-chip-group v-model="tab" multiple><v-chip value="b" /></v-chip-group>'), 'VChip');
  expect(modelHandlers(several, ['value']).map(({ sets: [set] }) => Object.keys(set ?? {}))).toEqual([['state']]);
});

test.each([
  ['an element without a value', '<Tabs v-model="tab"><Tab /></Tabs>'],
  ['an element without a model around', '<p><Tab value="b" /></p>'],
])('%s has no model', (_, template) => {
  expect(nearestModel(element(scene(template), 'Tab'), ['value'])).toBeUndefined();
});
