import { expect, it, test } from 'vitest';
import { isListenedTo, watchListeners } from '../../../src/page/elements/watched-listeners.js';
import { show } from '../fixture.js';

watchListeners();

const draw = (html: string): HTMLElement => show(html).querySelector<HTMLElement>('#it')!;
const act = (..._: unknown[]): void => undefined;
const card = '<div id="it"><b>Add</b> task</div>';
type Listener = (event: Event) => void;

test.each<[string, Listener]>([
  ['without an event', () => act('add')],
  ['that ends its event', (event) => (event.preventDefault(), act('add'))],
  ['that asks for its own element', (event) => act(event.currentTarget)],
])('a box has a listener %s', (_, listener) => {
  const box = draw(card);
  box.addEventListener('click', listener);
  expect(isListenedTo(box)).toBe(true);
  box.removeEventListener('click', listener);
  expect(isListenedTo(box)).toBe(false);
});

test.each<[string, Listener]>([
  ['asks for the pressed part', (event) => act((event.target as Element).closest('b'))],
  ['takes the target apart', ({ target }) => act(target)],
  ['passes its event on', (event) => act(event)],
  ['is bound', act.bind(null, 1)],
])('a listener that %s serves the parts of its box', (_, listener) => {
  const box = draw(card);
  box.addEventListener('click', listener);
  expect(isListenedTo(box)).toBe(false);
});

it('takes any listener of an element without parts, and none of another event', () => {
  const leaf = draw('<div id="it">Save</div>');
  leaf.addEventListener('mousemove', act);
  expect(isListenedTo(leaf)).toBe(false);
  leaf.addEventListener('click', act.bind(null, 1));
  expect(isListenedTo(leaf)).toBe(true);
});

it('leaves the elements of a framework to its own marks', () => {
  const box = draw(card);
  box.addEventListener('click', () => act('add'));
  Object.assign(box, { __vnode: {} });
  expect(isListenedTo(box)).toBe(false);
});

it('calls the functions that a library puts in place later', () => {
  const { prototype } = EventTarget;
  const { addEventListener } = prototype;
  const seen: string[] = [];
  prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof addEventListener>): void {
    seen.push(args[0]);
    addEventListener.apply(this, args);
  };
  draw(card).addEventListener('click', act);
  prototype.addEventListener = addEventListener;
  expect(seen).toEqual(['click']);
});
