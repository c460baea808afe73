import { describe, expect, test } from 'vitest';

import { readHtml, readReact, readVue } from './read-app.js';

const labelsOf = (app: ReturnType<typeof readHtml>): string[] =>
  app.intents.flatMap(({ labels }) => labels.map(({ from, text }) => `${from}: ${text}`));

describe('labels of fields', () => {
  test.each([
    ['a label with for', '<label for="a">Email</label><input id="a">', ['label: Email']],
    [
      'a label around it, without its own text',
      '<label>Size <select><option>S</option></select></label>',
      ['wrapping-label: Size'],
    ],
    ['aria-label', '<input aria-label="Search">', ['aria-label: Search']],
    [
      'aria-labelledby over several ids',
      '<span id="b">Until</span><p id="a">Valid</p><input aria-labelledby="a b">',
      ['aria-labelledby: Valid Until'],
    ],
    [
      'aria before label before title before placeholder',
      '<label for="a">B</label><input id="a" aria-label="A" title="C" placeholder="D">',
      ['aria-label: A', 'label: B', 'title: C', 'placeholder: D'],
    ],
    ['required marks at the end', '<label for="a">Name <span>*</span></label><input id="a">', ['label: Name']],
    ['a colon', '<label for="a">Name:</label><input id="a">', ['label: Name']],
    ['text beside it', '<div><span>Amount</span><input></div>', ['near-text: Amount']],
    ['a sentence before it, which explains', '<p>See and change all your notes here.</p><input>', []],
    [
      'a sentence after a box, which is agreed to',
      '<p><input type="checkbox"> Send me all your news.</p>',
      ['near-text: Send me all your news.'],
    ],
    ['a label that is tied to nothing', '<label>Amount</label><input>', ['near-text: Amount']],
    [
      'text beside it after a placeholder',
      '<table><tr><td>E-mail</td><td><input placeholder="you@example.com"></td></tr></table>',
      ['placeholder: you@example.com', 'near-text: E-mail'],
    ],
    [
      'the text before each switch of a list',
      '<ul><li><span>Grey</span><input type="checkbox"></li><li><span>Large</span><input type="checkbox"></li></ul>',
      ['near-text: Grey', 'near-text: Large'],
    ],
    [
      'text after a checkbox',
      '<p>Please choose</p><input type="checkbox"> <span>Gift wrap</span>',
      ['near-text: Gift wrap'],
    ],
    ['no text beyond another control', '<span>First</span><input aria-label="one"><input>', ['aria-label: one']],
    ['no heading as a label', '<h2>Filters</h2><input>', []],
    [
      'two labels',
      '<label for="a">Name</label><label for="a">as in passport</label><input id="a">',
      ['label: Name', 'label: as in passport'],
    ],
  ])('%s', (_, body, expected) => {
    expect(labelsOf(readHtml(body))).toEqual(expected);
  });

  test('a moved wrapper changes no near text', () => {
    const flat = readHtml('<div><span>Amount</span><input></div>');
    const nested = readHtml(
      '<section><div><div><span>Amount</span></div></div><div><div><input></div></div></section>',
    );
    expect(nested.intents[0]?.labels).toEqual(flat.intents[0]?.labels);
  });

  test('each instance of a field component has its own id and label', () => {
    const app = readReact(
      '<Field label="Street" /><Field label="City" />',
      `import { useId } from 'react';
       function Field({ label }) { const id = useId(); return <p><label htmlFor={id}>{label}</label><input id={id} /></p>; }`,
    );
    expect(labelsOf(app)).toEqual(['label: Street', 'label: City']);
  });

  test('an id with an unknown part ties a label to its field', () => {
    const app = readReact(
      '<Field label="Street" />',
      `import { useId } from 'react';
       function Field({ label }) { const id = useId(); return <p><label id={id + '-label'}>{label}</label><input aria-labelledby={id + '-label'} /></p>; }`,
    );
    expect(labelsOf(app)).toEqual(['aria-labelledby: Street']);
  });

  test('a choice has the labels of both options', () => {
    const app = readVue(
      '<label for="a">{{ isCompany ? "Company" : "Full name" }}</label><input id="a">',
      'const isCompany = ref(false)',
    );
    expect(labelsOf(app)).toEqual(['label: Company', 'label: Full name']);
  });
});

describe('labels of actions', () => {
  test.each([
    ['content', '<button>Save <b>all</b></button>', ['content: Save all']],
    ['content before title', '<button title="Hide this book">×</button>', ['content: ×', 'title: Hide this book']],
    ['aria-label before content', '<button aria-label="Close">×</button>', ['aria-label: Close', 'content: ×']],
    ['an image', '<a href="/"><img src="x.png" alt="Home"></a>', ['content: Home']],
    ['an image button', '<input type="image" alt="Search" src="x.png">', ['alt: Search']],
    ['a value', '<input type="submit" value="Send">', ['content: Send']],
    ['the browser’s own word', '<input type="submit"><input type="reset">', ['content: Submit', 'content: Reset']],
    ['an icon font', '<button><i class="fa fa-trash-alt"></i></button>', ['icon: Trash alt']],
    [
      'a ligature icon, which is no text',
      '<button><span class="material-icons">delete</span> Remove</button>',
      ['content: Remove', 'icon: Delete'],
    ],
    ['hidden text is left out', '<button><span aria-hidden="true">★</span> Favourite</button>', ['content: Favourite']],
    ['the title of an svg', '<button><svg><title>Print</title></svg></button>', ['content: Print']],
    [
      'text that only screen readers get',
      '<a href="/x"><span class="sr-only">Read more</span></a>',
      ['content: Read more'],
    ],
  ])('%s', (_, body, expected) => {
    expect(labelsOf(readHtml(body))).toEqual(expected);
  });

  test('an icon component names its button', () => {
    const app = readReact(
      '<button onClick={f}><FaTrashAlt /></button><button onClick={f}><XMarkIcon className="w-4" /></button>',
      `import { FaTrashAlt } from 'react-icons/fa'; import { XMarkIcon } from '@heroicons/react/24/solid';`,
    );
    expect(labelsOf(app)).toEqual(['icon: Trash Alt', 'icon: XMark']);
  });

  test('an avatar has the name of its picture and of its content', () => {
    const app = readReact(
      '<button onClick={f}><Avatar src="/ana.png" alt="Ana Lima">A</Avatar></button>',
      `import { Avatar } from '@mui/material';`,
    );
    expect(labelsOf(app)).toEqual(['content: Ana Lima', 'content: A']);
  });

  test('a text method on an item of a constant list is evaluated', () => {
    const app = readReact(
      '<div>{colours.map((one) => <button onClick={f}>{one.charAt(0).toUpperCase() + one.slice(1)}</button>)}</div>',
      `const colours = ['red', 'dark-blue'];`,
    );
    expect(labelsOf(app)).toEqual(['content: Red', 'content: Dark-blue']);
  });

  test('a conditional item of a list is read', () => {
    const app = readReact(
      '<nav>{pages.map((page) => <a key={page.to} href={page.to}>{page.name}</a>)}</nav>',
      `const pages = [{ to: '/', name: 'Home' }, isAdmin() && { to: '/users', name: 'Users' }].filter(Boolean);`,
    );
    expect(app.intents.map(({ href, labels }) => [href, labels[0]?.text])).toEqual([
      ['/', 'Home'],
      ['/users', 'Users'],
    ]);
  });

  test('a group of a side bar has the name of its toggle and no link', () => {
    const app = readReact(
      '<CNavGroup to="/base" toggler={<><CIcon icon={cilPuzzle} />Base</>}><CNavLink href="/base/cards">Cards</CNavLink></CNavGroup>',
      `import { CNavGroup, CNavLink } from '@coreui/react'; import CIcon from '@coreui/icons-react'; import { cilPuzzle } from '@coreui/icons';`,
    );
    expect(app.intents.map(({ href, labels }) => [href, labels[0]?.text])).toEqual([
      [undefined, 'Base'],
      ['/base/cards', 'Cards'],
    ]);
  });

  test('unknown parts are kept apart', () => {
    const app = readReact('<button onClick={f}>Cancel order {order.id}</button>');
    expect(app.intents[0]?.labels).toEqual([
      { text: 'Cancel order …', parts: ['Cancel order ', null], from: 'content' },
    ]);
  });

  test('an unknown text is no label', () => {
    expect(labelsOf(readReact('<button onClick={f}>{props.children}</button>'))).toEqual([]);
  });

  test('the text at rest comes before the text while busy', () => {
    const app = readReact(`<button onClick={f}>{saving ? 'Saving…' : 'Save'}</button>`);
    expect(labelsOf(app)).toEqual(['content: Save', 'content: Saving…']);
  });

  test('an optional text gives a label with and without it', () => {
    const app = readReact(`<button onClick={f}>Cart{count > 0 && <span> ({count})</span>}</button>`);
    expect(labelsOf(app)).toEqual(['content: Cart', 'content: Cart (…)']);
  });

  test('a label has the key of its message', () => {
    const app = readReact(
      `<button onClick={f}>{t('cart.checkout')}</button><button onClick={f}>{t('Save changes')}</button>`,
    );
    expect(app.intents.map(({ labels }) => labels[0])).toEqual([
      { text: '…', parts: [null], from: 'content', key: 'cart.checkout' },
      { text: 'Save changes', from: 'content', key: 'Save changes' },
    ]);
  });
});

test('a text in another case of a condition is no label', () => {
  const app = readReact(
    '<div>{count > 0 ? <p>Some selected</p> : <input id="find" placeholder="Search users" />}</div>',
    'const count = Number(location.hash.slice(1));',
  );
  expect(app.intents.map(({ labels }) => labels.map(({ text }) => text))).toEqual([['Search users']]);
});

test("a library's own button has the name of its component where no label is known", () => {
  const app = readReact(
    '<ExportButton /><RefreshIconButton /><SelectColumnsButton label="Columns" /><IconButton onClick={f} /><PrimaryButton onClick={f} />',
    "import { ExportButton, RefreshIconButton, SelectColumnsButton, IconButton, PrimaryButton } from 'kit';",
  );
  expect(app.intents.map(({ labels }) => labels.map(({ text, from }) => `${from}: ${text}`))).toEqual([
    ['icon: export'],
    ['icon: refresh'],
    ['prop: Columns'],
    [],
    [],
  ]);
});
