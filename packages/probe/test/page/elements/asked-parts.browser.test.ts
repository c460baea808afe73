import { askedPartsName } from '@webmcp/text';
import { expect, it } from 'vitest';
import { interactiveElements } from '../../../src/page/elements/interactive.js';
import { watchListeners } from '../../../src/page/elements/watched-listeners.js';
import { show } from '../fixture.js';

watchListeners();
Object.assign(window, { [Symbol.for(askedPartsName)]: ['.remove', '.check', '.card', '.layer', ':visible'] });

const act = (): void => undefined;
const row = '<li><i class="check"></i><span>Fern</span><b class="remove">×</b><em class="other">new</em></li>';
const found = (root: HTMLElement): string[] => interactiveElements(root).map(({ className }) => className);

it('the parts for which the listener of a list asks are controls, also without a text', () => {
  const root = show(`<ul>${row}</ul><style>.check { display: inline-block; width: 9px; height: 9px }</style>`);
  expect(found(root)).toEqual([]);
  root.querySelector('ul')!.addEventListener('click', act);
  expect(found(root)).toEqual(['check', 'remove']);
});

it('a card counts beside the controls in it, and a layer over the page does not', () => {
  const root = show(
    '<main><div class="card"><p>Fern</p><button class="pin">Pin</button></div>' +
      '<div class="layer" style="position: fixed"><button class="ok">OK</button></div></main>',
  );
  root.querySelector('main')!.addEventListener('click', act);
  expect(found(root)).toEqual(['card', 'pin', 'ok']);
});
