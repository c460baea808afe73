import type { CallResult, ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { field, manifestOf, target, tool } from '../act/manifest-of.js';

// The runtime captures `confirm` when it loads, so the replacement precedes its import.
const person = vi.fn<(message?: string) => boolean>();
window.confirm = person;
const { execute } = await import('../../src/execute/execute.js');
const { describe: describeElement } = await import('../../src/page.js');

const call = (called: ManifestTool, args: unknown, deadline = 1000): Promise<CallResult> =>
  execute(called, args, manifestOf(called), { deadline });

function show(html: string): void {
  document.body.innerHTML = html;
}
const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;

beforeEach(() => {
  show('');
  person.mockReset().mockReturnValue(false);
});

const booking = tool('book', {
  container: target('role:form[name="Book a table"]'),
  fields: [
    field('guest', 'Guest', { type: 'string' }, { required: true }),
    field('seats', 'Seats', { type: 'integer', minimum: 1, maximum: 8 }),
    field('note', 'Note'),
  ],
  action: target('role:button[name="Book"]'),
});
const bookingForm = `<form aria-label="Book a table" novalidate>
  <label>Guest <input name="guest" required></label>
  <label>Seats <input name="seats" type="number"></label>
  <label>Note <textarea name="note"></textarea></label>
  <button>Book</button></form>
  <p role="status"></p><ul id="bookings"></ul>`;

function bookingPage(onSubmit: (data: Record<string, string>) => void): void {
  show(bookingForm);
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit(Object.fromEntries(new FormData($<HTMLFormElement>('form'))) as Record<string, string>);
  });
}

describe('a call completes by', () => {
  test('a status message of the page', async () => {
    const taken: unknown[] = [];
    bookingPage((data) => {
      taken.push(data);
      $('[role=status]').textContent = `Booked for ${data['guest']}`;
    });
    const result = await call(booking, { guest: 'Ada', seats: 4, note: 'Window' });
    expect(taken).toEqual([{ guest: 'Ada', seats: '4', note: 'Window' }]);
    expect(result).toEqual({
      status: 'completed',
      tool: 'book',
      messages: ['Booked for Ada'],
      evidence: [{ kind: 'status' }],
    });
  });

  test('a dialog that closes', async () => {
    show(`<dialog aria-label="Book a table"><label>Guest <input></label><button>Book</button></dialog>`);
    $<HTMLDialogElement>('dialog').show();
    $('button').addEventListener('click', () => $<HTMLDialogElement>('dialog').close());
    const result = await call({ ...booking, container: target('role:dialog[name="Book a table"]') }, { guest: 'Ada' });
    expect(result.status).toBe('completed');
    expect(result.evidence.map(({ kind }) => kind)).toEqual(['dialog-closed', 'container-gone']);
  });

  test('a request that is answered', async () => {
    bookingPage(() => void fetch('/package.json?booked'));
    const result = await call(booking, { guest: 'Ada' });
    expect(result.status).toBe('completed');
    expect(result.evidence).toEqual([{ kind: 'request-finished', text: '200 /package.json' }]);
  });

  test('a form that is emptied', async () => {
    bookingPage(() => $<HTMLFormElement>('form').reset());
    expect((await call(booking, { guest: 'Ada' })).evidence).toEqual([{ kind: 'form-reset' }]);
  });

  test.each<[string, string, string]>([
    ['a blank text field', '', 'unknown'],
    ['texts in all fields', 'Window', 'completed'],
  ])('a form that is emptied after it was sent with %s', async (_, wish, status) => {
    bookingPage(() => $<HTMLFormElement>('form').reset());
    $('form').insertAdjacentHTML('afterbegin', '<label>Wish <input id="wish"></label>');
    $<HTMLInputElement>('#wish').value = wish;
    expect((await call(booking, { guest: 'Ada' })).status).toBe(status);
  });

  test.each<[string, string, InsertPosition, string]>([
    ['a row that came', '<p>Ada</p>', 'beforeend', 'completed'],
    ['a row of other lists that came', '<p>Ada (guest 4)</p>', 'afterend', 'completed'],
    ['other news of the page', '<p>Rain is near</p>', 'afterend', 'unknown'],
  ])('a form that is emptied with a blank text field, and %s', async (_, row, where, status) => {
    bookingPage(() => {
      $<HTMLFormElement>('form').reset();
      $('form').insertAdjacentHTML(where, row);
    });
    $('form').insertAdjacentHTML('afterbegin', '<label>Wish <input></label>');
    expect((await call(booking, { guest: 'Ada' })).status).toBe(status);
  });

  test('a press of the drawing that a framework answers, inside of the action', async () => {
    bookingPage(() => undefined);
    const button = $('button');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', button.textContent!);
    button.innerHTML = '<svg width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';
    const book = (): void => $('form').insertAdjacentHTML('beforeend', '<p>Table 12 is yours</p>');
    const drawing = button.firstElementChild!;
    Reflect.set(drawing, '__reactProps$x', { onClick: book });
    drawing.addEventListener('click', book);
    expect((await call(booking, { guest: 'Ada' })).status).toBe('completed');
  });

  test('a lasting change inside the container', async () => {
    bookingPage(() => $('form').insertAdjacentHTML('beforeend', '<p>Table 12 is yours</p>'));
    const result = await call(booking, { guest: 'Ada' }, 3000);
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'container-changed' }] });
  });

  test('fields that are read back, without an action', async () => {
    show(`<section aria-label="Alerts"><label><input type="checkbox"> By mail</label>
      <label>How often <select><option value="d">Daily</option><option value="w">Weekly</option></select></label></section>`);
    const alerts = tool('alerts', {
      container: target('role:region[name="Alerts"]'),
      fields: [
        field('mail', 'By mail', { type: 'boolean' }),
        field('often', 'How often', {
          oneOf: [
            { const: 'd', title: 'Daily' },
            { const: 'w', title: 'Weekly' },
          ],
        }),
      ],
    });
    const result = await call(alerts, { mail: true, often: 'weekly' });
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'fields-read-back' }] });
    expect([$<HTMLInputElement>('input').checked, $<HTMLSelectElement>('select').value]).toEqual([true, 'w']);
  });

  test('a link that changes the route', async () => {
    const before = location.hash;
    show('<nav><a href="#/orders">Orders</a></nav>');
    const result = await call(tool('orders', { kind: 'navigation', action: target('role:link[name="Orders"]') }), {});
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'route-changed' }] });
    location.hash = before;
  });
});

describe('a call is rejected by', () => {
  test('native validation, with the message of each field', async () => {
    bookingPage(() => {});
    $<HTMLFormElement>('form').noValidate = false;
    $<HTMLInputElement>('[name=seats]').min = '2';
    const result = await call(booking, { guest: 'Ada', seats: 1 });
    expect(result.status).toBe('rejected');
    expect(result.messages).toEqual([`Seats: ${$<HTMLInputElement>('[name=seats]').validationMessage}`]);
  });

  test('aria-invalid with its description, also after an answered request', async () => {
    bookingPage(async () => {
      await fetch('/package.json?validate');
      $('[name=guest]').setAttribute('aria-invalid', 'true');
      $('[name=guest]').setAttribute('aria-describedby', 'why');
      $('form').insertAdjacentHTML('beforeend', '<p id="why">Ada has a table already</p>');
    });
    expect(await call(booking, { guest: 'Ada' })).toMatchObject({
      status: 'rejected',
      messages: ['Guest: Ada has a table already'],
    });
  });

  test('an error text beside a field, without a link between them', async () => {
    bookingPage(() =>
      $('[name=note]').insertAdjacentHTML('afterend', '<small class="field-error">Keep it short</small>'),
    );
    expect(await call(booking, { guest: 'Ada', note: 'x' })).toMatchObject({
      status: 'rejected',
      messages: ['Note: Keep it short'],
    });
  });

  test('an alert with a refusal', async () => {
    bookingPage(() =>
      $('ul').insertAdjacentHTML(
        'afterend',
        '<div role="alert">We could not book: the kitchen is closed, try again tomorrow</div>',
      ),
    );
    const result = await call(booking, { guest: 'Ada' });
    expect(result.status).toBe('rejected');
    expect(result.messages[0]).toMatch('kitchen is closed');
  });

  test('a request that the server refuses', async () => {
    bookingPage(() => void fetch('/no/such/address.json'));
    const result = await call(booking, { guest: 'Ada' });
    expect(result).toMatchObject({ status: 'rejected', evidence: [{ kind: 'request-failed' }] });
  });

  test('a field that refuses the value, and submits nothing', async () => {
    let submitted = false;
    bookingPage(() => (submitted = true));
    $('[name=guest]').addEventListener('input', ({ target: input }) => ((input as HTMLInputElement).value = 'someone'));
    const result = await call(booking, { guest: 'Ada' }, 500);
    expect(result.status).toBe('rejected');
    expect(result.messages).toEqual([
      'Guest: does not take the value "Ada"; it shows "someone"',
      'Nothing was submitted',
    ]);
    expect(submitted).toBe(false);
  });
});

describe('a call with a sensitive field', () => {
  const login = tool('log_in', {
    container: target('css:form'),
    fields: [
      field('user', 'User', { type: 'string' }, { required: true }),
      field('pass', 'Password', { type: 'string' }, { required: true, sensitive: 'password' }),
    ],
    action: target('role:button[name="Log in"]'),
  });

  test('fills the other fields, focuses the sensitive one and submits nothing', async () => {
    show(
      '<form><label>User <input></label><label>Password <input type="password"></label><button>Log in</button></form>',
    );
    let submitted = false;
    $('form').addEventListener('submit', (event) => {
      event.preventDefault();
      submitted = true;
    });
    const result = await call(login, { user: 'ada' });
    expect(result.status).toBe('handed_over');
    expect(result.messages[0]).toMatch('Password');
    expect($<HTMLInputElement>('input').value).toBe('ada');
    expect(document.activeElement).toBe($('[type=password]'));
    expect(submitted).toBe(false);
  });

  test('submits no form of sensitive fields alone, also where none is required', async () => {
    show(
      '<form><label>Old <input type="password"></label><label>New <input type="password"></label><button>Change</button></form>',
    );
    let submitted = false;
    $('form').addEventListener('submit', (event) => {
      event.preventDefault();
      submitted = true;
    });
    const change = tool('change_password', {
      container: target('css:form'),
      fields: ['Old', 'New'].map((label) => field(label, label, { type: 'string' }, { sensitive: 'password' })),
      action: target('role:button[name="Change"]'),
    });
    expect(await call(change, {})).toMatchObject({ status: 'handed_over', messages: [expect.stringMatching('Old')] });
    expect(submitted).toBe(false);
  });

  test('refuses a sensitive value', async () => {
    show(
      '<form><label>User <input></label><label>Password <input type="password"></label><button>Log in</button></form>',
    );
    expect(await call(login, { user: 'ada', pass: 'secret' })).toMatchObject({ status: 'invalid_input' });
    expect($<HTMLInputElement>('[type=password]').value).toBe('');
  });

  test('fills the field where config allows it', async () => {
    show(
      '<form><label>User <input></label><label>Password <input type="password"></label><button>Log in</button></form><p role="status"></p>',
    );
    $('form').addEventListener('submit', (event) => {
      event.preventDefault();
      $('[role=status]').textContent = 'Welcome';
    });
    const open: ManifestTool = {
      ...login,
      fields: login.fields.map((each) => (each.sensitive ? { ...each, allowed: true } : each)),
    };
    expect(await call(open, { user: 'ada', pass: 'secret' })).toMatchObject({ status: 'completed' });
    expect($<HTMLInputElement>('[type=password]').value).toBe('secret');
  });
});

const orders = `<table><tbody>
  <tr><td class="who">Ada</td><td><button aria-label="Cancel Ada">x</button></td></tr>
  <tr><td class="who">Ben</td><td><button aria-label="Cancel Ben">x</button></td></tr>
  <tr><td class="who">Benno</td><td><button aria-label="Cancel Benno">x</button></td></tr></tbody></table>`;
const cancel = tool('cancel_order', {
  title: 'Cancel order',
  kind: 'row-action',
  risk: { level: 'destructive', reasons: [] },
  row: { param: 'order', rows: target('css:tbody > tr'), key: target('css:.who') },
  action: target('role:button[name="Cancel {row}"]'),
});
function ordersPage(): void {
  show(orders);
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => button.closest('tr')!.remove());
}
const names = (): (string | null)[] => [...document.querySelectorAll('.who')].map(({ textContent }) => textContent);

describe('a row action', () => {
  test('acts on the named row once the person agrees', async () => {
    ordersPage();
    person.mockReturnValue(true);
    const result = await call(cancel, { order: 'Ben' });
    expect(result).toMatchObject({ status: 'completed', tool: 'cancel_order' });
    expect(result.evidence).toContainEqual({ kind: 'rows-changed' });
    expect(names()).toEqual(['Ada', 'Benno']);
    const asked = 'An agent wants to run: Cancel order\nOn: Ben\nPresses: button "Cancel Ben"\nAllow it?';
    expect(person.mock.calls).toEqual([[asked]]);
  });

  test('takes the beginning of a name as the name only where the act is safe', async () => {
    ordersPage();
    person.mockReturnValue(true);
    expect(await call(cancel, { order: 'Benn' })).toMatchObject({
      status: 'ambiguous',
      messages: ['No row is named "Benn"; the name of one row begins so'],
      rows: ['Benno'],
    });
    expect(names()).toEqual(['Ada', 'Ben', 'Benno']);
    expect(person).not.toHaveBeenCalled();
    const safe: ManifestTool = { ...cancel, risk: { level: 'safe', reasons: [] } };
    expect(await call(safe, { order: 'Benn' })).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['Ada', 'Ben']);
  });

  test('answers with the row that shows the text in another cell, and acts on none', async () => {
    ordersPage();
    const [first] = document.querySelectorAll('.who');
    first!.insertAdjacentHTML('afterend', '<td>Bookshop</td><td><ul><li>Chair</li></ul><div><b>Lamp</b></div> 2</td>');
    expect(await call(cancel, { order: 'bookshop' })).toMatchObject({ status: 'ambiguous', rows: ['Ada'] });
    for (const order of ['Chair', 'Lamp']) expect(await call(cancel, { order })).toMatchObject({ status: 'not_found' });
    expect(names()).toEqual(['Ada', 'Ben', 'Benno']);
    expect(person).not.toHaveBeenCalled();
  });

  test('takes the first words of a row whose key is a code, and asks with both', async () => {
    ordersPage();
    person.mockReturnValue(true);
    const records = ['Dentist visit', 'Coffee beans', 'Roof repair'];
    for (const [at, who] of [...document.querySelectorAll('.who')].entries()) {
      who.textContent = `TXN00${at}`;
      who.insertAdjacentHTML('afterend', `<td>${records[at]}</td>`);
      who.closest('tr')!.querySelector('button')!.ariaLabel = `Cancel TXN00${at}`;
    }
    const result = await call(cancel, { order: 'coffee beans' });
    expect(result).toMatchObject({ status: 'completed', rows: ['TXN001 (coffee beans)'] });
    expect(person.mock.calls[0]![0]).toContain('On: TXN001 (coffee beans)');
    expect(names()).toEqual(['TXN000', 'TXN002']);
  });

  test('finds its target in any row, but not by a changed label', async () => {
    ordersPage();
    person.mockReturnValue(true);
    const button = document.querySelector('button')!;
    for (const each of document.querySelectorAll('button')) each.setAttribute('aria-label', 'Cancel');
    const fingerprint = { ...describeElement(button).fingerprint!, labels: ['Cancel'] };
    const bare = { ...cancel, action: { ...target('css:button'), fingerprint } };
    expect(await call(bare, { order: 'Benno' })).toMatchObject({ status: 'completed' });
    expect(names()).toEqual(['Ada', 'Ben']);
    for (const each of document.querySelectorAll('button')) each.setAttribute('aria-label', 'Pay');
    expect(await call(bare, { order: 'Ben' })).toMatchObject({ status: 'not_found' });
    expect(names()).toEqual(['Ada', 'Ben']);
  });

  test('is denied where the person refuses or the browser shows no dialog', async () => {
    ordersPage();
    expect(await call(cancel, { order: 'Ada' })).toMatchObject({ status: 'denied' });
    window.confirm = () => true;
    expect(await call(cancel, { order: 'Ada' })).toMatchObject({ status: 'denied' });
    window.confirm = person;
    expect(names()).toEqual(['Ada', 'Ben', 'Benno']);
  });

  test('lists the rows where none is named so', async () => {
    ordersPage();
    expect(await call(cancel, { order: 'Zoe' })).toMatchObject({ status: 'not_found', rows: ['Ada', 'Ben', 'Benno'] });
  });

  test('lists the rows that the text can mean', async () => {
    ordersPage();
    expect(await call(cancel, { order: 'Be' })).toMatchObject({ status: 'ambiguous', rows: ['Ben', 'Benno'] });
    expect(names()).toHaveLength(3);
  });
});

describe('a call refuses the input', () => {
  test.each([
    [['Ada'], 'The arguments must be one object with the keys: guest, seats, note'],
    [{}, 'guest: is required'],
    [{ guest: 'Ada', seats: 12 }, 'seats: must have maximum 8'],
    [{ guest: 'Ada', colour: 'red' }, 'colour: is unknown; the known keys are: guest, seats, note'],
  ])('%j', async (args, message) => {
    bookingPage(() => {});
    const before = document.body.innerHTML;
    expect(await call(booking, args)).toEqual({
      status: 'invalid_input',
      tool: 'book',
      messages: [message],
      evidence: [],
    });
    expect(document.body.innerHTML).toBe(before);
  });

  test('of an option that the page does not offer', async () => {
    show(
      '<form><label>City <select><option>Rome</option><option>Oslo</option></select></label><label>Who <input></label><button>Go</button></form>',
    );
    const trip = tool('trip', {
      container: target('css:form'),
      fields: [field('who', 'Who'), field('city', 'City')],
      action: target('role:button'),
    });
    expect(await call(trip, { who: 'Ada', city: 'Bonn' })).toMatchObject({
      status: 'invalid_input',
      messages: ['city: has no option "Bonn"; choose one of: Rome, Oslo'],
    });
    expect($<HTMLInputElement>('input').value).toBe('');
  });
});

describe('a call is unavailable', () => {
  test('on another route, and names the route to open', async () => {
    bookingPage(() => {});
    const manifest = {
      ...manifestOf({ ...booking, states: ['tables'] }),
      states: [{ id: 'tables', route: '/tables', from: 'route' as const }],
    };
    expect(await execute(manifest.tools[0]!, { guest: 'Ada' }, manifest)).toMatchObject({
      status: 'unavailable',
      messages: ['The tool works on /tables; open that route first'],
    });
  });

  test('without its container and without a reach step', async () => {
    expect(await call(booking, { guest: 'Ada' })).toMatchObject({ status: 'unavailable' });
  });
});

describe('a call with reach steps', () => {
  const dialogBooking: ManifestTool = {
    ...booking,
    container: target('role:dialog[name="Book a table"]'),
    reach: [{ do: 'click', target: target('role:button[name="New booking"]') }],
  };

  test('opens the dialog first', async () => {
    show('<button>New booking</button><p role="status"></p>');
    $('button').addEventListener('click', () =>
      setTimeout(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div role="dialog" aria-label="Book a table"><label>Guest <input></label><button>Book</button></div>',
        );
        $('[role=dialog] button').addEventListener('click', () => {
          $('[role=status]').textContent = `Booked for ${$<HTMLInputElement>('input').value}`;
          $('[role=dialog]').remove();
        });
      }, 30),
    );
    const result = await call(dialogBooking, { guest: 'Ada' });
    expect(result.status).toBe('completed');
    expect(result.messages).toEqual(['Booked for Ada']);
  });

  test.each([
    ['leaves out a first press whose button is gone', '', ['New booking', 'Book']],
    [
      'presses each button that the page shows',
      '<button>Skip the tour</button>',
      ['Skip the tour', 'New booking', 'Book'],
    ],
  ])('%s', async (_, tour, wanted) => {
    const pressed: string[] = [];
    show(`<main>${tour}<button>New booking</button></main>`);
    $('main').addEventListener('click', ({ target: at }) => {
      const text = (at as Element).textContent!;
      if ((at as Element).localName !== 'button') return;
      pressed.push(text);
      if (text === 'New booking')
        $('main').insertAdjacentHTML(
          'beforeend',
          '<div role="dialog" aria-label="Book a table"><label>Guest <input></label><button>Book</button></div>',
        );
      if (text === 'Book') $('[role=dialog]').remove();
    });
    const skip = { do: 'click' as const, target: target('role:button[name="Skip the tour"]') };
    const result = await call({ ...dialogBooking, reach: [skip, ...dialogBooking.reach!] }, { guest: 'Ada' });
    expect([result.status, pressed]).toEqual(['completed', wanted]);
  });

  test('waits until the page has filled the form that it opened', async () => {
    show('<button>New booking</button>');
    $('button').addEventListener('click', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div role="dialog" aria-label="Book a table"><label>Guest <input></label><button>Book</button></div>',
      );
      const booked = $<HTMLInputElement>('input');
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (booked.value = 'The guest of before'));
      port1.start();
      port2.postMessage('as an effect after the paint');
      $('[role=dialog] button').addEventListener('click', () => {
        if (booked.value === 'Ada') $('[role=dialog]').remove();
      });
    });
    expect(await call(dialogBooking, { guest: 'Ada' })).toMatchObject({ status: 'completed' });
  });

  test('waits until its dialog has faded in', async () => {
    show('<button>New booking</button>');
    $('button').addEventListener('click', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div role="dialog" aria-label="Book a table"><label>Guest <input></label><button>Book</button></div>',
      );
      const dialog = $('[role=dialog]');
      const fading = dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
      dialog.animate([{ color: 'red' }, { color: 'blue' }], { duration: 100, iterations: Infinity });
      $('[role=dialog] button').addEventListener('click', () => {
        if (fading.playState === 'finished') dialog.remove();
      });
    });
    const result = await call(dialogBooking, { guest: 'Ada' });
    expect(result).toMatchObject({
      status: 'completed',
      evidence: [{ kind: 'dialog-closed' }, { kind: 'container-gone' }],
    });
  });

  test('asks before it opens anything for a destructive tool', async () => {
    let opened = false;
    show('<button>New booking</button>');
    $('button').addEventListener('click', () => (opened = true));
    expect(
      await call({ ...dialogBooking, risk: { level: 'destructive', reasons: [] } }, { guest: 'Ada' }),
    ).toMatchObject({ status: 'denied' });
    expect(opened).toBe(false);
  });
});

describe('a call answers unknown for', () => {
  test('a button that does nothing', async () => {
    bookingPage(() => {});
    expect(await call(booking, { guest: 'Ada' })).toMatchObject({ status: 'unknown', evidence: [] });
  });

  test('a page that is still busy', async () => {
    bookingPage(() => ($('[role=status]').textContent = 'Saving…'));
    expect((await call(booking, { guest: 'Ada' })).status).toBe('unknown');
  });

  test('a page that asks a question', async () => {
    bookingPage(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div role="dialog">Really? <button>Yes</button><button>No</button></div>',
      ),
    );
    const result = await call(booking, { guest: 'Ada' });
    expect(result).toMatchObject({ status: 'unknown', messages: ['The page asks: Really? YesNo'] });
  });
});

test('a call reports the targets that were healed', async () => {
  bookingPage(() => ($('[role=status]').textContent = 'Booked'));
  const moved: ManifestTool = { ...booking, action: target('testid:book', 'role:button[name="Book"]') };
  expect((await call(moved, { guest: 'Ada' })).healed).toEqual([
    { field: 'action', from: 'testid book', to: 'role button[name="Book"]' },
  ]);
});

test('calls run one after another', async () => {
  const log: string[] = [];
  bookingPage((data) => {
    log.push(data['guest']!);
    $('[role=status]').textContent = `Booked for ${data['guest']}`;
  });
  await Promise.all([call(booking, { guest: 'Ada' }), call(booking, { guest: 'Ben' })]);
  expect(log).toEqual(['Ada', 'Ben']);
});
