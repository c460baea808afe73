import { expect, test } from 'vitest';

import type { LinkedNode, LinkedProp } from '../../../src/link/model/linked.js';
import { withProps } from '../../../src/link/nodes/with-props.js';

const at = { file: 'a.tsx', line: 1, column: 1 };
const prop = (name: string, value: string): LinkedProp => ({ name, value: { kind: 'literal', value, at }, at });
const element = (props: LinkedProp[], children: LinkedNode[] = []): LinkedNode => ({
  kind: 'element',
  tag: { kind: 'host', name: 'p' },
  props,
  children,
  sites: [at],
});
const namesOf = (nodes: readonly LinkedNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? node.props.map(({ name }) => name) : []));

test('the outermost elements get the props, their own win', () => {
  const inner = element([]);
  const nodes = withProps([element([prop('title', 'own')], [inner])], [prop('title', 'outer'), prop('lang', 'en')]);
  expect(namesOf(nodes)).toEqual(['lang', 'title']);
  expect(nodes[0]?.kind === 'element' ? namesOf(nodes[0].children) : null).toEqual([]);
});

test('branches and instances pass the props on, texts stay', () => {
  const branch: LinkedNode = { kind: 'branch', tests: [], branches: [[element([])]], at };
  const instance: LinkedNode = {
    kind: 'instance',
    instance: 1,
    name: 'A',
    file: 'a.tsx',
    children: [element([])],
    sites: [],
  };
  const text: LinkedNode = { kind: 'text', value: { kind: 'literal', value: 'a', at }, at };
  const [one, two, three] = withProps([branch, instance, text], [prop('lang', 'en')]);
  expect(one?.kind === 'branch' ? one.branches.map(namesOf) : null).toEqual([['lang']]);
  expect(two?.kind === 'instance' ? namesOf(two.children) : null).toEqual(['lang']);
  expect(three).toBe(text);
});
