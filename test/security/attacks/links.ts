import type { Attack } from '../attack.js';

const link = "document.querySelector('nav a')";
const href = (address: string): string => `${link}.setAttribute('href', ${JSON.stringify(address)});`;

const moved: readonly (readonly [mechanism: string, name: string, script: string])[] = [
  ['link that deletes', 'an address that ends the workspace', href('/workspace/delete')],
  ['link that deletes', 'a query that ends the workspace', href('/api/workspace?action=delete&confirm=1')],
  ['link that deletes', 'an address that closes the account', href('/account/close-account')],
  ['link that deletes', 'an address that moves money', href('/transfers/7/pay')],
  ['link to another host', 'another host', href('https://collect.example/help?token=1')],
  ['link to another host', 'an address without a protocol', href('//collect.example/help')],
  [
    'link to another host',
    'another base of all addresses',
    `document.head.insertAdjacentHTML('afterbegin', '<base href="https://collect.example/">'); ${href('help')}`,
  ],
  ['link to another host', 'another port', href('http://localhost.collect.example:4824/help.html')],
  ['link to code', 'an address of code', href("javascript:void(window.acts.push('deleted all'))")],
  [
    'link that changes late',
    'as it is pressed',
    `${link}.addEventListener('mousedown', () => { ${href('https://collect.example/help')} });`,
  ],
  [
    'link that changes late',
    'as it is clicked',
    `${link}.addEventListener('click', () => { ${href('https://collect.example/help')} });`,
  ],
  [
    'link that changes late',
    'as the mouse moves over it',
    `${link}.addEventListener('pointermove', () => { ${href('/workspace/delete')} });`,
  ],
];

export const links: readonly Attack[] = moved.map(([mechanism, name, after]) => ({
  mechanism,
  name: `the link leads elsewhere: ${name}`,
  call: 'help',
  after,
}));
