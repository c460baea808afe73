import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Outcome } from '../../src/outcome/decide-outcome.js';
import type { Scene } from '../../src/outcome/page/scene.js';
import { outcomeOf } from './outcome-of.js';

const $ = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const after = (ms: number, then: () => void): void => void setTimeout(then, ms);

/** Acts on the page's form and answers with what was seen. */
const seen = (act: () => void, more: Partial<Scene> = {}, deadline = 1500): Promise<Outcome> =>
  outcomeOf(act, { scope: () => $('form') ?? undefined, action: $('button'), ...more }, deadline);

beforeEach(() => {
  document.body.innerHTML = `<form><p><input name="Name"></p><p><input name="City"></p><button type="button">Save</button></form>
    <p id="status" role="status"></p><ul><li>one</li></ul>`;
});
const say = (text: string): string => ($('#status').textContent = text);

describe('a refusal that comes later', () => {
  test('wins over a dialog that closed', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog">Save</div>');
    const result = await seen(() => {
      $('[role=dialog]').remove();
      after(300, () =>
        document.body.insertAdjacentHTML('beforeend', '<div role="alert">Could not be saved, try again</div>'),
      );
    });
    expect(result).toMatchObject({ status: 'rejected', messages: ['Could not be saved, try again'] });
  });

  test('wins over a status, as an error beside a field', async () => {
    const result = await seen(() => {
      say('Checked');
      after(80, () => $('[name=City]').insertAdjacentHTML('afterend', '<em class="is-invalid">No such city</em>'));
    });
    expect(result).toMatchObject({ status: 'rejected', messages: ['City: No such city', 'Checked'] });
  });
});

describe('a refusal beside rows that the page still loads', () => {
  const rows = (): string[] => [...document.querySelectorAll('li')].map((row) => row.textContent);
  const saved = (said: string, row: string): Promise<Outcome> =>
    seen(
      () => {
        say(said);
        after(200, () => {
          $('ul').insertAdjacentHTML('beforeend', `<li>${row}</li>`);
          say('');
        });
      },
      { rows, values: ['Dora Elm', '200'] },
    );

  test('leaves the outcome open, also after the page took the refusal away', async () => {
    expect(await saved('Please enter a realistic age', 'Ada Brook 19')).toMatchObject({ status: 'unknown' });
  });

  test('counts for nothing where a row has a value of the call, or the words refuse nothing', async () => {
    expect(await saved('Please enter a new one', 'Dora Elm 200')).toMatchObject({ status: 'completed' });
    expect(await saved('Checked', 'Ada Brook 19')).toMatchObject({ status: 'completed' });
  });
});

describe('a text that the page copies', () => {
  const clipboard = (write: () => Promise<void>): void => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: write, configurable: true, writable: true });
  };
  afterEach(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  const copy = (text: string) => (): void => void navigator.clipboard.writeText(text).catch(() => undefined);

  test('is named, if the page shows it or it is an address', async () => {
    clipboard(() => Promise.resolve());
    document.body.insertAdjacentHTML('beforeend', '<p>Your voucher: TEA-10</p>');
    expect(await seen(copy('TEA-10'))).toEqual({
      status: 'completed',
      messages: ['Copied to the clipboard: TEA-10'],
      evidence: [{ kind: 'text-copied' }],
    });
    expect(await seen(copy('https://example.com/a?b=c'))).toMatchObject({
      messages: ['Copied to the clipboard: https://example.com/a?b=c'],
    });
  });

  test('is not repeated, if the page hides it', async () => {
    clipboard(() => Promise.resolve());
    document.body.insertAdjacentHTML('beforeend', '<input type="password" value="sk-12345">');
    expect(await seen(copy('sk-12345'))).toMatchObject({
      status: 'completed',
      messages: ['Copied to the clipboard: a text that the page does not show'],
    });
  });

  test('is no success, if the browser refuses the copy', async () => {
    clipboard(() => Promise.reject(new DOMException('Write permission denied', 'NotAllowedError')));
    expect(await seen(copy('https://example.com/'), {}, 600)).toEqual({
      status: 'unknown',
      messages: ['The browser refused to copy: https://example.com/'],
      evidence: [],
    });
  });

  test('is read from a copy event, as the listeners of the page set it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p>TEA-10</p>');
    const set = (event: ClipboardEvent): void => {
      event.clipboardData!.setData('text/plain', 'TEA-10');
      event.preventDefault();
    };
    document.addEventListener('copy', set, { once: true });
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    expect(await seen(() => void document.body.dispatchEvent(event))).toMatchObject({
      status: 'completed',
      messages: ['Copied to the clipboard: TEA-10'],
    });
  });
});

describe('a dialog that closes', () => {
  const close = (): void => $('[role=dialog]').remove();

  test('is evidence where the dialog contains the act', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="in">Save</button></div>');
    const result = await seen(close, { scope: () => undefined, action: $('#in') });
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'dialog-closed' }] });
  });

  test('is no evidence where any press beside the dialog closes it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog">Delete Ann?</div>');
    expect(await seen(close)).toMatchObject({ status: 'unknown', evidence: [] });
  });
});

describe('messages', () => {
  test('list each invalid field with its own text, and name the fields that stay invalid again', async () => {
    $('[name=City]').setAttribute('aria-invalid', 'true');
    const result = await seen(() => {
      $('[name=Name]').setAttribute('aria-invalid', 'true');
      $('[name=Name]').setAttribute('aria-errormessage', 'why');
      document.body.insertAdjacentHTML('beforeend', '<i id="why">Too short</i>');
    });
    expect(result).toMatchObject({ status: 'rejected', messages: ['Name: Too short', 'City: is not valid'] });
  });

  test('attribute words without a field to the only field that is marked without words', async () => {
    const result = await seen(() => {
      $('[name=Name]').setAttribute('aria-invalid', 'true');
      document.body.insertAdjacentHTML('beforeend', '<p role="alert">A name is needed</p>');
    });
    expect(result).toMatchObject({ status: 'rejected', messages: ['Name: A name is needed'] });
  });

  test('count an old error where nothing new came', async () => {
    $('[name=City]').insertAdjacentHTML('afterend', '<em class="error">No such city</em>');
    expect(await seen(() => {}, {}, 300)).toMatchObject({ status: 'unknown' });
    $('[name=City]').setAttribute('aria-invalid', 'true');
    expect(await seen(() => {}, {}, 300)).toMatchObject({ status: 'rejected', messages: ['City: is not valid'] });
  });

  test('take a short status with "not" for a refusal, and a receipt for none', async () => {
    const receipt =
      'Booked for Ada. Table: 4. Wine: not ordered. Coat: not handed in. Guests: 2. Day: Friday. Time: eight. Place: the window, upstairs.';
    expect(await seen(() => say(receipt))).toMatchObject({ status: 'completed', messages: [receipt] });
    expect(await seen(() => say('That did not work'))).toMatchObject({ status: 'rejected' });
    expect(await seen(() => say('Thanks, Mr Not'), { values: ['Mr Not'] })).toMatchObject({ status: 'completed' });
  });

  test('take an alert in the form for a refusal, unless a class marks it as good', async () => {
    expect(
      await seen(() => $('form').insertAdjacentHTML('beforeend', '<b role="alert">Sundays only</b>')),
    ).toMatchObject({ status: 'rejected' });
    expect(
      await seen(() =>
        $('form').insertAdjacentHTML('beforeend', '<b role="alert" class="alert-success">Sundays it is</b>'),
      ),
    ).toMatchObject({ status: 'completed' });
  });

  test('take an alert in another part of the page for no refusal', async () => {
    document.body.innerHTML = '<div><p>Guests</p></div><div id="panel"><button>Save</button></div>';
    const alert = (): void => {
      document.body.insertAdjacentHTML('beforeend', '<div role="alert">The list has a new name</div>');
    };
    const page = { scope: () => document.body };
    expect(await seen(alert, page, 300)).toMatchObject({ status: 'unknown', messages: ['The list has a new name'] });
    const renamed = (): void => {
      alert();
      $('p').textContent = 'Regulars';
      $('#panel').remove();
    };
    expect(await seen(renamed, page)).toMatchObject({ status: 'completed', evidence: [{ kind: 'container-changed' }] });
    document.body.innerHTML = '<div><button>Save</button></div>';
    expect(
      await seen(() => $('button').insertAdjacentHTML('afterend', '<b role="alert">Sundays only</b>'), page),
    ).toMatchObject({ status: 'rejected' });
  });

  test('take an alert elsewhere without a tone for no evidence', async () => {
    const alert = (text: string, more = ''): void =>
      document.body.insertAdjacentHTML('beforeend', `<div role="alert"${more}>${text}</div>`);
    expect(await seen(() => alert('Sold a moment ago'), {}, 300)).toMatchObject({
      status: 'unknown',
      messages: ['Sold a moment ago'],
    });
    const listed = (): string[] => [...document.querySelectorAll('li')].map((row) => row.textContent);
    const grown = await seen(
      () => {
        alert('It is in your cart');
        $('ul').insertAdjacentHTML('beforeend', '<li>two</li>');
      },
      { rows: listed },
    );
    expect(grown).toMatchObject({
      status: 'completed',
      evidence: [{ kind: 'rows-changed' }, { kind: 'alert' }],
    });
    expect(await seen(() => alert('Your order was sent'))).toMatchObject({ status: 'completed' });
    expect(await seen(() => alert('On its way', ' class="is-success"'))).toMatchObject({ status: 'completed' });
  });

  test('ignore a class that is also around the act', async () => {
    document.body.innerHTML = `<section class="danger-zone">${document.body.innerHTML}</section>`;
    expect(await seen(() => say('Account deleted'))).toMatchObject({ status: 'completed' });
  });

  test('ignore the rest of a live region after a part of it went', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div aria-live="polite"><p>Old</p><p>Older</p></div>');
    expect(await seen(() => $('[aria-live] p').remove(), {}, 300)).toMatchObject({ status: 'unknown' });
  });

  test('take a box with the class of an alert for an alert, anywhere in the page', async () => {
    const box = (kind: string, text: string) => (): void =>
      document.body.insertAdjacentHTML('afterbegin', `<div class="alert ${kind}">${text}</div>`);
    expect(await seen(box('alert-danger', 'All fields are needed'))).toMatchObject({
      status: 'rejected',
      messages: ['All fields are needed'],
    });
    expect(await seen(box('alert-success', 'Book added'))).toMatchObject({
      status: 'completed',
      messages: ['Book added'],
    });
    expect(await seen(box('', 'Mind the gap'))).toMatchObject({ status: 'unknown' });
  });

  test("include the texts of the browser's alert boxes", async () => {
    const shown: string[] = [];
    const own = window.alert;
    const boxes = (window.alert = (text: string) => void shown.push(text));
    const says = (text: string, values: string[], more = (): void => {}): Promise<Outcome> =>
      seen(
        () => {
          more();
          alert(text);
        },
        { values },
        600,
      );
    expect(await says('Please add a name', ['x'])).toMatchObject({
      status: 'rejected',
      messages: ['Please add a name'],
    });
    expect(await says('Note saved', ['x'])).toMatchObject({ status: 'completed', messages: ['Note saved'] });
    expect(await says('Wrong name', [], () => $('form').append('Ann'))).toMatchObject({ status: 'rejected' });
    expect(await says('Three left', ['x'], () => $('form').append('Bob'))).toMatchObject({ status: 'completed' });
    expect(await says('Three left', [])).toMatchObject({ status: 'unknown', messages: ['Three left'] });
    expect(shown).toEqual(['Please add a name', 'Note saved', 'Wrong name', 'Three left', 'Three left']);
    expect(window.alert).toBe(boxes);
    window.alert = own;
  });

  test('count new controls without a text as a change', async () => {
    const result = await seen(() => $('form').insertAdjacentHTML('beforeend', '<p><input><input></p>'));
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'container-changed' }] });
    // Beside fields that were set they may as well be marks of what is wrong with these.
    const marked = await seen(() => $('form').insertAdjacentHTML('beforeend', '<button></button>'), { values: ['x'] });
    expect(marked).toMatchObject({ status: 'unknown' });
  });

  test('include a message that is gone before the next look', async () => {
    const result = await seen(() => {
      after(20, () => say('Saved'));
      after(60, () => say(''));
    });
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'status', text: 'Saved' }] });
  });
});

describe('nothing is evidence that', () => {
  test('changes the pressed button alone', async () => {
    expect(await seen(() => ($('button').textContent = 'Saved?'), {}, 300)).toMatchObject({ status: 'unknown' });
  });

  test('changes a part outside the container', async () => {
    expect(await seen(() => ($('li').textContent = 'two'), {}, 900)).toMatchObject({ status: 'unknown' });
  });

  test('shows only that the page is busy', async () => {
    const result = await seen(
      () => $('form').insertAdjacentHTML('beforeend', '<p role="progressbar">Saving</p>'),
      {},
      300,
    );
    expect(result.status).toBe('unknown');
  });
});

describe('evidence', () => {
  test('waits beyond the deadline while the page is at work', async () => {
    const result = await seen(
      () => {
        $('button').setAttribute('aria-busy', 'true');
        after(700, () => {
          $('button').removeAttribute('aria-busy');
          say('Saved');
        });
      },
      {},
      400,
    );
    expect(result).toMatchObject({ status: 'completed', messages: ['Saved'] });
  });

  test('does not wait for a message that counts down', async () => {
    let left = 90_000;
    const tick = setInterval(() => {
      left -= 100;
      for (const part of document.querySelectorAll('i')) part.textContent = `${left}`;
      for (const part of document.querySelectorAll('u')) part.firstChild!.nodeValue = `${left}`;
    }, 100);
    const result = await seen(() => ($('#status').innerHTML = 'Saved <i>9</i><u>9</u>'), {}, 60_000);
    clearInterval(tick);
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'status' }] });
  });

  test('waits while pictures without a text replace one another', async () => {
    $('form').insertAdjacentHTML('beforeend', '<b><svg></svg></b>');
    const swap = setInterval(() => $('b').replaceChildren(document.createElement('svg')), 60);
    const result = await seen(() => {
      say('Checked');
      after(600, () => {
        clearInterval(swap);
        $('form').insertAdjacentHTML('beforeend', '<p role="alert">That did not work</p>');
      });
    });
    expect(result).toMatchObject({ status: 'rejected' });
  });

  test('includes another set of rows', async () => {
    const rows = (): string[] => [...document.querySelectorAll('li')].map((each) => each.textContent!);
    expect(await seen(() => $('li').remove(), { rows })).toMatchObject({ evidence: [{ kind: 'rows-changed' }] });
  });

  test("includes the pressed element's own state", async () => {
    $('button').setAttribute('aria-pressed', 'false');
    expect(await seen(() => $('button').setAttribute('aria-pressed', 'true'))).toMatchObject({
      evidence: [{ kind: 'state-changed' }],
    });
  });

  test('of a tool that only shows something includes any text but a running clock', async () => {
    const shows = { opens: true };
    expect(await seen(() => ($('ul').innerHTML += '<li>details</li>'), shows)).toMatchObject({
      evidence: [{ kind: 'page-changed' }],
    });
    document.body.insertAdjacentHTML('beforeend', '<time>10:00:01</time>');
    expect(await seen(() => ($('time').textContent = '10:00:02'), shows, 900)).toMatchObject({ status: 'unknown' });
  });

  test('leaves out a re-rendered form with the same words', async () => {
    expect(
      await seen(() => ($('form').innerHTML = `${$('form').innerHTML}`), { action: undefined }, 900),
    ).toMatchObject({ status: 'unknown' });
  });
});

test("the press of a column's header completes where the sorting changed", async () => {
  document.body.innerHTML = '<table><tr><th><button>Name</button></th></tr><tr><td>Ada</td></tr></table>';
  const sort = (how: string): void => $('th').setAttribute('aria-sort', how);
  const scope = (): undefined => undefined;
  expect(await seen(() => sort('none'), { scope }, 600)).toMatchObject({ status: 'unknown' });
  expect(await seen(() => sort('ascending'), { scope })).toMatchObject({
    status: 'completed',
    evidence: [{ kind: 'state-changed' }],
  });
});

test('a new red button is no message', async () => {
  const result = await seen(() =>
    $('form').insertAdjacentHTML('beforeend', '<button class="color-error" type="button">Delete selected</button>'),
  );
  expect(result).toMatchObject({ status: 'completed' });
});

describe('a change before the answer of the app', () => {
  /** A server that the test answers for. */
  function serve(): (status: number) => void {
    const before = window.fetch;
    let answer: (response: Response) => void = () => {};
    window.fetch = () => new Promise((resolve) => (answer = resolve));
    return (status) => {
      window.fetch = before;
      answer(new Response(null, { status }));
    };
  }

  test('waits for the answer, and is no success where the app takes it back', async () => {
    const answer = serve();
    const button = $('button');
    button.ariaPressed = 'false';
    const result = await seen(() => {
      button.ariaPressed = 'true';
      void window.fetch('/like', { method: 'POST' }).then(() => (button.ariaPressed = 'false'));
      after(800, () => answer(200));
    });
    expect(result).toMatchObject({
      status: 'rejected',
      messages: [expect.stringContaining('took it back')],
      evidence: [{ kind: 'taken-back' }],
    });
  });

  test('is a success where it outlasts the answer', async () => {
    const answer = serve();
    const button = $('button');
    button.ariaPressed = 'false';
    const result = await seen(() => {
      button.ariaPressed = 'true';
      void window.fetch('/like', { method: 'POST' });
      after(800, () => answer(200));
    });
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'state-changed' }] });
  });

  test('is awaited beyond the deadline while its data is read and nothing is shown', async () => {
    const answer = serve();
    const result = await seen(
      () => {
        void window.fetch('/data').then(() => ($('button').ariaPressed = 'true'));
        after(600, () => answer(200));
      },
      {},
      300,
    );
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'state-changed' }] });
  });

  test('is unknown if the data that is read never comes', async () => {
    const answer = serve();
    const result = await seen(() => void window.fetch('/data'), {}, 300);
    answer(200);
    expect(result).toMatchObject({ status: 'unknown', evidence: [] });
  });

  test('is pending without an answer', async () => {
    const answer = serve();
    const result = await seen(
      () => {
        $('button').ariaPressed = 'true';
        void window.fetch('/like', { method: 'POST' });
      },
      {},
      300,
    );
    answer(200);
    expect(result).toMatchObject({ status: 'pending', messages: [expect.stringContaining('no answer yet')] });
  });
});

describe('a page that breaks', () => {
  const boundary = (title: string): void => {
    $('form').remove();
    document.body.insertAdjacentHTML('beforeend', `<section><h2>${title}</h2><p>Nothing is lost.</p></section>`);
  };

  test('refuses by an error boundary in the place of the form', async () => {
    expect(await seen(() => boundary('Something went wrong'))).toMatchObject({
      status: 'rejected',
      messages: ['Something went wrong'],
    });
  });

  test('completes by a receipt in that place, whatever its further lines contain', async () => {
    const result = await seen(() => {
      boundary('Thank you');
      $('section').insertAdjacentHTML('beforeend', '<p>An error? Write to us.</p>');
    });
    expect(result).toMatchObject({ status: 'completed' });
  });

  test('is unknown where its code throws and only a text changed', async () => {
    const result = await seen(() => {
      $('ul').remove();
      $('form').remove();
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('no rows') }));
    });
    expect(result).toMatchObject({ status: 'unknown', messages: [expect.stringContaining('no rows')] });
  });
});

describe('a timer of the act', () => {
  test.each([300, 2000])('changes the word of success after %i ms', async (ms) => {
    const result = await seen(() => {
      say('Saved');
      after(ms, () => say('Could not be saved'));
    });
    expect(result).toMatchObject({ status: 'rejected', messages: ['Could not be saved', 'Saved'] });
  });

  test('takes a row back, or a text', async () => {
    const rows = (): string[] => [...document.querySelectorAll('li')].map((row) => row.textContent);
    const added = await seen(
      () => {
        $('ul').insertAdjacentHTML('beforeend', '<li>two</li>');
        after(700, () => $('li:last-child').remove());
      },
      { rows },
    );
    expect(added).toMatchObject({ status: 'rejected', evidence: [{ kind: 'taken-back' }] });
    $('form').insertAdjacentHTML('afterbegin', '<b>Alpha</b>');
    const renamed = await seen(
      () => {
        $('b').firstChild!.nodeValue = 'Beta';
        after(700, () => ($('b').firstChild!.nodeValue = 'Alpha'));
      },
      { values: ['Beta'] },
    );
    expect(renamed).toMatchObject({ status: 'rejected', evidence: [{ kind: 'taken-back' }] });
  });

  test('removes a text of success beside the button, and takes nothing back', async () => {
    const result = await seen(
      () => {
        $('button').insertAdjacentHTML('afterend', '<i>Beta is kept</i>');
        after(1200, () => $('i').remove());
      },
      { values: ['Beta'] },
    );
    expect(result).toMatchObject({ status: 'completed', evidence: [{ kind: 'container-changed' }] });
  });

  test('removes a refusal, which stays a refusal', async () => {
    const result = await seen(() => {
      $('[name=City]').insertAdjacentHTML('afterend', '<em class="is-invalid">No such city</em>');
      after(1200, () => $('em').remove());
    });
    expect(result).toMatchObject({ status: 'rejected', messages: ['City: No such city'] });
  });

  test('does not delay the answer where it lasts longer than three seconds', async () => {
    const start = performance.now();
    await seen(() => {
      say('Saved');
      after(4000, () => document.querySelector('#status')?.replaceChildren());
    });
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

test('a transition of the act that still runs delays the answer', async () => {
  const result = await seen(() => {
    say('Checked');
    const moving = $('form').animate([{ opacity: 0 }, { opacity: 1 }], 700);
    moving.onfinish = () => $('form').insertAdjacentHTML('beforeend', '<p role="alert">That did not work</p>');
  });
  expect(result).toMatchObject({ status: 'rejected' });
});

describe('an act that changes nothing', () => {
  const shows = { shows: true, opens: true };
  const press = (html: string, more: Partial<Scene> = shows): Promise<Outcome> => {
    document.body.innerHTML = `<nav>${html}</nav><main>Orders</main>`;
    const action = $('nav').firstElementChild as HTMLElement;
    action.addEventListener('click', (event) => {
      if (!(action as HTMLAnchorElement).target) event.preventDefault();
    });
    return seen(() => action.click(), { scope: () => $('nav'), action, ...more }, 900);
  };
  const here = (): string => location.pathname + location.search;

  test('completes with the fact that the page is open, or the choice is made', async () => {
    expect(await press(`<a href="${here()}">Orders</a>`)).toMatchObject({
      status: 'completed',
      messages: [`The page ${here()} is open already`],
      evidence: [{ kind: 'nothing-new' }],
    });
    expect(await press('<button role="tab" aria-selected="true">Open</button>')).toMatchObject({
      status: 'completed',
      messages: ['tab "Open" is chosen already'],
    });
    expect(await press('<button class="filter selected">Open</button>')).toMatchObject({ status: 'completed' });
  });

  test('stays unknown for a link elsewhere, a link without an address, another choice and a tool that writes', async () => {
    for (const html of [
      `<a href="${here()}&other">Other</a>`,
      '<a href="#">Orders</a>',
      '<button role="tab" aria-selected="false">Open</button>',
      '<button class="inactive">Open</button>',
    ])
      expect(await press(html)).toMatchObject({ status: 'unknown' });
    expect(await press(`<a href="${here()}">Orders</a>`, {})).toMatchObject({ status: 'unknown' });
  });

  test('completes with the fact that a new tab opens', async () => {
    const result = await press('<a href="about:blank" target="help">Help</a>');
    // A tab in front would slow down the frames of this page, and of every test after this one.
    window.open('', 'help')?.close();
    expect(result).toMatchObject({
      status: 'completed',
      messages: ['The link opens about:blank in a new tab; this page stays as it is'],
      evidence: [{ kind: 'new-tab' }],
    });
    const { open } = window;
    const opened: string[] = [];
    const opens = (answer: unknown) => (): void => {
      window.open('/help');
      opened.push(String(answer));
    };
    for (const answer of [window, null]) {
      const theirs = (): typeof window | null => answer as typeof window | null;
      window.open = theirs as typeof open;
      const blocked = await seen(opens(answer), {}, 600);
      expect(blocked.status).toBe(answer ? 'completed' : 'rejected');
      expect(window.open).toBe(theirs);
    }
    window.open = open;
  });
});

describe('a text outside the container', () => {
  const answer = (text: string) => () =>
    void after(100, () => $('ul').insertAdjacentHTML('afterend', `<p>${text}</p>`));

  test('completes a safe tool', async () => {
    expect(await seen(answer('Shelf Cake'), { shows: true })).toMatchObject({ status: 'completed' });
  });

  test('completes any tool if the text repeats a value of the call', async () => {
    expect(await seen(answer('Ann is on the list'), { values: ['Ann'] })).toMatchObject({ status: 'completed' });
    expect(await seen(answer('Rain tomorrow'), { values: ['Ann'] })).toMatchObject({ status: 'unknown' });
  });
});
