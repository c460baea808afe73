import { expect, test } from 'vitest';

import { $, set, show } from './set-field.js';

/** As MUI: opens on mousedown, a list in the body, chosen by click. As Radix: opens on pointerdown, chosen by pointerup. */
function listbox(opensOn: string, choosesOn: string): void {
  show(
    '<button data-it role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="list">Choose</button>',
  );
  const button = $('button');
  button.addEventListener(opensOn, (event) => {
    event.preventDefault();
    setTimeout(() => {
      button.setAttribute('aria-expanded', 'true');
      document.body.insertAdjacentHTML(
        'beforeend',
        '<ul role="listbox" id="list"><li role="option">Red</li><li role="option">Dark red</li><li role="option" aria-disabled="true">Blue</li></ul>',
      );
      const list = $('#list');
      list.addEventListener(choosesOn, ({ target }) => {
        button.textContent = (target as HTMLElement).textContent;
        button.setAttribute('aria-expanded', 'false');
        list.remove();
      });
      document.addEventListener('keydown', ({ key }) => key === 'Escape' && list.remove(), { once: true });
    }, 20);
  });
}

test.each([
  ['mousedown', 'click'],
  ['pointerdown', 'pointerup'],
  ['click', 'click'],
])('combobox opens on %s and chooses on %s by the whole text', async (opensOn, choosesOn) => {
  listbox(opensOn, choosesOn);
  expect(await set('Red')).toBeUndefined();
  expect($('button').textContent).toBe('Red');
  expect($('#list')).toBeNull();
});

test('a list that fades away after the choice gets no Escape, which would close the dialog around it', async () => {
  show(
    '<div role="dialog"><button data-it role="combobox" aria-haspopup="listbox" aria-expanded="false">Choose</button></div>',
  );
  const button = $('button');
  const close = (): void => button.setAttribute('aria-expanded', 'false');
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
  button.addEventListener('click', () => {
    button.setAttribute('aria-expanded', 'true');
    document.body.insertAdjacentHTML('beforeend', '<ul role="listbox" id="list"><li role="option">Red</li></ul>');
    $('#list').addEventListener('click', ({ target }) => {
      (target as HTMLElement).ariaSelected = 'true';
      button.textContent = 'Red';
      setTimeout(close, 40);
      setTimeout(() => $('#list').remove(), 200);
    });
  });
  expect(await set('Red')).toBeUndefined();
  expect(button.textContent).toBe('Red');
  expect($('#list')).toBeNull();
  expect(keys).toEqual([]);
});

test('combobox chooses by the title of a value', async () => {
  listbox('click', 'click');
  expect(await set('dr', { oneOf: [{ const: 'dr', title: 'Dark red' }] })).toBeUndefined();
  expect($('button').textContent).toBe('Dark red');
});

test('combobox reports a missing option and closes the list', async () => {
  listbox('click', 'click');
  expect(await set('Green')).toBe('has no option "Green"; choose one of: Red, Dark red, Blue');
  expect($('#list')).toBeNull();
  listbox('click', 'click');
  expect(await set('Blue')).toBe('does not offer option "Blue" now; choose one of: Red, Dark red, Blue');
});

test('combobox types into an autocomplete, waits and chooses', async () => {
  show('<input data-it role="combobox" aria-expanded="false"><ul role="listbox" id="list" hidden></ul>');
  $('input').addEventListener('input', () =>
    setTimeout(() => {
      const list = $('#list');
      list.hidden = false;
      list.innerHTML = `<li role="option">${$('input').value}</li><li role="option">${$('input').value} Sur</li>`;
      list.addEventListener('click', ({ target }) => {
        $('input').value = (target as HTMLElement).textContent!;
        list.hidden = true;
      });
    }, 30),
  );
  expect(await set('Lyon')).toBeUndefined();
  expect($('input').value).toBe('Lyon');
  expect($('#list').hidden).toBe(true);
});

/** Opens its list at a press and shows what was chosen in `[data-shown]`. */
function select(html: string): void {
  show(html);
  const it = $('[data-it]');
  it.addEventListener('click', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="listbox"><div role="option">Small</div><div role="option">Large</div></div>',
    );
    it.ariaExpanded = 'true';
    for (const option of document.querySelectorAll<HTMLElement>('[role=option]'))
      option.addEventListener('click', () => {
        $('[data-shown]').textContent = option.textContent;
        $('[role=listbox]').remove();
        it.ariaExpanded = 'false';
      });
  });
}

test('combobox ignores an arrow beside the chosen text', async () => {
  select('<button data-it role="combobox" aria-expanded="false"><span data-shown></span><span>▼</span></button>');
  expect(await set('Large')).toBeUndefined();
  expect($('[data-shown]').textContent).toBe('Large');
});

test('combobox opens the list of an input that takes no text', async () => {
  select('<div><input data-it readonly aria-haspopup="listbox" aria-expanded="false"><span data-shown></span></div>');
  expect(await set('Small')).toBeUndefined();
  expect($('[data-shown]').textContent).toBe('Small');
});

test('combobox ignores the options of a list that was open before', async () => {
  show(`<ul role="listbox"><li role="option" id="stands">Oslo</li></ul>
    <button data-it role="combobox" aria-expanded="false">None</button>`);
  const pressed: string[] = [];
  $('#stands').addEventListener('click', () => pressed.push('stands'));
  $('button').addEventListener('click', () =>
    setTimeout(() => {
      if ($('#opened')) return;
      document.body.insertAdjacentHTML('beforeend', '<ul role="listbox" id="opened"><li role="option">Oslo</li></ul>');
      $('#opened').addEventListener('click', () => {
        pressed.push('opened');
        $('button').textContent = 'Oslo';
        $('#opened').remove();
      });
    }, 100),
  );
  expect(await set('Oslo')).toBeUndefined();
  expect(pressed).toEqual(['opened']);
});

test('combobox takes an option that only keys choose', async () => {
  show(`<input data-it role="combobox" readonly aria-expanded="true" aria-controls="l" aria-activedescendant="o0">
    <div id="l" role="listbox"><div id="o0" role="option">Single</div><div id="o1" role="option">Double</div><div id="o2" role="option">Suite</div></div>`);
  const control = $('input');
  let at = 0;
  control.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') control.setAttribute('aria-activedescendant', `o${(at = (at + 1) % 3)}`);
    if (key === 'Enter') {
      control.value = $(`#o${at}`).innerText;
      $('#l').remove();
    }
  });
  expect(await set('Suite')).toBeUndefined();
  expect(control.value).toBe('Suite');
});

test('combobox waits for a list over its dialog that takes no pointer while it slides in', async () => {
  show(`<div role="dialog" aria-modal="true" style="position: fixed; inset: 0">
      <input data-it role="combobox" readonly aria-expanded="true" aria-controls="l" aria-activedescendant="o0"></div>
    <div id="l" role="listbox" style="position: fixed; top: 40%; left: 40%; z-index: 9; background: #fff">
      <div id="o0" role="option">Single</div><div id="o1" role="option">Suite</div></div>`);
  const control = $('input');
  const list = $('#l');
  list.addEventListener('mousedown', () => {
    list.style.pointerEvents = 'none';
    void list.animate([{ opacity: 0 }, { opacity: 1 }], 100).finished.then(() => (list.style.pointerEvents = ''));
  });
  let at = 0;
  control.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') control.setAttribute('aria-activedescendant', `o${(at = (at + 1) % 2)}`);
    if (key === 'Enter') {
      control.value = $(`#o${at}`).innerText;
      list.remove();
    }
  });
  expect(await set('Suite')).toBeUndefined();
  expect(control.value).toBe('Suite');
});

test('combobox takes an option by keys if a press sets the list back to the chosen one', async () => {
  const rooms = ['Single', 'Double', 'Suite', 'Loft', 'Attic'];
  show(`<input data-it role="combobox" readonly aria-expanded="true" aria-controls="l" aria-activedescendant="o0">
    <div id="l" role="listbox"></div>`);
  const control = $('input');
  let at = 0;
  const move = (to: number): void => {
    at = to % rooms.length;
    const near = rooms.map((room, index) => `<div id="o${index}" role="option">${room}</div>`);
    $('#l').innerHTML = near.slice(Math.max(0, at - 1), at + 2).join('');
    control.setAttribute('aria-activedescendant', `o${at}`);
  };
  move(1);
  $('#l').addEventListener('click', () => move(1));
  control.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') move(at + 1);
    if (key !== 'Enter') return;
    control.value = rooms[at]!;
    $('#l').remove();
  });
  expect(await set('Attic')).toBeUndefined();
  expect(control.value).toBe('Attic');
});

test.each([
  ['Loft', undefined],
  ['Cellar', 'has no option "Cellar"; choose one of: Single, Double, Suite, Loft'],
])('combobox walks a list that offers only the options next to the active one: %s', async (wanted, problem) => {
  const rooms = ['Single', 'Double', 'Suite', 'Loft'];
  show(`<input data-it role="combobox" readonly aria-expanded="true" aria-controls="l" aria-activedescendant="o0">
    <div id="l" role="listbox"></div>`);
  const control = $('input');
  let at = 0;
  const draw = (): void => {
    const near = rooms.map((room, index) => `<div id="o${index}" role="option">${room}</div>`);
    $('#l').innerHTML = near.slice(Math.max(0, at - 1), at + 2).join('');
    control.setAttribute('aria-activedescendant', `o${at}`);
  };
  draw();
  control.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') at = (at + 1) % rooms.length;
    if (key === 'ArrowDown') draw();
    if (key === 'Enter') control.value = rooms[at]!;
    if (key === 'Enter' || key === 'Escape') $('#l').remove();
  });
  const told = await set(wanted);
  expect(told).toEqual(problem === undefined ? undefined : expect.stringContaining(problem));
  expect(control.value).toBe(problem === undefined ? wanted : '');
});

test('combobox takes no open list beside it for its value', async () => {
  show(
    '<button data-it role="combobox" aria-haspopup="listbox" aria-expanded="false">Choose</button><ul role="listbox" hidden><li role="option">Red</li><li role="option">Blue</li></ul>',
  );
  $('button').addEventListener('click', () => ($('ul').hidden = false));
  expect(await set('Red')).toBeDefined();
});

test.each([
  ['adds its choice to the entries beside it', '<span>Red</span>', undefined],
  ['adds nothing', '', 'does not take the value "Red"; it shows ""'],
  ['adds something else', '<span>Dark red</span>', 'does not take the value "Red"; it shows ""'],
])('a combobox that stays blank and %s', async (_, entry, problem) => {
  show('<div><p><b data-it role="combobox" aria-expanded="false"></b></p><div id="entries"></div></div>');
  const box = $('[data-it]');
  box.addEventListener('click', () => {
    box.setAttribute('aria-expanded', 'true');
    document.body.insertAdjacentHTML('beforeend', '<ul role="listbox" id="list"><li role="option">Red</li></ul>');
    $('#list').addEventListener('click', () => {
      $('#entries').innerHTML = entry;
      box.setAttribute('aria-expanded', 'false');
      $('#list').remove();
    });
  });
  expect(await set('Red')).toBe(problem);
});

/** Writes a select as Vuetify before 3.9.1 does: the role is on the box, and the text box holds the raw value. */
function boxedSelect(inputMode: string): HTMLElement {
  show(
    `<div id="box" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="list"><div><span id="shown"></span><input data-it inputmode="${inputMode}"></div></div>`,
  );
  const box = $('#box');
  box.addEventListener('mousedown', () => {
    if (box.ariaExpanded === 'true') return;
    box.ariaExpanded = 'true';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<ul role="listbox" id="list"><li role="option">Open</li><li role="option">Done</li></ul>',
    );
    $('#list').addEventListener('click', ({ target }) => {
      $('#shown').textContent = (target as HTMLElement).textContent;
      $('input').value = inputMode === 'none' ? 'value-of-it' : $('#shown').textContent;
      box.ariaExpanded = 'false';
      $('#list').remove();
    });
  });
  return box;
}

test.each(['none', 'text'])(
  'a box with the role of a combobox opens the list of its text box, inputmode %s',
  async (mode) => {
    boxedSelect(mode);
    expect(await set('Done')).toBeUndefined();
    expect($('#shown').textContent).toBe('Done');
    expect($('#list')).toBeNull();
  },
);

test('a text that the list of the box does not offer is refused', async () => {
  boxedSelect('none');
  expect(await set('Later')).toContain('Later');
  expect($('#shown').textContent).toBe('');
});

/** As Quasar's select with a slot for its options: a picture from a font of icons, a title and a caption. */
function slotDrawn(shown: (title: string) => string): void {
  show('<div><b></b><input data-it role="combobox" readonly aria-expanded="false" aria-controls="list"></div>');
  const input = $<HTMLInputElement>('input');
  input.addEventListener('click', () => {
    input.setAttribute('aria-expanded', 'true');
    const options = [
      ['Blue', 'blue'],
      ['Blue Grey', 'blue-grey'],
    ].map(
      ([title, caption]) =>
        `<li role="option"><i aria-hidden="true">palette</i><div>${title}</div><div>${caption}</div></li>`,
    );
    document.body.insertAdjacentHTML('beforeend', `<ul role="listbox" id="list">${options.join('')}</ul>`);
    $('#list').addEventListener('click', ({ target }) => {
      const option = (target as HTMLElement).closest('li')!;
      $('b').textContent = shown(option.querySelector('div')!.textContent ?? '');
      input.setAttribute('aria-expanded', 'false');
      $('#list').remove();
    });
  });
}

test('combobox chooses an option by its title between a picture and a caption', async () => {
  slotDrawn((title) => title);
  expect(await set('Blue Grey')).toBeUndefined();
  expect($('b').textContent).toBe('Blue Grey');
  slotDrawn((title) => title);
  expect(await set('blue-grey')).toContain('Blue');
});

test('combobox refuses a title that the select does not show after the choice', async () => {
  slotDrawn(() => 'Red');
  expect(await set('Blue')).toBeDefined();
});
