import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (body: string): string[] =>
  showRoot({
    'a.tsx': `import { Portal } from 'ui';
      export const Page = (props) => { const inner = <b title="a" />; return <>{${body}}</>; };`,
  }).map((line) => line.trim());

test.each([
  ['props.on ? inner : <Portal>{inner}</Portal>', ['<Portal> from ui', '<b>', 'title="a"']],
  ['props.on ? <Portal>{inner}</Portal> : inner', ['<Portal> from ui', '<b>', 'title="a"']],
  ['props.on ? inner : <Portal><i /></Portal>', ['if on', '<b>', 'title="a"', 'else', '<Portal> from ui', '<i>']],
])('%s', (body, expected) => {
  expect(lines(body)).toEqual(expected);
});
