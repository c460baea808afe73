import { expect, test } from 'vitest';

import { readReact } from '../read-app.js';

const imports = `import * as Dialog from '@radix-ui/react-dialog';`;

const controls = (markup: string): string[] =>
  readReact(markup, imports).intents.map(({ control, labels }) => `${control} ${labels[0]?.text ?? ''}`.trim());

test.each([
  ['the options of a field are no intents', '<select aria-label="Town"><option>A</option></select>', ['select Town']],
  [
    'a button inside a button is read too',
    '<div onClick={f}>Row<button>Edit</button></div>',
    ['button Row', 'button Edit'],
  ],
  [
    'a button around a file input is the input',
    '<button><input type="file" aria-label="Picture" /></button>',
    ['file Picture'],
  ],
  [
    'the child of an asChild action is the control',
    '<Dialog.Close asChild><button>Close</button></Dialog.Close>',
    ['button Close'],
  ],
])('%s', (_, markup, expected) => {
  expect(controls(markup)).toEqual(expected);
});
