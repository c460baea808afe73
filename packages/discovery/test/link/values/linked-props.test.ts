import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (markup: string): string[] =>
  showRoot({ 'a.tsx': `import { Field, run } from 'ui';\nexport const Page = (props) => ${markup};` }).map((line) =>
    line.trim(),
  );

test('a host element’s props have HTML’s names, a component’s their own', () => {
  expect(lines('<label htmlFor="a" />')).toEqual(['<label>', 'for="a"']);
  expect(lines('<Field htmlFor="a" />')).toEqual(['<Field> from ui', 'htmlFor="a"']);
});

test.each(['onClick', 'action', 'formAction'])('a call in %s makes a handler, in other props a value', (name) => {
  expect(lines(`<Field ${name}={run(1)} value={run(2)} />`)).toEqual([
    '<Field> from ui',
    `${name}={ui/run(1)}`,
    'value=ui/run(2)',
  ]);
});

test('the value of a prop that only styles is cut short', () => {
  const many = JSON.stringify(Array.from({ length: 60 }, (_, at) => ({ a: at })));
  const [, classes = '', titles = ''] = lines(`<Field className={${many}} title={${many}} />`);
  expect(classes).toContain('?');
  expect(titles).not.toContain('?');
});

test('an absent prop is left out', () => {
  const code = `import { Field } from 'ui';
    const Own = ({ title }) => <Field title={title} lang="en" />;
    export const Page = () => <Own />;`;
  expect(showRoot({ 'a.tsx': code }).map((line) => line.trim())).toEqual(['Own #2', '<Field> from ui', 'lang="en"']);
});
