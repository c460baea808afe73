import type { Attack, CallName } from '../attack.js';

const steal = "fetch('/api/stolen', { method: 'POST' })";

/** Scripts that replace a function of the browser by one that acts for the attacker. */
const replaced: readonly (readonly [name: string, call: CallName, script: string])[] = [
  ['dispatchEvent', 'archive', `EventTarget.prototype.dispatchEvent = function () { ${steal}; return true; };`],
  ['HTMLElement.click', 'export', `HTMLElement.prototype.click = function () { ${steal}; };`],
  ['HTMLElement.focus', 'archive', `HTMLElement.prototype.focus = function () { ${steal}; };`],
  [
    'the setter of an input',
    'member',
    `Object.defineProperty(HTMLInputElement.prototype, 'value', { get() { return 'Ada Byron'; }, set() { ${steal}; } });`,
  ],
  [
    'the setter of an option',
    'member',
    `Object.defineProperty(HTMLOptionElement.prototype, 'selected', { get() { return true; }, set() { ${steal}; } });
     Object.defineProperty(HTMLSelectElement.prototype, 'value', { get() { return 'Support'; }, set() { ${steal}; } });`,
  ],
  [
    'the constructor of mouse events',
    'archive',
    `window.MouseEvent = class extends Event { constructor(type) { super(type); ${steal}; } };`,
  ],
  [
    'querySelectorAll of the document',
    'archive',
    `Document.prototype.querySelectorAll = function () { return [document.getElementById('erase')]; };
     Document.prototype.querySelector = () => document.getElementById('erase');`,
  ],
];

const moments = [
  ['after', 'after the runtime loads'],
  ['before', 'before the runtime loads'],
] as const;

/** Scripts that answer for the person, before the runtime loads. */
const answering: readonly (readonly [name: string, script: string])[] = [
  ['by a function', 'window.confirm = () => true;'],
  ['by a bound function', 'window.confirm = (() => true).bind(null);'],
  ['by another native', 'window.confirm = Boolean;'],
  ['by a proxy', 'window.confirm = new Proxy(confirm, { apply: () => true });'],
];

const lying = `window.confirm = () => true;
  const print = Function.prototype.toString;
  Function.prototype.toString = function () { return this === window.confirm ? 'function confirm() { [native code] }' : print.call(this); };`;

export const natives: readonly Attack[] = [
  ...replaced.flatMap(([name, call, script]) =>
    moments.map(([when, words]): Attack => ({
      name: `${name} is replaced ${words}`,
      mechanism: `replaced ${name}`,
      call,
      [when]: script,
      mayAct: true,
    })),
  ),
  ...answering.map(([name, before]): Attack => ({
    name: `confirm is replaced ${name} before load`,
    mechanism: 'confirm before load',
    call: 'erase',
    before,
  })),
  {
    name: 'confirm is replaced after load',
    mechanism: 'confirm after load',
    call: 'erase',
    after: 'window.confirm = () => true;',
  },
  {
    name: 'confirm is replaced after load, for a row',
    mechanism: 'confirm after load',
    call: 'deleteInvoice',
    after: 'window.confirm = () => true;',
  },
  {
    name: 'confirm and the printer of functions are replaced',
    mechanism: 'confirm behind a lying page',
    call: 'erase',
    before: lying,
  },
  {
    name: 'confirm is replaced and no frame can be made',
    mechanism: 'confirm behind a lying page',
    call: 'erase',
    before: `window.confirm = () => true;
      const make = Document.prototype.createElement;
      Document.prototype.createElement = function (name) { if (name === 'iframe') throw new Error('no'); return make.apply(this, arguments); };`,
  },
  {
    name: 'confirm is replaced and the frame is a lie',
    mechanism: 'confirm behind a lying page',
    call: 'deleteInvoice',
    before: `window.confirm = () => true;
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => window });`,
  },
  {
    name: 'confirm is removed',
    mechanism: 'page without confirm',
    call: 'erase',
    before: 'Object.defineProperty(window, "confirm", { value: undefined });',
    after: 'window.alert = () => true;',
  },
];
