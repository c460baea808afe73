import type { PageElement } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';
import { asciiSlug, words } from '@webmcp/text';

import type { Boundary, HandlerEvidence } from '../../src/intents/model/intent.js';
import { describeTool } from '../../src/naming/describe-tool.js';
import { toolWords } from '../../src/naming/tool-words.js';
import { uniqueNames } from '../../src/naming/unique-names.js';
import { buildWorld, call, handler, type BoxSpec, type ControlSpec } from '../match/build-world.js';
import { tool } from '../build-map.js';

const nameOf = (specs: (ControlSpec | BoxSpec)[], candidate: Parameters<typeof tool>[0]): string =>
  toolWords(tool(candidate), buildWorld(specs).appModel, { elements: [] }).name;

describe('names', () => {
  const form = (
    title: string | undefined,
    button: string,
    field: ControlSpec = { label: 'Email', control: 'email' },
  ): string =>
    nameOf(
      [
        {
          box: 'form',
          ...(title === undefined ? {} : { label: title }),
          inside: [field, { label: button, control: 'submit' }],
        },
      ],
      { kind: 'form', container: 0, fields: [0], action: 1 },
    );

  test('say what is done, with what it is done to where the button says too little', () => {
    expect(form('Create your account', 'Sign up')).toBe('sign_up');
    expect(form('Your profile', 'Save')).toBe('save_profile');
    expect(form('Contact us', 'Submit')).toBe('contact_us');
    expect(form('Move the appointment', 'Save the new time')).toBe('move_appointment');
    expect(form('Order 7', 'Save order 7')).toBe('save_order_7');
    expect(form(undefined, 'Search', { label: 'Query', control: 'search', placeholder: 'Search products' })).toBe(
      'search_products',
    );
    expect(form(undefined, 'Save', { label: 'Größe', control: 'text' })).toBe('save');
  });

  test('leave out the answer to a question', () => {
    const asked = (label: string, button: string) => {
      const specs = [{ box: 'dialog' as const, label, inside: [{ label: button }] }];
      const { name, title } = toolWords(tool({ kind: 'action', action: 0 }), buildWorld(specs).appModel, {
        elements: [],
      });
      return [name, title];
    };
    expect(asked('Cancel this order?', 'Yes, cancel it')).toEqual(['cancel_order', 'Cancel order']);
    expect(asked('Really?', 'Yes, sign me out')).toEqual(['sign_me_out', 'Sign me out']);
    expect(asked('Delete account', 'Delete it')).toEqual(['delete_account', 'Delete account']);
  });

  test('of row actions name what a row is', () => {
    const rows = (over: string, label: string): string =>
      nameOf([{ box: 'rows', label: over, rows: ['a'], inside: [{ label }] }], {
        kind: 'row-action',
        row: 0,
        action: 0,
      });
    expect(rows('orders', 'Cancel')).toBe('cancel_order');
    expect(rows('filteredCategories', 'Edit')).toBe('edit_category');
    expect(rows('items', 'Mark as read')).toBe('mark_as_read');
  });

  test('of what submits nothing claim no more than that it is filled in', () => {
    const bare = (label: string): string =>
      nameOf([{ box: 'form', label, inside: [{ label: 'Email', control: 'email' }] }], {
        kind: 'form',
        container: 0,
        fields: [0],
      });
    expect(bare('Create an account')).toBe('fill_in_create_account');
    expect(bare('Notifications')).toBe('set_notifications');
  });

  test('of a single field are the field’s, not those of what is around it', () => {
    expect(
      nameOf([{ box: 'region', label: 'User list', inside: [{ label: 'Page size', control: 'select' }] }], {
        kind: 'form',
        container: 0,
        fields: [0],
      }),
    ).toBe('set_page_size');
  });

  test('leave out the keys that a menu shows behind what it says', () => {
    expect(nameOf([{ label: 'Billing⌘B' }], { kind: 'action', action: 0 })).toBe('billing');
    expect(nameOf([{ label: 'Log out ⇧⌘Q' }], { kind: 'action', action: 0 })).toBe('log_out');
  });

  test('leave out how many there are', () => {
    const counted = (label: string) => {
      const { name, title } = toolWords(tool({ kind: 'action', action: 0 }), buildWorld([{ label }]).appModel, {
        elements: [],
      });
      return [name, title];
    };
    expect(counted('Delete all (3)')).toEqual(['delete_all', 'Delete all']);
    expect(counted('Notes ()')).toEqual(['notes', 'Notes']);
    expect(counted('Size (cm)')).toEqual(['size_cm', 'Size (cm)']);
  });

  test('of a button with the sign of a cross are what its handler says', () => {
    const cross = (...names: string[]) => {
      const row = { label: 'x', handlers: names.map((each) => handler('click', each)) };
      const { appModel } = buildWorld([{ box: 'rows', label: 'entries', rows: ['a'], inside: [row] }]);
      return toolWords(tool({ kind: 'row-action', row: 0, action: 0 }), appModel, { elements: [] });
    };
    expect(cross('deleteEntry')).toMatchObject({ name: 'delete_entry', title: 'Delete entry' });
    expect(cross()).toMatchObject({ name: 'x', title: 'x' });
  });

  test('of what leads on without a field are not those of what is around it', () => {
    const next = { box: 'region' as const, label: 'Welcome', inside: [{ label: 'Next' }] };
    expect(nameOf([next], { kind: 'action', container: 0, action: 0 })).toBe('next');
    const quiz = { box: 'region' as const, label: 'Quiz', inside: [{ label: 'Start' }] };
    expect(nameOf([quiz], { kind: 'action', container: 0, action: 0 })).toBe('start_quiz');
  });

  test('of column headers say that they sort', () => {
    const header = (label: string, called: string): string =>
      nameOf([{ label, handlers: [handler('click', undefined, [call(called)])] }], { kind: 'action', action: 0 });
    expect(header('Name', 'onSort')).toBe('sort_by_name');
    expect(header('Price', 'handleSortChange')).toBe('sort_by_price');
    expect(header('Sort by price', 'onSort')).toBe('sort_by_price');
    expect(header('Name', 'resort')).toBe('name');
    const setting = (label: string, ...sets: HandlerEvidence['sets']): string =>
      nameOf([{ label, handlers: [{ ...handler('click', undefined), sets }] }], { kind: 'action', action: 0 });
    const descending = { state: '3:sortAscending' };
    expect(setting('Due', { state: '3:sortType', value: 'dueDate' }, descending)).toBe('sort_by_due');
    expect(setting('Reset', { state: '3:sortType', value: 'name' }, { state: '3:query', value: '' })).toBe('reset');
    expect(setting('Reverse', descending)).toBe('reverse');
    const at = { file: 'app.tsx', line: 1, column: 1 };
    const order = { kind: 'function' as const, params: ['a', 'b'], does: { calls: [], assigns: [] }, at };
    const sorted = { ...call('codes.sort'), args: [order] };
    expect(
      nameOf([{ label: 'Show', handlers: [handler('click', undefined, [sorted])] }], { kind: 'action', action: 0 }),
    ).toBe('show');
  });

  test('what is deleted is what the code deletes, whatever the heading around says', () => {
    const inDialog = (label: string, called: string): { name: string; title: string } =>
      toolWords(
        tool({ kind: 'action', container: 0, action: 0 }),
        buildWorld([
          {
            box: 'dialog',
            label: 'Expenses',
            inside: [{ label, control: 'button', handlers: [handler('click', undefined, [call(called)])] }],
          },
        ]).appModel,
        { elements: [] },
      );
    expect(inDialog('Delete', 'deleteBudget')).toMatchObject({ name: 'delete_budget', title: 'Delete budget' });
    expect(inDialog('Delete', 'onConfirm')).toMatchObject({ name: 'delete_expenses', title: 'Delete expenses' });
    expect(inDialog('×', 'deleteExpense')).toMatchObject({ name: 'delete_expense', title: 'Delete expense' });
  });

  test('of an action of a row with several wordings say them all: a call gets the one that the row has', () => {
    const named = (texts: string[], ...shown: string[]): string => {
      const labels = texts.map((text) => ({ text, from: 'content' as const }));
      const { appModel, snapshot } = buildWorld([
        { box: 'rows', rows: ['Milk'], inside: [{ label: texts[0] ?? '', labels, control: 'menuitem' }] },
      ]);
      const row = appModel.boundaries.findIndex(({ kind }) => kind === 'row');
      const matchedElements = shown.map((name) => ({ ...snapshot.elements[0]!, name }));
      return toolWords(tool({ kind: 'row-action', row, action: 0 }), appModel, { elements: matchedElements }).name;
    };
    expect(named(['Unpin', 'Pin'], 'Pin', 'Pin')).toBe('pin_or_unpin');
    expect(named(['Unpin', 'Pin'], 'Unpin', 'Pin')).toBe('unpin_or_pin');
    expect(named(['Archiving…', 'Archive it'], 'Archive it')).toBe('archive');
    expect(named(['Unpin', 'Pin'])).toBe('unpin');
  });

  test('of an action with several wordings take the one that the page shows', () => {
    const { appModel } = buildWorld([{ label: 'Disable alerts' }]);
    const [intent] = appModel.intents;
    intent!.labels.push({ ...intent!.labels[0]!, text: 'Enable alerts' });
    const shown = { name: 'Enable alerts', attributes: {} } as PageElement;
    const named = (element: PageElement | undefined): string =>
      toolWords(tool({ kind: 'action', action: 0 }), appModel, { elements: element === undefined ? [] : [element] })
        .name;
    expect(named(shown)).toBe('enable_alerts');
    expect(named(undefined)).toBe('disable_alerts');
    intent!.labels[1]!.text = 'Disable alerts +3';
    expect(named({ name: 'Disable alerts +3', attributes: {} } as PageElement)).toBe('disable_alerts');
  });

  test('of an action with a long and a short form take the one that is to be seen', () => {
    const named = (label: string, name: string): string =>
      toolWords(tool({ kind: 'action', action: 0 }), buildWorld([{ label }]).appModel, {
        elements: [
          {
            name,
            attributes: {},
          } as PageElement,
        ],
      }).name;
    expect(named('Month M', 'Month')).toBe('month');
    expect(named('M Month', 'Month')).toBe('month');
    expect(named('Month M', 'M')).toBe('month_m');
    expect(named('Save', 'Speichern')).toBe('save');
  });

  test('of a row’s action leave out what only stands in for missing data', () => {
    const named = (label: string, ...names: string[]): string =>
      toolWords(
        tool({ kind: 'row-action', row: 0, action: 0 }),
        buildWorld([{ box: 'rows', label: 'contacts', rows: ['a'], inside: [{ label, control: 'link' }] }]).appModel,
        { elements: names.map((name) => ({ name, attributes: {} }) as PageElement) },
      ).name;
    expect(named('No name', 'No name', 'Ada Lovelace')).toBe('open_contact');
    expect(named('No name', 'No name')).toBe('no_name');
    expect(named('Rename', 'Rename Ada Lovelace')).toBe('rename_contact');
  });

  test('of a form that only searches are its field’s, not those of the page above it', () => {
    const search = (control: 'search' | 'email'): string =>
      nameOf([{ box: 'form', label: 'Remix contacts', inside: [{ label: 'Search contacts', control }] }], {
        kind: 'form',
        container: 0,
        fields: [0],
      });
    expect(search('search')).toBe('search_contacts');
    expect(search('email')).toBe('set_remix_contacts');
  });

  test('of links say where they lead', () => {
    expect(nameOf([{ label: 'Orders', control: 'link', href: '/orders' }], { kind: 'navigation', action: 0 })).toBe(
      'go_to_orders',
    );
    expect(nameOf([{ label: 'View cart', control: 'link', href: '/cart' }], { kind: 'navigation', action: 0 })).toBe(
      'view_cart',
    );
  });

  test('without ASCII letters come from handlers, then from what is bound', () => {
    expect(
      nameOf([{ label: '削除', handlers: [handler('click', 'handleDeleteNote')] }], { kind: 'action', action: 0 }),
    ).toBe('delete_note');
    expect(
      nameOf(
        [
          {
            label: '×',
            labels: [
              { text: '×', from: 'content' },
              { text: 'Hide this book', from: 'title' },
            ],
          },
        ],
        { kind: 'action', action: 0 },
      ),
    ).toBe('hide_book');
    expect(nameOf([{ label: '削除' }], { kind: 'action', action: 0 })).toBe('button');
  });

  test('without a text are those of the handler, before what it calls deep inside', () => {
    const load = handler('click', 'load', [call('structuredClone')]);
    expect(nameOf([{ labels: [], handlers: [load] }], { kind: 'action', action: 0 })).toBe('load');
    const stop = handler('click', undefined, [call('event.preventDefault'), call('stopPlaying')]);
    expect(nameOf([{ labels: [], handlers: [stop] }], { kind: 'action', action: 0 })).toBe('stop_playing');
  });

  test('borrow the object of a called function with the same verb', () => {
    const remove = { label: 'Remove', handlers: [handler('click', undefined, [call('cart.removeFromCart')])] };
    expect(nameOf([remove], { kind: 'action', action: 0 })).toBe('remove_from_cart');
  });
});

describe('unique names', () => {
  test('collisions take the place, then a counter; fixed names win', () => {
    const names = uniqueNames([
      { id: 'a', name: 'save', places: ['profile'] },
      { id: 'b', name: 'save', places: ['address'] },
      { id: 'c', name: 'save', places: [] },
      { id: 'd', name: 'open', places: [], fixed: 'save_profile' },
    ]);
    expect(Object.fromEntries(names)).toEqual({ d: 'save_profile', a: 'save', b: 'save_address', c: 'save_2' });
  });

  test('of a row beside a form takes the thing of the row after its verb', () => {
    const row = { id: 'a', name: 'set_status', places: ['open_menu'], thing: 'task' };
    const form = { id: 'b', name: 'set_status', places: [] };
    expect([...uniqueNames([form, row]).values()]).toEqual(['set_status', 'set_task_status']);
    const twin = { ...row, id: 'c', places: ['board'] };
    expect([...uniqueNames([row, twin]).values()]).toEqual(['set_status_open_menu', 'set_status_board']);
  });

  test('of rows of different things take the things', () => {
    const names = uniqueNames([
      { id: 'a', name: 'delete_credit_card', places: [], thing: 'credit_card' },
      { id: 'b', name: 'delete_credit_card', places: [], thing: 'loan' },
    ]);
    expect([...names.values()]).toEqual(['delete_credit_card', 'delete_loan']);
  });

  test('collisions take the first place that no other tool of the name has, and that fits', () => {
    const names = uniqueNames([
      { id: 'a', name: 'add', places: ['shop', 'cart'] },
      { id: 'b', name: 'add', places: ['shop', 'wish_list'] },
      { id: 'c', name: 'add', places: ['a_very_long_section_of_the_page', 'with_colour'] },
    ]);
    expect([...names.values()]).toEqual(['add_cart', 'add_wish_list', 'add_with_colour']);
  });

  test('of a form named by its title yield to a row with the same name, and not to another such form', () => {
    const row = { id: 'a', name: 'edit_note', places: ['new_note'], thing: 'note' };
    const form = { id: 'b', name: 'edit_note', places: ['with_title'], other: 'save_changes' };
    expect([...uniqueNames([row, form]).values()]).toEqual(['edit_note', 'save_changes']);
    const second = { ...form, id: 'c', places: ['with_text'] };
    expect([...uniqueNames([form, second]).values()]).toEqual(['edit_note_with_title', 'edit_note_with_text']);
  });

  test('of two buttons of one form take the texts of the buttons', () => {
    const draft = { id: 'a', name: 'new_invoice', places: ['new_invoice'], pressed: 'save_as_draft' };
    const send = { id: 'b', name: 'new_invoice', places: [], pressed: 'send' };
    expect([...uniqueNames([draft, send]).values()]).toEqual(['save_as_draft', 'new_invoice_send']);
    const same = { ...draft, id: 'c', places: ['with_date'] };
    expect([...uniqueNames([draft, same]).values()]).toEqual(['new_invoice', 'new_invoice_with_date']);
  });

  test("follow the browser's rule whatever config says", () => {
    const [name] = uniqueNames([{ id: 'a', name: 'x', places: [], fixed: 'my tool – größte!' }]).values();
    expect(name).toMatch(/^[A-Za-z0-9_.-]{1,128}$/);
  });
});

test('words of identifiers and labels', () => {
  expect(words('deleteAccount')).toEqual(['delete', 'account']);
  expect(words('XMLHttpRequest2')).toEqual(['xml', 'http', 'request', '2']);
  expect(words("L'ordine, don’t")).toEqual(['l', 'ordine', 'dont']);
  expect(words('cart_item-id')).toEqual(['cart', 'item', 'id']);
});

test('slugs', () => {
  expect(asciiSlug('Straße & Größe (cm)')).toBe('strasse_grosse_cm');
  expect(asciiSlug('削除')).toBe('');
  expect(asciiSlug("Friend's e-mail", '-')).toBe('friends-e-mail');
});

test('a description promises neither a submit nor fields where there are none', () => {
  const email = { label: 'Email', key: 'email' };
  const said = (kind: 'form' | 'row-action', acts: boolean, fields = [email]): string =>
    describeTool({
      kind,
      act: 'profile',
      title: 'Profile',
      section: '',
      fields,
      acts,
      risk: { level: 'safe', reasons: [] },
    });
  expect(said('form', true)).toBe('Fills in the form and presses "Profile". Returns what the page then says.');
  expect(said('form', true, [])).toBe(
    'Submits "Profile" as it is now. Takes no values. Returns what the page then says.',
  );
  expect(said('form', false)).toBe('Sets "Email" and submits nothing.');
  expect(said('row-action', false)).toBe(
    'Sets "Email" of one row and submits nothing. The parameter "row" takes the text that names it.',
  );
});

test('what only opens something is not said to do it', () => {
  const said = (kind: 'action' | 'row-action'): string =>
    describeTool({
      kind,
      act: 'edit_order',
      title: 'Edit order',
      section: '',
      fields: [],
      acts: true,
      opens: true,
      risk: { level: 'safe', reasons: [] },
    });
  expect(said('action')).toBe('Opens "Edit order". Returns the fields that then appear.');
  expect(said('row-action')).toBe(
    'Opens "Edit order" for one row. The parameter "row" takes the text that names it. Returns the fields that then appear.',
  );
});

test('a control that shows an icon alone is named by its code, and described by its icon', () => {
  const world = buildWorld([
    {
      labels: [{ text: 'Plus', from: 'icon' }],
      handlers: [handler('click', 'addNewAccount', [call('accounts.push')])],
    },
  ]);
  const named = toolWords(tool({ kind: 'action', action: 0 }), world.appModel, { elements: [] });
  expect(named).toMatchObject({ name: 'add_new_account', title: 'Add new account', pressed: '', icon: 'Plus' });
  const described = describeTool({
    ...named,
    act: named.name,
    kind: 'action',
    fields: [],
    acts: true,
    risk: { level: 'safe', reasons: [] },
  });
  expect(described).toBe('Adds (creates) a new account. Presses the icon "Plus". Returns what the page then says.');
  const uncoded = toolWords(
    tool({ kind: 'action', action: 0 }),
    buildWorld([{ labels: [{ text: 'Plus', from: 'icon' }] }]).appModel,
    { elements: [] },
  );
  expect(
    describeTool({
      ...uncoded,
      act: uncoded.name,
      kind: 'action',
      fields: [],
      acts: true,
      risk: { level: 'safe', reasons: [] },
    }),
  ).toBe('Presses the icon "Plus". Returns what the page then says.');
});

test('descriptions say what it does, with what, and how serious it is', () => {
  const text = describeTool({
    kind: 'row-action',
    act: 'cancel_order',
    title: 'Cancel an order',
    pressed: 'Cancel order',
    section: 'Your orders',
    thing: 'order',
    routes: ['/orders'],
    allRoutes: 3,
    fields: [
      { label: 'Reason', key: 'reason' },
      { label: 'Password', key: 'password', sensitive: 'password' },
    ],
    rowParam: 'order',
    acts: true,
    risk: { level: 'destructive', reasons: [] },
  });
  expect(text).toBe(
    'Cancels (stops, calls off) one order. Fills in "Cancel an order" for one order and presses "Cancel order". The parameter "order" takes the text that names it. The user fills in "Password". Asks the user first, because it cannot be undone or moves money. Can be called on /orders. Returns what the page then says.',
  );
});

test('an entry of a menu without a title has the text of its opener as a place', () => {
  const spec = (label: string) => ({ labels: [{ text: label, from: 'content' as const }] });
  const world = buildWorld([spec('Status'), spec('Hide')]);
  const named = toolWords(tool({ kind: 'action', action: 1, openers: [0] }), world.appModel, { elements: [] });
  expect(named).toMatchObject({ name: 'hide', places: ['status'] });
});

test('a description names a few pages, and stays within the budget', () => {
  const said = (routes: string[], title = 'Reserve'): string =>
    describeTool({
      kind: 'row-action',
      act: 'reserve',
      title,
      section: 'Books',
      thing: 'book',
      rowParam: 'book',
      fields: [],
      acts: true,
      risk: { level: 'caution', reasons: [] },
      routes,
      allRoutes: 5,
    });
  expect(said(['/a', '/b'])).toContain('Presses "Reserve" for one book in "Books".');
  expect(said(['/a', '/b'])).toContain('Can be called on /a and /b.');
  expect(said(['/a', '/b', '/c'])).toContain('Can be called on 3 pages, such as /a.');
  expect(said(['/a', '/b', '/c', '/d', '/e'])).toContain('Can be called on every page.');
  expect(said(['/a'.repeat(400)], 'x'.repeat(900)).length).toBeLessThanOrEqual(500);
});

test.each([
  ['a bin whose code only keeps the list', '🗑️', 'saveTasks', 'delete', 'Delete'],
  ['a pencil whose code calls nothing of the app', '✏️', undefined, 'edit', 'Edit'],
  ['a bin whose code names another act', '🗑️', 'archiveTask', 'archive_task', 'Archive task'],
  ['a star, which has several meanings', '⭐', 'saveTasks', 'save_tasks', 'Save tasks'],
  ['a bin beside words', '🗑️ Empty list', undefined, 'empty_list', 'Empty list'],
])('%s names the tool by its picture, or by its code', (_, text, called, name, title) => {
  const calls = called === undefined ? [] : [{ ...call(called), own: true as const }];
  const world = buildWorld([{ labels: [{ text, from: 'content' }], handlers: [handler('click', undefined, calls)] }]);
  const named = toolWords(tool({ kind: 'action', action: 0 }), world.appModel, { elements: [] });
  expect(named).toMatchObject({ name, title: text.includes('Empty') ? expect.stringContaining(title) : title });
});

test('equal names take their pictures, if each has one and some differ', () => {
  const named = (...pictures: string[]): string[] => [
    ...uniqueNames(
      pictures.map((picture, at) => ({ id: String(at), name: 'toggle_book', places: [], picture })),
    ).values(),
  ];
  expect(named('heart', 'bookmark', 'heart')).toEqual([
    'toggle_book_heart',
    'toggle_book_bookmark',
    'toggle_book_heart_2',
  ]);
  expect(named('heart', 'heart')).toEqual(['toggle_book', 'toggle_book_2']);
  expect(named('heart', '')).toEqual(['toggle_book', 'toggle_book_2']);
  expect(named('heart')).toEqual(['toggle_book']);
});

test('a dialog that adds or edits is named by the title with the verb of its opener', () => {
  const dialog = (opener: string): string => {
    const { appModel } = buildWorld([
      { label: opener },
      { box: 'dialog', label: 'Edit Expense', inside: [{ label: 'Amount', control: 'number' }, { label: 'Submit' }] },
    ]);
    const [own] = appModel.boundaries as [Boundary];
    own.labels.push({ text: 'Add Expense', from: 'heading' });
    const candidate = tool({ kind: 'form', container: 0, fields: [1], action: 2, openers: [0] });
    return toolWords(candidate, appModel, { elements: [] }).name;
  };
  expect(dialog('Add New Expense')).toBe('add_expense');
  expect(dialog('New Expense')).toBe('edit_expense');
});

test('the rows that open a dialog are no things of its title', () => {
  const { appModel } = buildWorld([
    { box: 'rows', label: 'items', rows: ['Ada', 'Ben'], inside: [{ label: 'Open' }] },
    { box: 'dialog', label: 'Notes', inside: [{ label: 'Note', control: 'text' }, { label: 'Add' }] },
  ]);
  const at = (kind: Boundary['kind']): number => appModel.boundaries.findIndex((boundary) => boundary.kind === kind);
  const thingOf = (container: number): string =>
    toolWords(tool({ kind: 'row-action', container, row: at('row'), fields: [1], action: 2, openers: [0] }), appModel, {
      elements: [],
    }).thing;
  expect(thingOf(at('dialog'))).toBe('');
  appModel.boundaries[at('dialog')]!.parent = at('row');
  expect(thingOf(at('dialog'))).toBe('note');
});
