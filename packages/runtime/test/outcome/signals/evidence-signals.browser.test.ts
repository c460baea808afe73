import { evidenceKinds, type EvidenceKind } from '../../../../contract/src/call-result.js';
import { describe, expect, test } from 'vitest';

import { evidenceSignals, findingsOf } from '../../../src/outcome/signals/evidence-signals.js';
import type { EvidenceSignal } from '../../../src/outcome/signals/evidence-signal.js';
import type { Finding } from '../../../src/outcome/signals/finding.js';
import { observe } from '../../../src/outcome/observe.js';
import { readingAfter, type ReadingParts } from './reading-of.js';

const form = '<form><p><input name="City"></p><button aria-pressed="false">Save</button></form>';
const $ = (selector: string): Element => document.querySelector(selector)!;
const add = (html: string): void => document.body.insertAdjacentHTML('beforeend', html);
const request = (status: number): PerformanceResourceTiming =>
  ({ name: `${location.origin}/orders?page=1`, responseStatus: status }) as PerformanceResourceTiming;

/** Reads the page by one signal, named as in the list. */
function found(name: string, act: () => void, more: ReadingParts = {}, html = form, before: Finding[] = []): Finding[] {
  const signal = evidenceSignals.find((each) => each.name === name) ?? expect.unreachable(`no signal "${name}"`);
  return signal.reads(readingAfter(html, act, more), before);
}
const nothing = (): void => {};

test('every kind of evidence has a signal, but for those that the caller brings', () => {
  const brought: EvidenceKind[] = ['navigation', 'fields-read-back', 'read', 'dry-run', 'taken-back'];
  const read = new Set(evidenceSignals.flatMap(({ kinds }) => kinds));
  expect([...read, ...brought].sort()).toEqual([...evidenceKinds].sort());
});

test('a copied text confirms, and a refused copy is a message alone', () => {
  const copies = [{ text: 'Save', isRefused: false }];
  expect(found('text copied', nothing, { copies })).toEqual([
    { kind: 'text-copied', role: 'confirms', heard: 'Copied to the clipboard: Save' },
  ]);
  expect(found('text copied', nothing, { copies: [{ text: 'Save', isRefused: true }] })).toMatchObject([
    { role: 'mentions', heard: 'The browser refused to copy: Save' },
  ]);
});

test('native validation refuses with the message of the browser', () => {
  const blocked = new Map<Element, string>();
  const stop = (): void => void blocked.set($('input'), 'Fill this in');
  expect(found('native validation', stop, { blocked })).toMatchObject([
    { role: 'refuses', message: 'City: Fill this in' },
  ]);
  expect(found('native validation', nothing)).toEqual([]);
});

describe('invalid fields', () => {
  const mark = (): void => $('input').setAttribute('aria-invalid', 'true');
  const why = `${form}<i id="why"></i>`;

  test('a new mark without a word marks the field', () => {
    expect(found('invalid fields', mark)).toMatchObject([
      { role: 'marks', field: 'City', message: 'City: is not valid' },
    ]);
  });

  test('a new text refuses', () => {
    const explain = (): void => {
      mark();
      $('input').setAttribute('aria-describedby', 'why');
      $('#why').textContent = 'Too short';
    };
    expect(found('invalid fields', explain, {}, why)).toMatchObject([{ role: 'refuses', message: 'City: Too short' }]);
  });

  test('a mark that was there before waits', () => {
    const marked = form.replace('<input', '<input aria-invalid="true"');
    expect(found('invalid fields', nothing, {}, marked)).toMatchObject([{ role: 'refused before' }]);
  });
});

describe('error texts', () => {
  const after = (html: string) => (): void => $('input').insertAdjacentHTML('afterend', html);

  test('a new text with an error class refuses the field beside it', () => {
    expect(found('error texts', after('<em class="error">No such city</em>'))).toMatchObject([
      { role: 'refuses', message: 'City: No such city' },
    ]);
  });

  test('a new text in a box whose id names an error refuses the field beside it', () => {
    const refused = [{ role: 'refuses', message: 'City: No such city' }];
    expect(found('error texts', after('<div id="cityError">No such city</div>'))).toMatchObject(refused);
    expect(found('error texts', after('<div id="city-error"><p>No such city</p></div>'))).toMatchObject(refused);
    const list = '<ul id="failed-jobs"><li><b>No such city</b></li></ul>';
    expect(found('error texts', after(list))).toEqual([]);
  });

  test('a text without an error class, and a button in red, are none', () => {
    expect(found('error texts', after('<em>Nice city</em>'))).toEqual([]);
    expect(found('error texts', after('<button class="btn-danger">Delete</button>'))).toEqual([]);
  });

  test('a figure in red is none, unless a field is beside it', () => {
    const stock = (text: string) => (): void =>
      $('button').insertAdjacentHTML('afterend', `<table><td><b class="text-red">${text}</b></td></table>`);
    expect(found('error texts', stock('3'))).toEqual([]);
    expect(found('error texts', stock('Only 3 left'))).toMatchObject([{ role: 'refuses', message: 'Only 3 left' }]);
    expect(found('error texts', after('<em class="error">213 / 200</em>'))).toMatchObject([
      { role: 'refuses', message: 'City: 213 / 200' },
    ]);
  });

  test('a text that another refusal contains is left out', () => {
    const before: Finding[] = [{ kind: 'validation', role: 'refuses', message: 'City: No such city' }];
    expect(found('error texts', after('<em class="error">No such city</em>'), {}, form, before)).toEqual([]);
  });
});

test('request failed refuses from the status 400 on, request finished supports below', () => {
  const requests = [request(500), request(200), request(0)];
  expect(found('request failed', nothing, { requests })).toEqual([
    { kind: 'request-failed', role: 'refuses', text: '500 /orders', message: "The app's request failed: 500 /orders" },
  ]);
  expect(found('request finished', nothing, { requests })).toEqual([
    { kind: 'request-finished', role: 'supports', text: '200 /orders' },
  ]);
});

describe('dialogs', () => {
  const dialog = '<div role="dialog"><p>Sure?</p><button>Yes</button></div>';

  test('dialog closed confirms where the dialog was around the act', () => {
    const around = `<div role="dialog">${form}</div>`;
    expect(found('dialog closed', () => $('[role=dialog]').remove(), {}, around)).toMatchObject([{ role: 'confirms' }]);
    expect(found('dialog closed', () => $('[role=dialog]').remove(), {}, form + dialog)).toEqual([]);
  });

  test('dialog opened confirms with one answer, and asks with two', () => {
    expect(found('dialog opened', () => add(dialog))).toEqual([{ kind: 'dialog-opened', role: 'confirms' }]);
    const two = dialog.replace('</div>', '<button>No</button></div>');
    expect(found('dialog opened', () => add(two))).toMatchObject([
      { role: 'asks', text: expect.stringContaining('Sure?') },
    ]);
    expect(found('dialog opened', () => add(two), { scene: { opens: true } })).toMatchObject([{ role: 'asks' }]);
    const shown = two.replace('Sure?', 'Details');
    expect(found('dialog opened', () => add(shown), { scene: { opens: true } })).toMatchObject([{ role: 'confirms' }]);
    expect(found('dialog opened', nothing)).toEqual([]);
  });
});

describe('form opened', () => {
  const scene = { mayOpenForm: true };
  const dialog =
    '<div role="dialog" aria-label="Leave us"><input name="Reason"><input name="Note"><button>Send</button><button>Close</button></div>';

  test('confirms with the title and the fields of a dialog, and the dialog is no question', () => {
    expect(found('form opened', () => add(dialog), { scene })).toEqual([
      {
        kind: 'form-opened',
        role: 'confirms',
        heard: '"Leave us" opened with the fields Reason, Note; nothing is submitted yet',
      },
    ]);
    expect(found('dialog opened', () => add(dialog), { scene })).toMatchObject([{ role: 'confirms' }]);
  });

  test('confirms a form in the page', () => {
    const section = '<section><h2>Invite</h2><textarea name="People"></textarea></section>';
    expect(found('form opened', () => add(section), { scene })).toMatchObject([
      { heard: expect.stringContaining('"Invite" opened with the fields People') },
    ]);
  });

  test('does not confirm for a tool that may do more, and the dialog stays a question', () => {
    expect(found('form opened', () => add(dialog))).toEqual([]);
    expect(found('dialog opened', () => add(dialog))).toMatchObject([{ role: 'asks' }]);
  });

  test('does not confirm boxes to tick, fields drawn anew, and disabled fields', () => {
    expect(found('form opened', () => add('<p><input type="checkbox"></p>'), { scene })).toEqual([]);
    expect(found('form opened', () => add('<input disabled>'), { scene })).toEqual([]);
    expect(found('form opened', () => ($('p').innerHTML = '<input name="City">'), { scene })).toEqual([]);
  });
});

describe('form filled', () => {
  const scene = { mayOpenForm: true };
  const row = '<table><tr><td>A2</td><td>Back up</td></tr></table>';
  const page = `<input id="out" name="Code"><select id="level"><option></option><option>A2</option></select>${row}`;
  const fill = (value: string) => (): void => void (($('#out') as HTMLInputElement).value = value);
  const inRow = { scene: { ...scene, scope: () => $('tr') } };

  test('confirms fields outside the row that took a text of the row', () => {
    expect(found('form filled', fill('A2'), inRow, page)).toEqual([
      {
        kind: 'values-changed',
        role: 'confirms',
        heard: 'The page filled the fields Code; nothing is submitted yet',
      },
    ]);
  });

  test('does not confirm other texts, an emptied field, a choice, or a tool that may do more', () => {
    expect(found('form filled', fill('B7'), inRow, page)).toEqual([]);
    expect(found('form filled', fill(''), inRow, page.replace('name="Code"', 'value="A2"'))).toEqual([]);
    const choose = (): void => void (($('#level') as HTMLSelectElement).value = 'A2');
    expect(found('form filled', choose, inRow, page)).toEqual([]);
    expect(found('form filled', fill('A2'), { scene: { scope: () => $('tr') } }, page)).toEqual([]);
  });
});

describe('picture changed', () => {
  const toggle = '<form><button><svg class="sun"><path d="M1 1"/></svg></button></form>';
  const draw = (html: string) => (): void => void ($('button').innerHTML = html);
  const moon = '<svg class="moon"><path d="M2 2"/></svg>';

  test('hints at another picture on the pressed element, or on the element in its place', () => {
    const scene = { mayOpenForm: true };
    expect(found('picture changed', draw(moon), { scene }, toggle)).toEqual([{ kind: 'state-changed', role: 'hints' }]);
    const replace = (): void => void ($('form').innerHTML = `<button>${moon}</button>`);
    const successor = (): Element => $('button');
    expect(found('picture changed', replace, { scene: { ...scene, successor } }, toggle)).toHaveLength(1);
  });

  test('hints at the first picture of the pressed element, unless it is a wheel that turns', () => {
    const scene = { mayOpenForm: true };
    const plain = '<form><button>Amount</button></form>';
    const arrow = draw('Amount <svg class="icon"><path d="M1 1"/></svg>');
    expect(found('picture changed', arrow, { scene }, plain)).toEqual([{ kind: 'state-changed', role: 'hints' }]);
    expect(found('picture changed', draw('Amount <i class="spinner"></i>'), { scene }, plain)).toEqual([]);
    expect(found('picture changed', draw('Amount'), { scene }, plain)).toEqual([]);
  });

  test('does not hint at the same picture, a wheel that turns, or for a tool that may do more', () => {
    const scene = { mayOpenForm: true };
    expect(found('picture changed', nothing, { scene }, toggle)).toEqual([]);
    expect(found('picture changed', draw('<svg class="spinner"></svg>'), { scene }, toggle)).toEqual([]);
    expect(found('picture changed', draw(moon), {}, toggle)).toEqual([]);
  });
});

test('a drawer that a class slides away hints for a safe tool, and a page that scrolls does not', () => {
  const drawer =
    '<form style="position:fixed;left:0;width:90px"><button>Hide</button></form><p style="height:5000px">Text</p>';
  const slide = (by: string) => (): void => void (($('form') as HTMLElement).style.transform = by);
  const safe = { scene: { shows: true } };
  expect(found('moved away', slide('translateX(-100%)'), safe, drawer)).toEqual([
    { kind: 'page-changed', role: 'hints' },
  ]);
  expect(found('moved away', slide('translateX(-40%)'), safe, drawer)).toEqual([]);
  expect(found('moved away', slide('translateY(-200%)'), safe, drawer)).toEqual([]);
  expect(found('moved away', slide('translateX(-100%)'), {}, drawer)).toEqual([]);
  expect(found('moved away', nothing, safe, drawer)).toEqual([]);
});

test('route changed confirms with the new path', () => {
  const { href } = location;
  expect(found('route changed', () => history.replaceState(null, '', '/done#top'))).toEqual([
    { kind: 'route-changed', role: 'confirms', text: '/done#top' },
  ]);
  history.replaceState(null, '', href);
  expect(found('route changed', nothing)).toEqual([]);
});

describe('a container that left', () => {
  const leave = (): void => $('form').remove();

  test('container gone confirms, unless a dialog opened', () => {
    expect(found('container gone', leave)).toMatchObject([{ role: 'confirms' }]);
    const covered = (): void => {
      leave();
      add('<div role="dialog">Wait</div>');
    };
    expect(found('container gone', covered)).toEqual([]);
    expect(found('container gone', nothing)).toEqual([]);
  });

  test('part broken refuses with the first line of what came in its place', () => {
    const place = document.createElement('div');
    place.innerHTML = '<h1>Something went wrong</h1><p>Try later</p>';
    const breaks = (): void => {
      leave();
      document.body.append(place);
    };
    expect(found('part broken', breaks, { added: new Set([place]), place: document.body })).toMatchObject([
      { role: 'refuses', message: 'Something went wrong' },
    ]);
    place.innerHTML = '<h1>Thank you</h1>';
    expect(found('part broken', breaks, { added: new Set([place]), place: document.body })).toEqual([]);
  });
});

describe('rows moved', () => {
  const cards =
    '<form><button>Overdue</button></form><div id="list"><div class="card"><h3>Tea</h3></div><div class="card"><h3>Cup</h3></div></div>';
  /** Draws the list anew with these items, and notes what came and left, as the watch does. */
  function redraw(item: (text: string) => string, texts: string[]): Finding[] {
    const [added, removed] = [new Set<Node>(), new Set<Node>()];
    const act = (): void => {
      for (const child of $('#list').children) removed.add(child);
      $('#list').innerHTML = texts.map(item).join('');
      for (const child of $('#list').children) added.add(child);
    };
    return found('rows moved', act, { added, removed }, cards);
  }
  const card = (text: string): string => `<div class="card"><h3>${text}</h3></div>`;

  test('hints at articles and cards that left, or came with another text', () => {
    expect(redraw(card, ['Tea'])).toEqual([{ kind: 'rows-changed', role: 'hints' }]);
    expect(redraw((text) => `<article>${text}</article>`, ['Pot'])).toEqual([{ kind: 'rows-changed', role: 'hints' }]);
  });

  test('does not hint at cards that are drawn again, or at a message that comes alone', () => {
    expect(redraw(card, ['Tea', 'Cup'])).toEqual([]);
    const added = new Set<Node>();
    const tell = (): void => {
      add('<p class="note">Not possible</p><p class="note">Name is missing</p>');
      for (const each of document.querySelectorAll('.note')) added.add(each);
    };
    expect(found('rows moved', tell, { added }, cards)).toEqual([]);
  });
});

test('rows changed confirms with other keys', () => {
  let rows = ['Tea'];
  const scene = { rows: () => rows };
  expect(found('rows changed', () => (rows = ['Tea', 'Cup']), { scene })).toMatchObject([{ role: 'confirms' }]);
  expect(found('rows changed', nothing, { scene })).toEqual([]);
});

test('state changed confirms where the pressed element changed', () => {
  const press = (): void => $('button').setAttribute('aria-pressed', 'true');
  expect(found('state changed', press)).toMatchObject([{ role: 'confirms' }]);
  expect(found('state changed', nothing)).toEqual([]);
});

test('form reset confirms after a reset, and where the fields are empty again', () => {
  expect(found('form reset', nothing, { reset: true })).toMatchObject([{ role: 'confirms' }]);
  expect(found('form reset', nothing, { scene: { cleared: () => true } })).toMatchObject([{ role: 'confirms' }]);
  expect(found('form reset', nothing)).toEqual([]);
});

describe('live messages', () => {
  /** Reads one message in a live region. */
  const said = (html: string, before: Finding[] = [], place = 'body'): Finding[] => {
    const message = document.createElement('div');
    message.innerHTML = html;
    const element = message.firstElementChild!;
    const text = element.textContent!;
    return found('live messages', () => $(place).append(element), { said: [{ text, element }] }, form, before);
  };
  const confirmed: Finding[] = [{ kind: 'dialog-closed', role: 'confirms' }];
  const refused: Finding[] = [{ kind: 'validation', role: 'refuses', message: 'No' }];

  test.each([
    ['a class marks it as bad', '<p role="status" class="error">Hm</p>', [], 'body', 'refuses'],
    ['an alert says no', '<p role="alert">That did not work</p>', confirmed, 'body', 'refuses'],
    ['another refusal explains an alert', '<p role="alert">Sundays</p>', refused, 'body', 'refuses'],
    ['a status says no, and nothing confirms', '<p role="status">Not now</p>', [], 'body', 'refuses unless confirmed'],
    ['a status says no, and something confirms', '<p role="status">Not now</p>', confirmed, 'body', 'confirms'],
    ['an alert without a tone is in the form', '<p role="alert">Sundays</p>', [], 'form', 'refuses unless confirmed'],
    ['an alert in the form asks', '<p role="alert">Please tell us</p>', [], 'form', 'refuses unless confirmed'],
    ['an alert without a tone is elsewhere', '<p role="alert">Sundays</p>', [], 'body', 'accompanies'],
    ['an alert has a word of success', '<p role="alert">Saved</p>', [], 'body', 'confirms'],
    ['any other status', '<p role="status">Sundays</p>', [], 'body', 'confirms'],
  ] as const)('%s: %s', (_, html, before, place, role) => {
    expect(said(html, [...before], place)).toMatchObject([{ role, heard: expect.stringMatching(/./) }]);
  });

  test('a status that says no refuses in the place of an earlier text, or after the page looked done', () => {
    const region = document.createElement('p');
    region.role = 'status';
    const both = ['Saved', 'Not saved'].map((text) => ({ text, element: region }));
    const say = (): void => {
      region.textContent = 'Not saved';
      document.body.append(region);
    };
    expect(found('live messages', say, { said: both })).toMatchObject([{ role: 'confirms' }, { role: 'refuses' }]);
    const one = [{ text: 'Not saved', element: region }];
    const later = { said: one, doneWith: new Set<string>() };
    expect(found('live messages', say, later, form, confirmed)).toMatchObject([{ role: 'refuses' }]);
    expect(found('live messages', say, { said: one }, form, confirmed)).toMatchObject([{ role: 'confirms' }]);
  });

  test.each([
    ['asks for another act first', 'Please solve the captcha', 'asks'],
    ['thanks and asks for a next step', 'Thank you! Please check your mail', 'confirms'],
    ['reports that the act was stopped', 'Cancelled', 'refuses unless confirmed'],
  ])('a status that %s: %s', (_, text, role) => {
    expect(said(`<p role="status">${text}</p>`)).toMatchObject([{ role }]);
  });

  test('a message that ends in an ellipsis is left out', () => {
    expect(said('<p role="status">Saving…</p>')).toEqual([]);
  });

  test('a number alone is left out: badges that count have the role of a status', () => {
    expect(said('<p role="status" class="bg-negative">12</p>')).toEqual([]);
    expect(said('<p role="status" class="bg-negative">Error 12</p>')).toMatchObject([{ role: 'refuses' }]);
  });
});

test.each([
  ['That did not work', [], 'refuses'],
  ['Saved', [], 'confirms'],
  ['Sundays', ['Tea'], 'refuses unless confirmed'],
  ['Sundays', [], 'mentions'],
] as const)('browser alerts read %j after setting %j: %s', (text, values, role) => {
  expect(found('browser alerts', nothing, { alerts: [text], scene: { values: [...values] } })).toMatchObject([
    { role, heard: text },
  ]);
});

test('container changed hints at other texts in the container', () => {
  expect(found('container changed', () => $('p').append('new'))).toMatchObject([{ role: 'hints' }]);
  expect(found('container changed', () => add('<p>new</p>'))).toEqual([]);
});

test('page changed hints at other texts anywhere, but not at numbers', () => {
  const scene = { opens: true };
  expect(found('page changed', () => add('<p>new</p>'), { scene })).toMatchObject([{ role: 'hints' }]);
  expect(found('page changed', () => ($('p').textContent = '10'), { scene }, `<p>9</p>${form}`)).toEqual([]);
});

describe('a new signal', () => {
  const stamp: EvidenceSignal = {
    name: 'stamp',
    kinds: ['status'],
    reads: ({ before }) =>
      document.title === 'stamped' && before ? [{ kind: 'status', role: 'confirms', text: 'stamped' }] : [],
  };

  test('decides the outcome of a call after one place was added to the list', async () => {
    document.title = '';
    const ended = new AbortController();
    const { scene } = readingAfter(form, nothing);
    const outcome = observe(scene, ended.signal, [...evidenceSignals, stamp]);
    document.title = 'stamped';
    await expect(outcome(1000).finally(() => ended.abort())).resolves.toMatchObject({
      status: 'completed',
      evidence: [{ kind: 'status', text: 'stamped' }],
    });
  });

  test('gets the findings of the signals before it', () => {
    const reading = readingAfter(form, nothing, { reset: true });
    const seen: string[] = [];
    const spy: EvidenceSignal = { ...stamp, reads: (_, before) => (seen.push(...before.map(({ kind }) => kind)), []) };
    findingsOf(reading, [{ kind: 'fields-read-back' }], [...evidenceSignals, spy]);
    expect(seen).toEqual(['fields-read-back', 'form-reset']);
  });
});

describe('text appeared', () => {
  const put = (text: string) => {
    const place = document.createElement('p');
    const act = (): void => {
      place.textContent = text;
      document.body.append(place);
    };
    return [act, { arrived: new Map<Node, string>([[place, '']]), scene: { shows: true } }] as const;
  };

  test('hints at an effect outside the form', () => {
    expect(found('text appeared', ...put('Your basket holds two'))).toEqual([{ kind: 'page-changed', role: 'hints' }]);
    expect(found('text appeared', ...put('12'))).toEqual([]);
  });

  test('doubts if the text may be a refusal', () => {
    expect(found('text appeared', ...put('The card is not valid'))).toMatchObject([{ role: 'doubts' }]);
  });

  test('finds nothing in a text that the page draws again', () => {
    const [act, more] = put('Your basket holds two');
    const old = document.createElement('p');
    old.textContent = 'Your basket holds two';
    expect(found('text appeared', act, { ...more, removed: new Set([old]) })).toEqual([]);
  });
});
