import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { composedElements } from '../../../../src/page/elements/composed-tree.js';
import { mutations } from '../../../../src/page/stress/mutations/mutations.js';
import { seeded } from '../../../../src/page/stress/mutations/random.js';
import { undoable } from '../../../../src/page/stress/undoable.js';
import { show } from '../../fixture.js';

const page = `
  <header><a href="/help" id="mui-12">Help</a></header>
  <main><section><h2>Orders</h2><ul>
    <li class="css-abc123">Chair <button data-testid="cancel-1">Cancel order</button></li>
    <li class="css-abc123">Table <button>Cancel order</button></li>
  </ul></section>
  <form aria-label="Address"><label for="street">Street</label><input id="street" name="street"></form></main>`;

function mutate(name: string, css: string, seed = 'one'): { target: Element; truth: Element | null; undo(): number } {
  const target = document.querySelector(css)!;
  const undo = undoable(document);
  const outcome = mutations.find((each) => each.name === name)!.apply(target, seeded(seed));
  if (outcome === undefined) throw new Error(`${name} gave nothing to change`);
  return { target, truth: outcome.truth, undo };
}

it('renames hashed classes and generated ids, with the references to them', () => {
  const body = show('<p class="css-abc123 plain">x</p><label for="mui-12">Name</label><input id="mui-12">');
  const input = body.querySelector('input')!;
  mutate('hashed classes change', 'p');
  mutate('generated ids change', 'input');
  expect(body.querySelector('p')!.className).toMatch(/^css-(?!abc123)[a-z\d]{6} plain$/);
  expect(input.id).toMatch(/^mui-1?\d{3}$/);
  expect(input.labels![0]!.textContent).toBe('Name');
});

it('rebuilds around the target: a wrapper, another order, one more item, another tag, another place', () => {
  const body = show(page);
  const { target, undo } = mutate('wrapper inserted', 'button', 'level 0');
  expect(target.closest('[class^=css-]')).not.toBe(null);
  expect(undo()).toBeGreaterThan(0);
  mutate('siblings reordered', 'li').undo();
  const inserted = mutate('list item inserted before', 'button');
  expect(body.querySelectorAll('li').length).toBe(3);
  inserted.undo();
  const swapped = mutate('tag swapped', 'button');
  expect(swapped.truth).not.toBe(swapped.target);
  expect(swapped.truth!.textContent).toBe('Cancel order');
  swapped.undo();
  const moved = mutate('moved to a portal', '#street');
  expect(document.body.lastElementChild!.contains(moved.target)).toBe(true);
  expect((moved.target as HTMLInputElement).labels!.length).toBe(1);
  moved.undo();
});

it('edits a field by its label, and a container by its heading alone', () => {
  const body = show(page);
  const edit = mutate('small label edit', '#street');
  expect(body.querySelector('label')!.textContent).not.toBe('Street');
  edit.undo();
  expect(body.querySelector('label')!.textContent).toBe('Street');
  const section = mutate('word of label replaced', 'section');
  expect(body.querySelector('h2')!.textContent).not.toBe('Orders');
  expect(body.querySelector('li button')!.textContent).toBe('Cancel order');
  section.undo();
  mutate('language switched', '#street');
  expect(body.textContent).not.toMatch(/Street|Cancel|Chair/);
});

it('adds copies of the target, and removes or replaces it', () => {
  const body = show(page);
  const count = (): number =>
    [...body.querySelectorAll('*')].filter((one) => !one.children.length && one.textContent === 'Help').length;
  const before = count();
  for (const name of ['decoy with the same text', 'full clone with testid', 'clone in the same scope']) {
    const { target, truth, undo } = mutate(name, 'header a');
    expect({ name, truth }).toEqual({ name, truth: target });
    expect(count()).toBeGreaterThan(before);
    undo();
  }
  const removed = mutate('removed', 'header a');
  expect([removed.truth, removed.target.isConnected]).toEqual([null, false]);
  removed.undo();
  const reused = mutate('slot reused by another action', 'header a');
  expect([reused.truth, reused.target.isConnected]).toEqual([null, true]);
  expect(reused.target.textContent).not.toContain('Help');
  reused.undo();
  const dropped = mutate('testid dropped', 'button');
  expect(body.querySelector('[data-testid]')).toBe(null);
  dropped.undo();
  expect(body.querySelector('[data-testid]')).toBe(dropped.target);
});

it('never gives a reused slot a word of the old action', () => {
  show('<button aria-label="Cancel">Cancel</button>');
  for (let seed = 0; seed < 200; seed += 1) {
    const { target, undo } = mutate('slot reused by another action', 'button', `seed ${seed}`);
    expect(`${target.textContent} ${target.getAttribute('aria-label')}`).not.toMatch(/cancel/i);
    undo();
  }
});

const control = constantFrom(
  '<button class="css-abc123">Save <b>it</b></button>',
  '<a href="/x" id="mui-7">Go on</a>',
  '<label>Name <input name="n" placeholder="Your name"></label>',
  '<label for="input-9">Mail</label><input id="input-9" type="email">',
  '<select aria-label="Size"><option>S<option selected>L</select>',
  '<input type="submit" value="Send">',
  '<textarea aria-label="Notes">old</textarea>',
  '<summary>More</summary>',
);
const block = tuple(constantFrom('div', 'form', 'ul', 'section', 'fieldset'), array(control, { maxLength: 4 })).map(
  ([tag, inner]) => `<${tag}>${inner.map((each) => (tag === 'ul' ? `<li>${each}</li>` : each)).join('\n')}</${tag}>`,
);

it('undoes every mutation of every element of any page, the same objects in the same places', () => {
  const body = show('');
  assert(
    property(array(block, { minLength: 1, maxLength: 3 }), integer(), (blocks, seed) => {
      body.innerHTML = blocks.join('');
      const before = [...composedElements(body)];
      const pristine = document.documentElement.cloneNode(true);
      for (const target of before)
        for (const mutation of mutations) {
          const undo = undoable(document);
          mutation.apply(target, seeded(`${seed} ${mutation.name}`));
          undo();
          expect({ mutation: mutation.name, same: document.documentElement.isEqualNode(pristine) }).toEqual({
            mutation: mutation.name,
            same: true,
          });
          expect([...composedElements(body)].every((element, index) => element === before[index])).toBe(true);
        }
    }),
    { numRuns: 25 },
  );
});
