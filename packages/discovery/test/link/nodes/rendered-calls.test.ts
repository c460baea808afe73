import { expect, test } from 'vitest';

import { renderedCalls } from '../../../src/link/nodes/rendered-calls.js';
import { showRoot } from '../show-linked.js';

const samples: Readonly<Record<string, { expression: string; lines: string[] }>> = {
  'mapped lists': { expression: 'props.list.map((one) => <b />)', lines: ['for #1 of list', '<b>'] },
  'cloned elements': { expression: 'cloneElement(<b />, { title: "a" })', lines: ['<b>', 'title="a"'] },
  'elements of useRender': {
    expression: 'useRender({ defaultTagName: "b", props: { title: "a" } })',
    lines: ['<b>', 'title="a"'],
  },
  'cells of tables': {
    expression: 'useTable({ columns: [{ cell: () => <b /> }] }).rows.map((row) => <>{flexRender(row.cell)}</>)',
    lines: ['for #1 of useTable().rows', '<b>'],
  },
};

test.each(renderedCalls.map(({ name }) => name))('%s', (name) => {
  const sample = samples[name];
  const page = `import { cloneElement } from 'react'; import { useRender } from '@base-ui/react'; import { useTable, flexRender } from 'table';
    export const Page = (props) => <p>{${sample?.expression ?? 'no sample'}}</p>;`;
  const lines = showRoot({ 'a.tsx': page })
    .slice(1)
    .map((line) => line.trim());
  expect(lines).toEqual(sample?.lines);
});

test('a call that no rule knows is text', () => {
  const page = `import { text } from 'ui'; export const Page = () => <p>{text('a')}</p>;`;
  expect(showRoot({ 'a.tsx': page })).toEqual(['<p>', '  ui/text("a")']);
});
