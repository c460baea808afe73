import { expect, test } from 'vitest';

import { modelHandlers, nearestModel } from '../../../src/intents/drafts/nearest-model.js';
import { element, vueScene } from '../read-scene.js';

const scene = (template: string): ReturnType<typeof vueScene> =>
  vueScene(template, `import { ref } from 'vue'; const tab = ref('a');`);

test('the nearest component with a model counts', () => {
  const inner = element(scene('<Tabs v-model="tab"><p><Tab value="b" /></p></Tabs>'), 'Tab');
  expect(nearestModel(inner, ['value'])).toMatchObject({ value: 'b', state: expect.stringMatching(/:tab$/) as string });
  expect(modelHandlers(inner, ['value']).map(({ event, sets }) => [event, sets[0]?.value])).toEqual([['select', 'b']]);
});

test.each([
  ['an element without a value', '<Tabs v-model="tab"><Tab /></Tabs>'],
  ['an element without a model around', '<p><Tab value="b" /></p>'],
])('%s has no model', (_, template) => {
  expect(nearestModel(element(scene(template), 'Tab'), ['value'])).toBeUndefined();
});
