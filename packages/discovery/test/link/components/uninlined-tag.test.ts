import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

test('a component that is not inlined is a tag without a package, with its props and children', () => {
  const page = `const Tree = ({ title, children }) => <ul><Tree title="Inner"><b /></Tree></ul>;
    export const Page = () => <Tree title="Outer" />;`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim())).toEqual([
    'Tree #2',
    '<ul>',
    '<Tree>',
    'title="Inner"',
    '<b>',
  ]);
});
