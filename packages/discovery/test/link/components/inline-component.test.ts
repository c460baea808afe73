import { expect, test } from 'vitest';

import { linkFiles, showRoot } from '../show-linked.js';
import type { LinkedNode } from '../../../src/link/model/linked.js';

const elements = (nodes: readonly LinkedNode[]): Extract<LinkedNode, { kind: 'element' }>[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'element') return [node, ...elements(node.children)];
    if (node.kind === 'instance') return elements(node.children);
    return node.kind === 'branch' ? node.branches.flatMap(elements) : [];
  });

test('a component is replaced by its template, each use an instance of its own', () => {
  const page = `const Field = ({ label }) => <p title={label} />;
    export const Page = () => <div><Field label="A" /><Field label="B" /></div>;`;
  expect(showRoot({ 'a.tsx': page })).toEqual([
    '<div>',
    '  Field #2',
    '    <p>',
    '      title="A"',
    '  Field #3',
    '    <p>',
    '      title="B"',
  ]);
});

test('a component inside itself is a tag that is marked as such', () => {
  const page = `const Tree = () => <ul><Tree /></ul>;\nexport const Page = () => <Tree />;`;
  const nodes = linkFiles({ 'a.tsx': page }).roots.flatMap((root) => root.nodes);
  expect(elements(nodes).map(({ tag, again }) => [tag.kind, again])).toEqual([
    ['host', undefined],
    ['component', true],
  ]);
});

test('elements have the sites of the tags around them; a component that is only named is no site', () => {
  const page = `import { Routes } from 'router';
    const Home = () => <p />;
    export const Page = () => <Routes table={[{ component: Home }]} />;
    `;
  const shown = linkFiles({ 'a.tsx': page }).roots.flatMap((root) => root.nodes);
  expect(JSON.stringify(shown)).toContain('"tag":{"kind":"host","name":"p"}');
  const [outer] = elements(shown);
  expect(outer?.sites).toHaveLength(1);
});
