import type { Attack } from '../attack.js';

const destroy = "fetch('/api/workspace', { method: 'DELETE' })";

/** Puts markup at the top of the page; everything in it that is pressed or submitted destroys. */
const onTop = (html: string, where = "document.querySelector('main')"): string => `{
  const box = document.createElement('div');
  box.innerHTML = ${JSON.stringify(html)};
  box.addEventListener('click', () => ${destroy});
  box.addEventListener('submit', (event) => { event.preventDefault(); ${destroy}; });
  ${where}.prepend(box);
}`;

const memberForm = `<form aria-label="New member"><h2>New member</h2><label>Full name <input name="name"></label>
  <label>Email <input name="email"></label><label>Team <select name="team"><option>Sales</option><option>Support</option></select></label>
  <button>Add member</button></form>`;

const outside: readonly (readonly [name: string, html: string])[] = [
  ['a button', '<button type="button">Archive workspace</button>'],
  ['a button with the same id', '<button type="button" id="archive">Archive workspace</button>'],
  ['a link', '<a href="#x">Archive workspace</a>'],
  ['an element with a role', '<div role="button" tabindex="0" aria-label="Archive workspace">Archive workspace</div>'],
];
const unseen: readonly (readonly [name: string, style: string])[] = [
  ['transparent', 'opacity:0'],
  ['without size', 'width:0;height:0;padding:0;border:0;overflow:hidden'],
  ['off the screen', 'position:absolute;left:-9999px'],
  ['clipped', 'position:absolute;clip-path:inset(50%)'],
];
const settings = "document.querySelector('section[aria-label=Settings]')";

const dialogs: readonly (readonly [name: string, html: string, script: string])[] = [
  ['a modal dialog', `<dialog id="decoy">${memberForm}</dialog>`, "document.getElementById('decoy').showModal();"],
  [
    'a drawn dialog',
    `<div role="dialog" aria-modal="true" aria-label="New member" style="position:fixed;inset:0;background:#fff;z-index:9">${memberForm}</div>`,
    '',
  ],
  ['a form before the form', memberForm, ''],
  [
    'a modal dialog with the name of the form',
    `<dialog id="decoy" aria-label="New member">${memberForm}</dialog>`,
    "document.getElementById('decoy').showModal();",
  ],
];

const inShadow = (html: string, mode: string): string => `{
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: '${mode}' });
  root.innerHTML = ${JSON.stringify(html)};
  root.addEventListener('click', () => ${destroy});
  root.addEventListener('submit', (event) => { event.preventDefault(); ${destroy}; });
  document.querySelector('main').prepend(host);
}`;

const archive = "document.getElementById('archive')";
const copied = '<button type="button">Archive workspace</button>';

/** The right element is gone or changed, and a look-alike is there. */
const instead: readonly (readonly [mechanism: string, name: string, script: string])[] = [
  [
    'look-alike instead',
    'in a frame',
    `{ ${archive}.remove(); const frame = document.createElement('iframe');
      frame.srcdoc = '<section aria-label="Settings"><button id="archive" onclick="parent.acts.push(1)">Archive workspace</button></section>'; ${settings}.append(frame); }`,
  ],
  [
    'look-alike instead',
    'outside, with the id',
    `${archive}.remove(); ${onTop(copied.replace('<button', '<button id="archive"'))}`,
  ],
  ['look-alike instead', 'outside, of a hidden one', `${archive}.hidden = true; ${onTop(copied)}`],
  ['look-alike instead', 'beside a disabled one', `${archive}.disabled = true; ${onTop(copied, settings)}`],
  [
    'doubled mark',
    'beside one without size',
    `${archive}.style.cssText = 'width:0;height:0;padding:0;border:0;overflow:hidden'; ${onTop(copied, settings)}`,
  ],
  ['doubled mark', 'over a transparent one', `${archive}.style.opacity = 0; ${onTop(copied, settings)}`],
  [
    'doubled mark',
    'with the id of one that lost it',
    `${archive}.removeAttribute('id'); ${onTop(copied.replace('<button', '<button id="archive"'), settings)}`,
  ],
  [
    'doubled mark',
    'in a copy of the container with its name',
    `{ const box = ${settings}; const copy = box.cloneNode(true); box.setAttribute('aria-label', 'Old settings'); copy.addEventListener('click', () => ${destroy}); box.before(copy); }`,
  ],
];

export const decoys: readonly Attack[] = [
  ...instead.map(([mechanism, name, after]): Attack => ({
    mechanism,
    name: `a look-alike ${name}`,
    call: 'archive',
    after,
  })),
  {
    name: 'the container is copied into a dialog on top',
    mechanism: 'cloned container',
    call: 'archive',
    after: `{ const dialog = document.createElement('dialog'); dialog.innerHTML = ${settings}.outerHTML; dialog.addEventListener('click', () => ${destroy}); document.body.append(dialog); dialog.showModal(); }`,
  },
  {
    name: 'the container is copied into an open shadow root',
    mechanism: 'shadow root',
    call: 'archive',
    mayAct: true,
    after: `{ const host = document.createElement('div'); const root = host.attachShadow({ mode: 'open' }); root.innerHTML = ${settings}.outerHTML; root.addEventListener('click', () => ${destroy}); document.querySelector('main').prepend(host); }`,
  },
  {
    name: 'a cover over the whole page looks like the button',
    mechanism: 'cover',
    call: 'archive',
    mayAct: true,
    after: onTop(
      '<button type="button" style="position:fixed;inset:0;z-index:9;width:100%">Archive workspace</button>',
      'document.body',
    ),
  },
  {
    name: 'a part of the button takes the press',
    mechanism: 'cover',
    call: 'archive',
    after: `{ const button = ${archive}; button.style.position = 'relative'; button.insertAdjacentHTML('beforeend', '<span style="position:absolute;inset:0"></span>');
      button.lastChild.addEventListener('click', (event) => { event.stopImmediatePropagation(); ${destroy}; }); }`,
  },
  {
    name: 'two rows swap their names as the mouse goes up',
    mechanism: 'rows that move',
    call: 'deleteInvoice',
    person: 'accept',
    after: `{ const [first, second] = document.querySelectorAll('tbody th'); second.closest('tr').addEventListener('mouseup', () => { first.textContent = 'Birch April'; second.textContent = 'Acme March'; }); }`,
  },
  {
    name: 'the row has another name while the person decides',
    mechanism: 'rows that move',
    call: 'deleteInvoice',
    person: 'accept',
    // The call may be over before the timer fires. A press on the renamed row shows as another invoice.
    mayAct: true,
    after: `setInterval(() => { document.querySelectorAll('tbody th')[1].textContent = 'Zeta June'; }, 1);`,
  },
  {
    name: 'a row in capitals above',
    mechanism: 'rows that look alike',
    call: 'deleteInvoice',
    person: 'accept',
    mayAct: true,
    after: `{ const row = document.querySelectorAll('tbody tr')[1]; const copy = row.cloneNode(true); copy.querySelector('th').textContent = 'BIRCH APRIL'; copy.querySelector('.delete').addEventListener('click', () => fetch('/api/invoices/Other', { method: 'DELETE' })); row.before(copy); }`,
  },
  {
    name: 'the values of two options are swapped',
    mechanism: 'injected options',
    call: 'member',
    after: `{ const [first, second] = document.querySelectorAll('#member option'); first.value = 'Support'; second.value = 'Sales'; }`,
  },
  ...outside.map(([name, html]): Attack => ({
    name: `a look-alike outside the container: ${name}`,
    mechanism: 'look-alike outside',
    call: 'archive',
    after: onTop(html),
    mayAct: true,
  })),
  ...outside.slice(0, 3).map(([name, html]): Attack => ({
    name: `a look-alike inside the container: ${name}`,
    mechanism: 'look-alike inside',
    call: 'archive',
    after: onTop(html, settings),
    mayAct: true,
  })),
  ...unseen.map(([name, style]): Attack => ({
    name: `an unseen look-alike: ${name}`,
    mechanism: 'unseen look-alike',
    call: 'archive',
    after: onTop(`<button type="button" style="${style}">Archive workspace</button>`, settings),
    mayAct: true,
  })),
  ...dialogs.map(([name, html, script]): Attack => ({
    name: `a cloned form: ${name}`,
    mechanism: 'cloned form',
    call: 'member',
    after: onTop(html) + script,
    mayAct: true,
  })),
  {
    name: 'a cloned part of the page',
    mechanism: 'cloned container',
    call: 'export',
    after: `{ const copy = ${settings}.cloneNode(true); copy.addEventListener('click', () => ${destroy}); ${settings}.before(copy); }`,
    mayAct: true,
  },
  {
    name: 'a cloned part in place of a hidden one',
    mechanism: 'cloned container',
    call: 'export',
    after: `{ const copy = ${settings}.cloneNode(true); copy.addEventListener('click', () => ${destroy}); ${settings}.before(copy); copy.nextElementSibling.setAttribute('aria-hidden', 'true'); }`,
  },
  {
    name: 'a look-alike in an open shadow root',
    mechanism: 'shadow root',
    call: 'archive',
    after: inShadow('<button>Archive workspace</button>', 'open'),
    mayAct: true,
  },
  {
    name: 'a cloned form in an open shadow root',
    mechanism: 'shadow root',
    call: 'member',
    after: inShadow(memberForm, 'open'),
    mayAct: true,
  },
  {
    name: 'a row with the same name above',
    mechanism: 'colliding rows',
    call: 'remind',
    after: `{ const row = document.querySelectorAll('tbody tr')[1]; const copy = row.cloneNode(true); copy.addEventListener('click', () => ${destroy}); row.before(copy); }`,
  },
  {
    name: 'a row with the same name above, for an ending',
    mechanism: 'colliding rows',
    call: 'deleteInvoice',
    person: 'accept',
    after: `{ const row = document.querySelectorAll('tbody tr')[1]; const copy = row.cloneNode(true); copy.querySelector('th').textContent = 'Birch April'; copy.addEventListener('click', () => fetch('/api/invoices/Other', { method: 'DELETE' })); row.before(copy); }`,
  },
  {
    name: 'a row whose name contains the name',
    mechanism: 'colliding rows',
    call: 'remind',
    after: `{ const row = document.querySelectorAll('tbody tr')[1]; const copy = row.cloneNode(true); copy.querySelector('th').textContent = 'Birch April (copy)'; copy.addEventListener('click', () => ${destroy}); row.before(copy); }`,
    mayAct: true,
  },
  {
    name: 'a row that names another in its state',
    mechanism: 'colliding rows',
    call: 'remind',
    after: `{ const row = document.querySelectorAll('tbody tr')[0]; row.cells[1].textContent = 'see Birch April'; row.addEventListener('click', () => ${destroy}); }`,
    mayAct: true,
  },
  {
    name: 'the rows are sorted anew as the button is pressed',
    mechanism: 'rows that move',
    call: 'remind',
    after: `document.querySelectorAll('tbody tr')[1].addEventListener('pointerdown', (event) => { event.currentTarget.querySelector('th').textContent = 'Zeta June'; });
      document.querySelectorAll('tbody tr')[1].addEventListener('mousedown', (event) => { event.currentTarget.querySelector('th').textContent = 'Zeta June'; });`,
  },
  ...(
    ['display:none', 'position:absolute;left:-9999px', 'opacity:0;position:absolute', 'visibility:hidden'] as const
  ).map((style): Attack => ({
    name: `a honeypot with ${style}`,
    mechanism: 'honeypot',
    call: 'member',
    after: `{ document.querySelector('#member h2').insertAdjacentHTML('afterend', '<div style="${style}"><label>Full name <input name="nickname" tabindex="-1"></label></div>');
        document.querySelector('#member').addEventListener('submit', (event) => { if (event.target.nickname.value) { event.preventDefault(); event.stopImmediatePropagation(); fetch('/api/spam', { method: 'POST' }); } }, true); }`,
    mayAct: true,
  })),
  {
    name: 'the labels of two fields are swapped',
    mechanism: 'swapped labels',
    call: 'member',
    after: `{ const [name, email] = document.querySelectorAll('#member label'); const [a, b] = [name.firstChild, email.firstChild]; const text = a.data; a.data = b.data; b.data = text; }`,
  },
  {
    name: 'the label of a field leads to a new field',
    mechanism: 'swapped labels',
    call: 'member',
    after: `{ const label = document.querySelector('#member label'); const input = label.querySelector('input'); label.after(input); input.insertAdjacentHTML('afterend', '<input id="note" name="note">'); label.htmlFor = 'note';
      document.querySelector('#member').addEventListener('submit', (event) => { event.preventDefault(); event.stopImmediatePropagation(); fetch('/api/note', { method: 'POST', body: event.target.note.value || event.target.querySelector('input').value }); }, true); }`,
    mayAct: true,
  },
  {
    name: 'an option has another value',
    mechanism: 'injected options',
    call: 'member',
    after: `document.querySelectorAll('#member option')[1].value = 'Administrators';`,
  },
  {
    name: 'an option is doubled with another value',
    mechanism: 'injected options',
    call: 'member',
    after: `document.querySelector('#member select').insertAdjacentHTML('afterbegin', '<option value="Support">Support</option>');
      document.querySelector('#member').addEventListener('submit', (event) => { if (event.target.team.selectedIndex === 0) event.target.team.options[0].value = 'Administrators'; }, true);`,
    mayAct: true,
  },
];
