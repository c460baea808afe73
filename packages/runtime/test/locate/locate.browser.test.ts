import { beforeEach, expect, test } from 'vitest';

import { describe, locate } from '../../src/page.js';

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1>Account</h1>
      <form aria-label="Sign up">
        <label for="mail">Email *</label><input id="mail" name="email" type="email">
        <label>Country <select name="country"><option>France</option><option>Peru</option></select></label>
        <button data-testid="create">Create account</button>
      </form>
      <form aria-label="Sign in">
        <label>Email <input type="email"></label><button>Sign in</button>
      </form>
      <table><tr><th>Order<th>Action<tr><td>1001<td><button>Cancel</button><tr><td>1002<td><button>Cancel</button></table>
    </main>`;
});

const find = (selector: string): Element => document.querySelector(selector)!;

test('describe returns the selectors that find only the control, best first', () => {
  expect(describe(find('[data-testid=create]')).selectors).toEqual([
    { strategy: 'testid', value: 'create', score: 1 },
    { strategy: 'role', value: 'button[name="Create account"]', score: 0.6 },
    { strategy: 'css', value: 'form:nth-of-type(1) > button', score: 0.2 },
  ]);
  expect(describe(find('#mail')).selectors.map(({ strategy, value }) => `${strategy} ${value}`)).toEqual(
    ['css #mail', 'css input[name="email"]', 'css label:nth-of-type(1) + input'].slice(0, 2).concat(expect.any(String)),
  );
});

test('locate finds a described element after JSON, and reports no heal', () => {
  for (const selector of ['#mail', 'select', '[data-testid=create]', 'form[aria-label="Sign in"]']) {
    const target = JSON.parse(JSON.stringify(describe(find(selector)))) as ReturnType<typeof describe>;
    expect(locate(target), selector).toMatchObject({ element: find(selector), healed: false });
  }
});

test('locate heals a dropped test id', () => {
  const button = find('[data-testid=create]');
  const target = describe(button);
  button.removeAttribute('data-testid');
  expect(locate(target)).toMatchObject({ element: button, by: { strategy: 'role' }, healed: true });
});

test('locate abstains where the element is gone, and where another has its words', () => {
  const button = find('form[aria-label="Sign in"] button');
  const target = describe(button);
  button.textContent = 'Sign up';
  expect(locate(target)).toMatchObject({ reason: 'changed' });
  button.remove();
  expect(locate(target)).toMatchObject({ reason: expect.stringMatching(/gone|changed/) });
});

test('locate reports a radio button that its name and value find', () => {
  document.body.innerHTML =
    '<input type="radio" name="plan" value="a"><input type="radio" name="plan" value="b" id="second"><button>Go</button>';
  const second = find('#second');
  expect(locate(describe(second))).toMatchObject({ element: second });
});

test('locate ignores a changed count in an element of its own, also in strict mode', () => {
  document.body.innerHTML =
    '<button id="all" style="display: flex">Delete all (<span>0</span>)</button><button>Delete Ada</button><button>Create</button>';
  const target = describe(find('#all'));
  find('span').textContent = '12';
  expect(locate(target, { strict: true })).toMatchObject({ element: find('#all') });
});

test('hits finds nothing for a role selector with a broken escape', () => {
  expect(locate({ selectors: [{ strategy: 'role', value: 'button[name="\\q"]', score: 0.6 }] })).toMatchObject({
    reason: 'gone',
  });
});

test('locate trusts a selector that was proved in the container, though the page has the label twice', () => {
  const form = find('form[aria-label="Sign in"]');
  const inner = find('form[aria-label="Sign in"] input');
  const target = { ...describe(inner), selectors: describe(inner, { root: form }).selectors };
  expect(target.selectors[0]).toEqual({ strategy: 'label', value: 'Email', score: 0.8 });
  for (const strict of [false, true])
    expect(locate(target, { root: form, strict }), `strict ${strict}`).toMatchObject({ element: inner, healed: false });
});

test.each([
  ['takes the only button of a form without a name', undefined, undefined],
  [
    'takes no other button in the place of the submit',
    '<button type="button"><i class="mdi mdi-close"></i></button>',
    'no',
  ],
  ['takes no button with a name in the place of the icon', '<button type="button">Clear</button>', 'no'],
  [
    'takes none of two',
    '<button><i class="mdi mdi-close"></i></button><button><i class="mdi mdi-undo"></i></button>',
    'no',
  ],
])('locate %s', (_, later, refused) => {
  document.body.innerHTML = '<form><input aria-label="Title"><button><i class="mdi mdi-check"></i></button></form>';
  const form = find('form');
  const target = {
    ...describe(find('button'), { root: form }),
    selectors: [{ strategy: 'role', value: 'button', score: 0.6 }] as const,
  };
  if (later !== undefined) find('button').outerHTML = later;
  const found = locate({ ...target, selectors: [...target.selectors] }, { root: form });
  if (refused === undefined) expect(found).toMatchObject({ element: find('button'), healed: false });
  else expect(found).toMatchObject({ reason: expect.any(String) });
});

test('locate leaves out a copy outside the container that has the label', () => {
  document.body.innerHTML =
    '<main></main><form aria-label="Note"><label for="v-2">Title</label><input id="v-2"><button>Pin</button></form>';
  const [form, input] = [document.querySelector('form')!, document.querySelector('input')!];
  const target = describe(input, { root: form });
  document.querySelector('main')!.append(input.cloneNode());
  const located = locate(target, { root: form });
  expect('element' in located ? located.element : input).toBe(input);
});

test('locate uses a fingerprint of one row in another row', () => {
  const rows = document.querySelectorAll('tr');
  const target = describe(rows[1]!.querySelector('button')!, { root: rows[1]! });
  for (const strict of [false, true])
    expect(locate(target, { root: rows[2]!, strict })).toMatchObject({ element: rows[2]!.querySelector('button') });
});

test('locate finds elements in open shadow roots', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).innerHTML = '<button>Inside</button>';
  const button = host.shadowRoot!.querySelector('button')!;
  expect(locate(describe(button))).toMatchObject({ element: button });
});

test('locate heals to no element with the label of another known control', () => {
  document.body.innerHTML = '<form aria-label="Cart"><button>Save</button></form>';
  const target = describe(find('button'));
  find('button').textContent = 'Save draft';
  expect(locate(target)).toMatchObject({ element: find('button') });
  expect(locate(target, { others: ['Save draft'] })).not.toHaveProperty('element');
  expect(locate(target, { strict: true })).not.toHaveProperty('element');
});

test('locate accepts a label in another language', () => {
  const button = find('[data-testid=create]');
  const target = describe(button, { labels: ['Konto anlegen'] });
  button.textContent = 'Konto anlegen';
  button.removeAttribute('data-testid');
  expect(locate(target)).toMatchObject({ element: button, by: 'fingerprint', healed: true });
});

test('describe counts uniqueness again after each change of the page', () => {
  document.body.innerHTML = '<main><button>Save</button></main>';
  expect(describe(find('button')).fingerprint!.unique).toContain('label');
  find('main').insertAdjacentHTML('beforeend', '<button>Save</button>');
  expect(describe(find('button')).fingerprint!.unique).not.toContain('label');
});

/** What is found for the first element that fits, after the page was changed: `itself`, a reason, or what was taken wrongly. */
function after(selector: string, change: (element: Element) => void, options: { strict?: boolean } = {}): string {
  const element = find(selector);
  const target = JSON.parse(JSON.stringify(describe(element))) as ReturnType<typeof describe>;
  change(element);
  const located = locate(target, options);
  if (!('element' in located)) return located.reason;
  return located.element === element ? 'itself' : located.element.outerHTML;
}
const nothing = (): void => undefined;

test('locate distinguishes twins in equal surroundings by their order until one comes or goes, and never in strict mode', () => {
  const page = '<ul><li><a href="#">Item</a></li><li><a href="#">Item</a></li><li><a href="#">Item</a></li></ul>';
  document.body.innerHTML = page;
  expect(after('li:nth-child(2) a', nothing)).toBe('itself');
  expect(after('li:nth-child(2) a', nothing, { strict: true })).not.toBe('itself');
  expect(after('li:nth-child(2) a', (link) => link.parentElement!.before(link.parentElement!.cloneNode(true)))).toBe(
    'changed',
  );
  document.body.innerHTML = page;
  expect(after('li:nth-child(2) a', (link) => link.parentElement!.remove())).toBe('changed');
  document.body.innerHTML = page;
  expect(after('li:nth-child(2) a', (link) => link.parentElement!.before('Fresh'))).toBe('changed');
});

test('locate takes no namesake in another case or role once the target is gone', () => {
  const page =
    '<nav><a href="/up">Sign Up</a></nav><main><button>Sign up</button><label><input type="radio"> 90d</label>';
  document.body.innerHTML = `${page}</main>`;
  expect(after('main > button', (button) => button.remove())).toMatch(/gone|changed/);
  document.body.innerHTML = `${page}<button>90d</button></main>`;
  expect(after('main > button:last-child', (button) => button.remove())).toMatch(/gone|changed/);
});

test('locate abstains where a copy before the control takes the label along', () => {
  document.body.innerHTML = '<form><label for="v-1">Mail</label><input id="v-1"></form>';
  expect(after('input', (input) => input.before(input.cloneNode()))).toBe('ambiguous');
  document.body.innerHTML = '<form><label>News <input type="checkbox"></label></form>';
  expect(after('input', (input) => input.before(input.cloneNode()))).toBe('ambiguous');
});

test('locate accepts a test id without the label by default, and not in strict mode', () => {
  const page = '<label for="a">Name</label><input id="a" data-testid="name">';
  const lose = (): void => find('label').remove();
  document.body.innerHTML = page;
  expect(after('input', lose)).toBe('itself');
  document.body.innerHTML = page;
  expect(after('input', lose, { strict: true })).not.toBe('itself');
});

test('surroundings are the same in any order of their words, and include the tooltip', () => {
  document.body.innerHTML =
    '<ul><li><b>HL-1041</b><i>Shipped</i><button>View</button></li><li><b>HL-1022</b><i>Shipped</i><button>View</button></li></ul>';
  expect(after('li:last-child button', (button) => button.parentElement!.prepend(button))).toBe('itself');
  document.body.innerHTML = '<p><a href="#" title="Ada Byron">P</a><a href="#" title="Ben Okri">P</a></p>';
  expect(after('a:first-child', (link) => link.parentElement!.append(link), { strict: true })).toBe('itself');
});

test('scopes leave out the heading of a neighbour card', () => {
  document.body.innerHTML =
    '<h1>Shop</h1><ul><li><h2>Pan</h2><button>Add</button></li><li><h2>Board</h2><button>Add</button></li></ul>';
  expect(describe(find('li:last-child button')).fingerprint!.scope).toEqual(['heading:Board', 'heading:Shop']);
});

test('locate distinguishes two radios of a name by labels in another language, in any order', () => {
  document.body.innerHTML = `<form aria-label="Book"><fieldset><legend>Time</legend>
    <label><input type="radio" name="time" value="am">Morning</label>
    <label><input type="radio" name="time" value="pm">Evening</label></fieldset></form>`;
  const target = describe(find('[value=am]'), { labels: ['Morning', 'Vormittag'] });
  document.body.innerHTML = `<form aria-label="Buchen"><fieldset><legend>Zeit</legend>
    <label><input type="radio" name="time" value="pm">Abend</label>
    <label><input type="radio" name="time" value="am">Vormittag</label></fieldset></form>`;
  expect(locate(target)).toMatchObject({ element: find('[value=am]') });
});

test('hits finds a box in a component by a label in a slot', () => {
  document.body.innerHTML = '<x-box>With breakfast</x-box>';
  const root = find('x-box').attachShadow({ mode: 'open' });
  root.innerHTML = '<label><input type="checkbox"><slot></slot></label>';
  const box = root.querySelector('input')!;
  const target = { selectors: [{ strategy: 'label' as const, value: 'With breakfast', score: 0.8 }], confidence: 0.8 };
  expect(locate(target)).toMatchObject({ element: box });
});

test('label texts leave out marks of writing direction', () => {
  document.body.innerHTML = '<label>رقم الهاتف\u200f: <input id="phone"></label>';
  expect(describe(find('#phone')).selectors).toContainEqual({ strategy: 'label', value: 'رقم الهاتف', score: 0.8 });
});

test('locate finds the only control without a name while its picture is the same', () => {
  const icon = (name: string): string => `<svg class="lucide lucide-${name}"><path d="M5 12h14"/></svg>`;
  const show = (...names: string[]): void => {
    document.body.innerHTML = `<main><button>${icon('plus')} Add money</button>${names.map((name) => `<button>${icon(name)}</button>`).join('')}</main>`;
  };
  show('plus');
  const { fingerprint } = describe(find('button:last-child'));
  const selectors = [{ strategy: 'role' as const, value: 'button[name=""]', score: 0.2 }];
  const target = { selectors, confidence: 0.2, fingerprint: fingerprint! };
  expect(locate(target)).toMatchObject({ element: find('button:last-child') });
  show('trash');
  expect(locate(target)).not.toHaveProperty('element');
  show('plus', 'plus');
  expect(locate(target)).not.toHaveProperty('element');
});

const drawnSelect = (value: string): string => `
  <div><label>Gender</label><div><div role="combobox" id="gender" aria-labelledby="gender">${value}</div></div></div>
  <div><label>Team</label><div><div role="combobox" id="team" aria-labelledby="team">Blue</div></div></div>`;

test('locate finds a drawn select that refers to itself, whatever its present value', () => {
  document.body.innerHTML = drawnSelect('Female');
  const target = describe(find('#gender'));
  expect(target.fingerprint?.labels).toEqual(['Gender']);
  document.body.innerHTML = drawnSelect('Other');
  expect(locate(target)).toMatchObject({ element: find('#gender') });
});

test('locate takes no other drawn select with the value of the one that is gone', () => {
  document.body.innerHTML = drawnSelect('Female');
  const target = describe(find('#gender'));
  document.body.innerHTML =
    '<div><label>Team</label><div role="combobox" id="team" aria-labelledby="team">Female</div></div>';
  expect(locate(target)).toMatchObject({ reason: expect.any(String) });
});

const filters = (category: string, level: string, more = ''): string => `
  <main><h1>Courses</h1><input type="search" aria-label="Search">${more}
    ${antSelect('a', category)}${antSelect('b', level)}
  </main>`;
/** Draws a select as Ant Design does: its placeholder has a class, and a chosen value replaces it. */
const antSelect = (id: string, part: string): string => `
  <div class="ant-select"><div class="ant-select-content">${part}<input id="_r_${id}_" role="combobox" readonly
    aria-haspopup="listbox" aria-expanded="false" type="search" value=""></div><div><svg></svg></div></div>`;
const unchosen = (text: string): string => `<div class="ant-select-placeholder">${text}</div>`;
const chosen = (text: string): string => `<div class="ant-select-content-value" title="${text}">${text}</div>`;

test('locate finds drawn selects by their placeholders, and by their places once a value is chosen', () => {
  document.body.innerHTML = filters(unchosen('Category'), unchosen('Level'));
  const targets = ['a', 'b'].map((id) => ({ id: `#_r_${id}_`, target: describe(find(`#_r_${id}_`)) }));
  expect(targets.map(({ target }) => target.selectors[0])).toEqual([
    { strategy: 'label', value: 'Category', score: 0.7 },
    { strategy: 'label', value: 'Level', score: 0.7 },
  ]);
  for (const page of [
    filters(unchosen('Category'), unchosen('Level')),
    filters(chosen('Sea'), unchosen('Level')),
    filters(unchosen('Category'), chosen('Advanced')),
    filters(chosen('Sea'), chosen('Advanced')),
  ]) {
    document.body.innerHTML = page;
    for (const { id, target } of targets) expect(locate(target), id).toMatchObject({ element: find(id) });
  }
});

test.each([
  ['one more select has no label', filters(chosen('Sea'), chosen('Advanced'), antSelect('c', chosen('Ada')))],
  ['the select is gone', '<main><h1>Courses</h1><input type="search" aria-label="Search"></main>'],
  ['one of the selects is gone', `<main><h1>Courses</h1><input type="search">${antSelect('b', chosen('Sea'))}</main>`],
  ['another select has its place', filters(unchosen('Teacher'), chosen('Advanced'))],
])('locate takes no drawn select with a value if %s', (_, page) => {
  document.body.innerHTML = filters(unchosen('Category'), unchosen('Level'));
  const target = describe(find('#_r_a_'));
  document.body.innerHTML = page;
  expect(locate(target)).toMatchObject({ reason: expect.any(String) });
});

test('locate takes no drawn select by its place in strict mode', () => {
  document.body.innerHTML = filters(unchosen('Category'), unchosen('Level'));
  const target = describe(find('#_r_a_'));
  document.body.innerHTML = filters(chosen('Sea'), unchosen('Level'));
  expect(locate(target, { strict: true })).toMatchObject({ reason: expect.any(String) });
});

test('locate finds a list without a label by its first option, and no other list in its place', () => {
  const list = (value: string, text: string): string =>
    `<select><option value="${value}">${text}</option><option value="x">X</option></select>`;
  document.body.innerHTML = `<main><p>${list('all', 'All kinds')}${list('', 'Any owner')}</p></main>`;
  const [kinds, owners] = [...document.querySelectorAll('select')];
  const targets = [describe(kinds!), describe(owners!)];
  expect(targets.map(({ fingerprint }) => fingerprint!.icon)).toEqual(['option:all', undefined]);
  expect(targets[1]!.selectors[0]).toEqual({ strategy: 'label', value: 'Any owner', score: 0.7 });
  document.body.innerHTML = `<main><p>${list('', 'Any owner')}</p><p>${list('all', 'All kinds')}</p></main>`;
  const [moved, second] = [...document.querySelectorAll('select')];
  expect(locate(targets[0]!)).toMatchObject({ element: second });
  expect(locate(targets[1]!)).toMatchObject({ element: moved });
  document.body.innerHTML = `<main><p>${list('new', 'Newest first')}</p></main>`;
  expect(locate(targets[0]!)).not.toHaveProperty('element');
});
