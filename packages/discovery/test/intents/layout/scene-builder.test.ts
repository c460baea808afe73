import { describe, expect, test } from 'vitest';

import { htmlScene, printNodes, reactScene } from '../read-scene.js';

const tree = (markup: string, before = ''): string[] => printNodes(reactScene(markup, before).scene.nodes);

describe('scene builder', () => {
  test.each([
    ['a constant list is unrolled', "{['A', 'B'].map((x) => <p>{x}</p>)}", ['<p>', '  A', '<p>', '  B']],
    ['a list of data is a loop', '{items.map((x) => <p>{x.name}</p>)}', ['loop', '  <p>', '    {item}']],
    ['an empty list is a loop', '{[].map((x) => <p>{x}</p>)}', ['loop', '  <p>', '    {item}']],
    ['a condition is a branch', '{ready && <p>x</p>}', ['branch', '  case', '    <p>', '      x']],
    ['a false condition is left out', '<b />{false && <p>x</p>}', ['<b>']],
    ['a true condition needs no branch', '{true && <p>x</p>}', ['<p>', '  x']],
    ['a tag in capitals is a component', '<Box />', ['<Box>']],
    ['markup in a prop is a slot', '<Box icon={<i />} />', ['<Box>', '  slot icon', '    <i>']],
    [
      'a member of a prop is a slot with its path',
      '<Box columns={[{ render: () => <i /> }]} />',
      ['<Box>', '  slot columns.render', '    <i>'],
    ],
    ['the children prop is content', '<Box children={<i />} />', ['<Box>', '  <i>']],
    [
      'markup that a handler returns is at the end',
      '<Box onClick={() => <Panel />} /><p />',
      ['<Box>', '<p>', 'branch', '  case', '    <Panel>'],
    ],
  ])('%s', (_, markup, lines) => {
    expect(tree(markup)).toEqual(lines);
  });

  test('an own component is an instance', () => {
    expect(tree('<Row />', 'function Row() { return <p />; }')).toContain('instance Row');
  });

  test('nodes are numbered in document order, with their controls counted', () => {
    const { all } = htmlScene('<form><input><button>x</button></form>').scene;
    expect(all.map(({ order }) => order)).toEqual(all.map((_, at) => at));
    expect(all.find((node) => node.kind === 'element' && node.name === 'form')?.controls).toBe(2);
  });
});
