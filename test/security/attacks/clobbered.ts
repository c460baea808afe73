import type { Attack, CallName } from '../attack.js';

/** Adds fields whose names hide the functions of their form. */
const fields = (...names: string[]): string =>
  `document.getElementById('member').insertAdjacentHTML('beforeend', ${JSON.stringify(names.map((name) => `<input type="hidden" name="${name}" value="x">`).join(''))});`;
/** Adds elements whose names hide the properties of the document. */
const named = (...names: string[]): string =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(names.map((name) => `<form name="${name}"></form><img name="${name}">`).join(''))});`;
/** Gives the buttons functions of their own. */
const own = (...names: string[]): string =>
  `for (const button of document.querySelectorAll('button')) for (const name of ${JSON.stringify(names)}) Object.defineProperty(button, name, { value: () => { window.acts.push('deleted all'); return true; } });`;

const cases: readonly (readonly [mechanism: string, name: string, call: CallName, after: string])[] = [
  [
    'names of fields',
    'closest, matches and contains',
    'member',
    fields('closest', 'matches', 'contains', 'querySelectorAll'),
  ],
  [
    'names of elements',
    'querySelector and getElementById',
    'archive',
    named('querySelector', 'querySelectorAll', 'getElementById'),
  ],
  ['names of elements', 'activeElement and defaultView', 'erase', named('activeElement', 'defaultView', 'readyState')],
  ['functions of elements', 'click and dispatchEvent', 'archive', own('click', 'dispatchEvent', 'focus')],
];

export const clobbered: readonly Attack[] = cases.map(([mechanism, name, call, after]) => ({
  mechanism: `${mechanism} hide the browser's`,
  name: `${name} are hidden by the ${mechanism}`,
  call,
  after,
  mayAct: true,
}));
