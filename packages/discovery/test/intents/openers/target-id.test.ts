import { describe, expect, test } from 'vitest';

import { targetOf, targetSources } from '../../../src/intents/openers/target-id.js';
import { element, htmlScene, vueScene } from '../read-scene.js';

/** The sources in order, each with a button and its target. */
const cases: [source: string, button: string, target: object | undefined][] = [
  ['library directive', '<button v-b-modal.edit>x</button>', { id: 'edit', closes: false }],
  ['popovertarget', '<button popovertarget="m">x</button>', { id: 'm', closes: false }],
  ['popovertarget', '<button popovertarget="m" popovertargetaction="hide">x</button>', { id: 'm', closes: true }],
  ['commandfor', '<button commandfor="m" command="show-modal">x</button>', { id: 'm', closes: false }],
  ['commandfor', '<button commandfor="m" command="close">x</button>', { id: 'm', closes: true }],
  ['Bootstrap toggle', '<button data-bs-toggle="modal" data-bs-target="#m">x</button>', { id: 'm', closes: false }],
  ['Bootstrap toggle', '<button data-bs-toggle="modal" data-bs-target=".m">x</button>', undefined],
  ['aria-controls', '<button aria-controls="m" aria-expanded="false">x</button>', { id: 'm', closes: false }],
  ['aria-controls', '<button role="tab" aria-controls="m">x</button>', { id: 'm', closes: false }],
  ['aria-controls', '<button aria-controls="m">x</button>', undefined],
];

describe('targets', () => {
  test.each(cases)('%s: %s', (_, button, target) => {
    const scene = button.includes('v-b-') ? vueScene(button) : htmlScene(button);
    expect(targetOf(element(scene, 'button').props, new Set(['b-modal']))).toEqual(target);
  });

  test('every source has a case, in order', () => {
    expect([...new Set(cases.map(([source]) => source))]).toEqual(targetSources.map(({ name }) => name));
  });
});
