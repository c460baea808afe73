import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test('React: useMemo returns the result of its function, inside a fragment too', () => {
  const app = readReact(
    '<Box />',
    `import { Fragment, useMemo } from 'react';
    function Box() { const label = useMemo(() => 'Save', []); return <Fragment><button onClick={save}>{label}</button></Fragment>; }`,
  );
  expect(controlsOf(app)).toBe('button Save');
});
