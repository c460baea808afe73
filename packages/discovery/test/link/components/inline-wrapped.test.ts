import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (code: string): string[] => showRoot({ 'a.tsx': code }).map((line) => line.trim());

test.each([
  [
    'an own component',
    `const Base = ({ title }) => <p title={title} />;\nconst Field = styled(Base)\`\`;`,
    ['Base #2', '<p>', 'title="Name"'],
  ],
  [
    'a component of a package',
    `import { Input } from 'ui';\nconst Field = styled(Input)\`\`;`,
    ['<Input> from ui', 'title="Name"'],
  ],
])('a wrapper of %s passes its props on', (_, code, expected) => {
  const page = `import styled from 'styled-components';\n${code}\nexport const Page = () => <Field title="Name" />;`;
  expect(lines(page)).toEqual(expected);
});
