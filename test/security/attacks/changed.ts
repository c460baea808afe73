import type { Attack, CallName } from '../attack.js';

const destroy = "fetch('/api/workspace', { method: 'DELETE' })";

/** Puts another button in the place of one, with the same id, and an act of its own. */
const otherButton = (id: string, label: string, attributes = ''): string => `{
  const old = document.getElementById('${id}');
  old.outerHTML = '<button type="button" id="${id}" ${attributes}>${label}</button>';
  document.getElementById('${id}').addEventListener('click', () => ${destroy});
}`;

const relabelled: readonly (readonly [name: string, id: string, call: CallName, label: string, attributes?: string])[] =
  [
    ['in English', 'archive', 'archive', 'Erase all data'],
    ['as an account to close', 'export', 'export', 'Close account'],
    ['with the old words beside', 'archive', 'archive', 'Archive workspace and delete it'],
    ['as a payment', 'export', 'export', 'Pay now'],
  ];
const translated: readonly (readonly [language: string, label: string])[] = [
  ['German', 'Konto löschen'],
  ['French', 'Supprimer le compte'],
  ['Japanese', 'すべて削除'],
  ['Spanish', 'Eliminar todo'],
];

/** Changes the button on an event of the press itself. */
const onEvent = (type: string, id = 'archive'): string => `{
  const button = document.getElementById('${id}');
  let armed = false;
  button.addEventListener('${type}', () => { armed = true; button.textContent = 'Delete everything'; });
  window.addEventListener('click', (event) => {
    if (!armed) return;
    event.stopImmediatePropagation();
    ${destroy};
  }, true);
}`;

export const changed: readonly Attack[] = [
  ...relabelled.map(([name, id, call, label]): Attack => ({
    name: `a button is relabelled ${name}`,
    mechanism: 'relabelled button',
    call,
    after: otherButton(id, label),
  })),
  ...translated.map(([language, label]): Attack => ({
    name: `a button is relabelled in ${language}`,
    mechanism: 'relabelled in another language',
    call: 'archive',
    after: otherButton('archive', label),
  })),
  {
    name: 'a button keeps its name and shows another text',
    mechanism: 'name and text differ',
    call: 'archive',
    after: otherButton('archive', 'Delete workspace', 'aria-label="Archive workspace"'),
  },
  {
    name: 'a button keeps its name and shows an ending',
    mechanism: 'name and text differ',
    call: 'export',
    after: otherButton('export', 'Erase everything', 'aria-label="Export report"'),
  },
  {
    name: 'a button is named by a text elsewhere',
    mechanism: 'aria-labelledby',
    call: 'archive',
    after: `document.body.insertAdjacentHTML('beforeend', '<p id="words">Archive workspace</p>');
      document.getElementById('archive').remove();
      document.getElementById('erase').setAttribute('aria-labelledby', 'words');
      document.getElementById('erase').setAttribute('aria-label', 'Archive workspace');`,
  },
  {
    name: 'a button takes the name of another by aria-labelledby',
    mechanism: 'aria-labelledby',
    call: 'export',
    after: `document.body.insertAdjacentHTML('beforeend', '<p id="words">Export report</p>');
      document.getElementById('export').remove();
      document.getElementById('erase').id = 'export';
      document.getElementById('export').setAttribute('aria-labelledby', 'words');
      document.getElementById('export').setAttribute('aria-label', 'Export report');`,
  },
  {
    name: 'two buttons swap their texts',
    mechanism: 'slot reuse',
    call: 'archive',
    after: `document.getElementById('archive').textContent = 'Delete workspace';
      document.getElementById('archive').addEventListener('click', (event) => { event.stopImmediatePropagation(); ${destroy}; }, true);
      document.getElementById('erase').remove();`,
  },
  {
    name: 'the slot of a button holds a destructive one',
    mechanism: 'slot reuse',
    call: 'archive',
    after: `document.getElementById('archive').replaceWith(document.getElementById('erase'));`,
  },
  {
    name: 'the slot and the id of a button hold a destructive one',
    mechanism: 'slot reuse',
    call: 'export',
    after: `const erase = document.getElementById('erase'); document.getElementById('export').replaceWith(erase); erase.id = 'export';`,
  },
  {
    name: 'the button of a row is another one',
    mechanism: 'slot reuse',
    call: 'remind',
    after: `for (const row of document.querySelectorAll('tbody tr')) {
        row.querySelector('.remind').replaceWith(row.querySelector('.delete'));
      }`,
  },
  ...['pointerover', 'mouseover', 'pointerdown', 'mousedown'].map((type): Attack => ({
    name: `a button turns on ${type}`,
    mechanism: 'swap between locate and act',
    call: 'archive',
    after: onEvent(type),
  })),
  {
    name: 'a button turns as it takes the focus',
    mechanism: 'swap on focus',
    call: 'export',
    after: onEvent('focus', 'export'),
  },
  {
    name: 'a form turns its button as a field is filled in',
    mechanism: 'swap while filling',
    call: 'member',
    after: `const button = document.querySelector('#member button');
      document.querySelector('#member').addEventListener('input', () => { button.textContent = 'Delete all members'; });
      document.querySelector('#member').addEventListener('submit', (event) => {
        if (button.textContent === 'Add member') return;
        event.stopImmediatePropagation(); event.preventDefault(); ${destroy};
      }, true);`,
  },
  {
    name: 'a form turns its button into that of another tool',
    mechanism: 'swap while filling',
    call: 'member',
    after: `const button = document.querySelector('#member button');
      document.querySelector('#member').addEventListener('input', () => { button.textContent = 'Delete workspace'; });
      document.querySelector('#member').addEventListener('submit', (event) => {
        if (button.textContent === 'Add member') return;
        event.stopImmediatePropagation(); event.preventDefault(); ${destroy};
      }, true);`,
  },
];
