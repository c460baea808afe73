import { expect, test } from 'vitest';

import { extractReact } from '../../../../src/extract/react/extract-react.js';

/** The states of a component with these statements. */
const statesOf = (body: string): unknown =>
  extractReact('page.tsx', `export function Page() { ${body} return <b>Hi</b>; }`).components[0]?.states;

test.each([
  [
    "React's hook",
    'const [open, setOpen] = useState(false);',
    [{ value: 'open', setter: 'setOpen', initial: { value: false } }],
  ],
  ['a lazy first value', 'const [n] = useState(() => 3);', [{ value: 'n', initial: { value: 3 } }]],
  ['a setter alone', 'const [, setOpen] = useState();', [{ value: 'setOpen', setter: 'setOpen' }]],
  [
    "a reducer's first value is the second argument",
    'const [s, d] = useReducer(f, 1);',
    [{ value: 's', setter: 'd', initial: { value: 1 } }],
  ],
  [
    "the app's hook, by its setter's name",
    'const [on, toggleOn] = useToggle();',
    [{ value: 'on', setter: 'toggleOn' }],
  ],
  ['a ref', 'const box = useRef(null);', [{ value: 'box' }]],
  ["a pair without a setter's name", 'const [user, error] = useUser();', []],
  ['a pattern without names', 'const [] = useState();', []],
])('%s', (_, body, expected) => {
  expect(statesOf(body)).toMatchObject(expected as object);
});
