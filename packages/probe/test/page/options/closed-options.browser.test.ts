import { expect, it } from 'vitest';
import { readClosedOptions } from '../../../src/page/options/closed-options.js';
import { interactiveElements } from '../../../src/page/elements/interactive.js';
import { show } from '../fixture.js';

interface Drawn {
  /** The event that opens the select. */
  opens: string;
  closes: 'Escape' | 'press' | 'outside';
  options: string;
  controls?: boolean;
}

/** Shows a drawn select as libraries build it. Its list is elsewhere in the page, and only while it is open. */
function drawn(id: string, { opens, closes, options, controls = true }: Drawn): void {
  const button = document.querySelector<HTMLElement>(`#${id}`)!;
  const close = (): void => {
    document.querySelector(`#${id}-list`)?.remove();
    button.setAttribute('aria-expanded', 'false');
  };
  button.addEventListener(opens, (event) => {
    const isOpen = document.querySelector(`#${id}-list`) !== null;
    if (isOpen && closes === 'press') return close();
    if (isOpen) return;
    button.setAttribute('aria-expanded', 'true');
    if (controls) button.setAttribute('aria-controls', `${id}-list`);
    const list = document.createElement('div');
    list.id = `${id}-list`;
    list.setAttribute('role', 'listbox');
    list.innerHTML = options;
    requestAnimationFrame(() => document.body.append(list));
    event.stopPropagation();
  });
  if (closes === 'Escape') button.addEventListener('keydown', ({ key }) => (key === 'Escape' ? close() : undefined));
  if (closes === 'outside')
    document.addEventListener('mousedown', (event) => (event.target === button ? undefined : close()));
}

const two = '<div role="option" data-value="s">Small</div><div role="option" aria-selected="true">Large</div>';
const button = (id: string, text = 'Size'): string =>
  `<button type="button" id="${id}" role="combobox" aria-haspopup="listbox" aria-expanded="false">${text}</button>`;

async function optionsOf(): Promise<Record<string, string[]>> {
  const found = await readClosedOptions(5_000);
  const elements = interactiveElements(document);
  return Object.fromEntries(
    Object.entries(found).map(([index, options]) => [
      elements[Number(index)]!.id,
      options.map(({ value, label }) => (value === label ? label : `${value}=${label}`)),
    ]),
  );
}

it.each<Drawn>([
  { opens: 'click', closes: 'Escape', options: two },
  { opens: 'mousedown', closes: 'press', options: two },
  { opens: 'pointerdown', closes: 'outside', options: two, controls: false },
])('opens, reads and closes a drawn select: %j', async (how) => {
  show(`<main>${button('one')}${button('two')}</main>`);
  drawn('one', how);
  drawn('two', { ...how, options: '<div role="option">Red</div>' });
  expect(await optionsOf()).toEqual({ one: ['s=Small', 'Large'], two: ['Red'] });
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(0);
});

it('leaves out selects that never open, disabled selects, and lists that show only a part of their options', async () => {
  show(
    `<main>${button('dead')}${button('off').replace('<button', '<button disabled')}${button('sized')}${button('long')}${button('whole')}</main>`,
  );
  drawn('off', { opens: 'click', closes: 'Escape', options: two });
  drawn('sized', { opens: 'click', closes: 'Escape', options: '<div role="option" aria-setsize="40">One</div>' });
  drawn('long', {
    opens: 'click',
    closes: 'Escape',
    options:
      '<div style="height:60px;overflow:auto"><div style="height:4000px"><div role="option">One</div><div role="option">Two</div></div></div>',
  });
  const many = Array.from({ length: 12 }, (_, at) => `<div role="option" style="height:20px">${at}</div>`).join('');
  drawn('whole', { opens: 'click', closes: 'Escape', options: `<div style="height:60px;overflow:auto">${many}</div>` });
  const found = await optionsOf();
  expect(Object.keys(found)).toEqual(['whole']);
  expect(found['whole']).toHaveLength(12);
});

it('stops at a list that stays open, because it could cover the next select', async () => {
  show(`<main>${button('one')}${button('two')}</main>`);
  document.querySelector('#one')!.addEventListener('click', () => {
    if (document.querySelector('[role=listbox]') === null)
      document.body.insertAdjacentHTML('beforeend', `<div role="listbox">${two}</div>`);
  });
  drawn('two', { opens: 'click', closes: 'Escape', options: '<div role="option">Red</div>' });
  expect(Object.keys(await optionsOf())).toEqual(['one']);
});

it('stops when a press or the closing key removes the dialog around a select', async () => {
  show(`<main><div role="dialog" id="dialog">${button('one')}${button('two')}</div></main>`);
  drawn('one', { opens: 'click', closes: 'Escape', options: two });
  const dialog = document.querySelector('#dialog')!;
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? dialog.remove() : undefined), { once: true });
  expect(Object.values(await readClosedOptions(5_000)).map((options) => options.length)).toEqual([2]);

  show(`<main><div role="dialog" id="other">${button('three')}</div></main>`);
  const three = document.querySelector('#three')!;
  three.setAttribute('aria-controls', 'nowhere');
  three.addEventListener('click', () => document.querySelector('#other')!.remove());
  expect(await readClosedOptions(5_000)).toEqual({});
});
