import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

test('a component inside another sees the names around it and has states of its own', () => {
  const page = `import { useState } from 'react';
    export const Page = () => {
      const title = 'Outer';
      const Inner = ({ lang }) => { const [on] = useState(false); return <p title={title} lang={lang} data-on={on} />; };
      return <Inner lang="en" />;
    };`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim())).toEqual([
    'Inner #2',
    '<p>',
    'title="Outer"',
    'lang="en"',
    'data-on=$2:on',
  ]);
});
