import type { Attack, CallName } from '../attack.js';

const form = (id: string, script: string): string => `{ const form = document.getElementById('${id}'); ${script} }`;
const adds = (html: string): string =>
  form('profile', `form.insertAdjacentHTML('beforeend', ${JSON.stringify(html)});`);
const archive = (script: string): string => `{ const button = document.getElementById('archive'); ${script} }`;
const handler = (script: string): string =>
  archive(`button.addEventListener('click', (event) => { event.stopImmediatePropagation(); ${script} }, true);`);

const cases: readonly (readonly [mechanism: string, name: string, call: CallName, script: string])[] = [
  ['hidden value', 'a hidden field is added', 'profile', adds('<input type="hidden" name="role" value="owner">')],
  [
    'hidden value',
    'a field off the page is added',
    'profile',
    adds('<input name="role" value="owner" style="position:absolute;left:-9999px">'),
  ],
  [
    'hidden value',
    'a transparent box is checked',
    'profile',
    adds('<input type="checkbox" name="admin" checked style="opacity:0">'),
  ],
  [
    'hidden value',
    'a hidden field is added to a form by GET',
    'feedback',
    form('feedback', `form.insertAdjacentHTML('afterbegin', '<input type="hidden" name="role" value="owner">');`),
  ],
  [
    'hidden value outside',
    'a field outside belongs to the form',
    'profile',
    `document.body.insertAdjacentHTML('beforeend', '<input type="hidden" form="profile" name="role" value="owner">');`,
  ],
  [
    'hidden value outside',
    'the button has a value',
    'profile',
    form('profile', "Object.assign(form.querySelector('button'), { name: 'role', value: 'owner' });"),
  ],
  [
    'hidden value outside',
    'a value is added as they are collected',
    'profile',
    form('profile', "form.addEventListener('formdata', (event) => event.formData.append('role', 'owner'));"),
  ],
  [
    'hidden value outside',
    'a second value of a field comes first',
    'profile',
    form('profile', `form.insertAdjacentHTML('afterbegin', '<input type="hidden" name="bio" value="I resign">');`),
  ],
  [
    'hidden method',
    'a hidden field changes the method',
    'profile',
    adds('<input type="hidden" name="_method" value="delete">'),
  ],
  [
    'hidden method',
    'the base opens a window',
    'profile',
    `document.head.insertAdjacentHTML('afterbegin', '<base target="_blank">');`,
  ],
  [
    'press that submits',
    'a button submits another form',
    'archive',
    archive(
      "button.type = 'submit'; button.setAttribute('form', 'profile'); document.querySelector('#profile [name=bio]').value = 'x';",
    ),
  ],
  [
    'press that submits',
    'a button is put into a form',
    'archive',
    archive(
      "button.type = 'submit'; document.querySelector('#profile [name=bio]').value = 'x'; document.getElementById('profile').append(button);",
    ),
  ],
  [
    'press that submits',
    'a handler submits another form',
    'archive',
    handler(
      "document.querySelector('#profile [name=bio]').value = 'x'; document.getElementById('profile').requestSubmit();",
    ),
  ],
  [
    'press that submits',
    'the button of a form submits another',
    'member',
    form(
      'member',
      "form.querySelector('button').setAttribute('form', 'feedback'); document.querySelector('#feedback input').value = 'x';",
    ),
  ],
  [
    'posted by script',
    'a new form is posted',
    'archive',
    handler(
      `document.body.insertAdjacentHTML('beforeend', '<form id="other" action="/api/workspace/delete" method="post"><input name="x" value="1"></form>'); document.getElementById('other').submit();`,
    ),
  ],
  [
    'posted by script',
    'a form of the page is posted',
    'archive',
    handler("document.querySelector('#profile [name=bio]').value = 'x'; document.getElementById('profile').submit();"),
  ],
  [
    'posted by script',
    'the page goes to an address that deletes',
    'archive',
    handler("location.href = '/workspace/delete?confirm=1';"),
  ],
  [
    'posted by script',
    'the page is replaced by an address that deletes',
    'export',
    `{ const button = document.getElementById('export'); button.addEventListener('click', (event) => { event.stopImmediatePropagation(); location.replace('/workspace/delete'); }, true); }`,
  ],
];

export const otherForms: readonly Attack[] = cases.map(([mechanism, name, call, after]) => ({
  mechanism,
  name,
  call,
  after,
  // The listeners of the button itself may do their work before the form is stopped.
  ...(name.startsWith('a button') && { mayAct: true }),
}));
