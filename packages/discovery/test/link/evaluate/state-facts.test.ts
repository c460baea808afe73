import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

/** Returns the handlers of a page whose function runs `body`, each with the branch that contains its button. */
function handlers(body: string, markup: string): string[] {
  const code = `import { useState } from 'react';
    export const Page = ({ items }) => {
      const [open, setOpen] = useState(false);
      const [kind, setKind] = useState('a');
      const [armed, setArmed] = useState(null);
      const press = (id) => { ${body} };
      return <main>${markup}</main>;
    };`;
  return showRoot({ 'a.tsx': code })
    .map((line) => line.trim())
    .filter((line) => line.startsWith('onClick'))
    .map((line) => line.replace(/^onClick=(?:press)?/, ''));
}

const two = (test: string): string =>
  `{${test} ? <button onClick={press}>A</button> : <button onClick={press}>B</button>}`;

test.each([
  ['a state', 'if (open) act(); else ask();', 'open', ['{act()}', '{ask()}']],
  ['a negated state', 'if (!open) ask(); else act();', '!open', ['{ask()}', '{act()}']],
  ['a state with a value', 'if (kind === "b") act(); else ask();', 'kind === "b"', ['{act()}', '{ask()}']],
  ['another value', 'if (kind === "c") act(); else ask();', 'kind === "b"', ['{act(); ask()}', '{act(); ask()}']],
  ['another state', 'if (open) act(); else ask();', 'armed', ['{act(); ask()}', '{act(); ask()}']],
  ['both of two', 'if (open) act(); else ask();', 'open && armed', ['{act()}', '{act(); ask()}']],
  ['one of two', 'if (open && armed) act(); else ask();', 'open', ['{act(); ask()}', '{ask()}']],
  ['no state', 'if (items.length > 0) act(); else ask();', 'open', ['{act(); ask()}', '{act(); ask()}']],
])('a handler runs what its branch allows: %s', (_, body, test, expected) => {
  expect(handlers(body, two(test))).toEqual(expected);
});

test('a handler outside of branches, or beside them, keeps all that it does', () => {
  const body = 'if (open) act(); else ask();';
  expect(handlers(body, `{open && <p>Sure?</p>}<button onClick={press}>A</button>`)).toEqual(['{act(); ask()}']);
});

test('the state of a row is compared with the item of the same loop', () => {
  const row = `{items.map((item) => <li key={item.id}>{armed === item.id
    ? <button onClick={() => press(item.id)}>A</button> : <button onClick={() => press(item.id)}>B</button>}</li>)}`;
  const [act, ask] = handlers('if (armed === id) act(); else ask();', row);
  expect([act?.includes('act()'), act?.includes('ask()')]).toEqual([true, false]);
  expect([ask?.includes('act()'), ask?.includes('ask()')]).toEqual([false, true]);
});

test('a component in a branch has the handler of the branch', () => {
  const code = `import { useState } from 'react';
    const Round = ({ onPress, children }) => <button onClick={onPress}>{children}</button>;
    export const Page = () => {
      const [open, setOpen] = useState(false);
      const press = () => { if (open) act(); else setOpen(true); };
      if (open) return <Round onPress={press}>Sure</Round>;
      return <Round onPress={press}>Go</Round>;
    };`;
  const lines = showRoot({ 'a.tsx': code })
    .map((line) => line.trim())
    .filter((line) => line.startsWith('onClick'));
  expect(lines).toEqual(['onClick=press{act()}', expect.not.stringContaining('act()')]);
});
