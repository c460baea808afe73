import type { Framework } from '@webmcp/discovery';

type Facts = ReturnType<Framework['extract']>;
type Node = Facts['components'][number]['root'][number];
type Element = Extract<Node, { kind: 'element' }>;
type Place = Element['at'];

/**
 * A made-up template language, as a contributor would add one: `form`, `field` and `press`, one a line. Lines that are
 * indented belong to the form above them.
 */
export const plank: Framework = {
  name: 'plank',
  packages: ['plank'],
  extensions: ['plank'],
  markupExtensions: ['plank'],
  impliedExtensions: ['plank'],
  conventions: { holds: 'components' },
  extract: ({ path, text }) => {
    const name = path.replace(/\.plank$/, '');
    const at = { file: path, line: 1, column: 1 };
    return {
      file: path,
      components: [{ name, at, props: { names: [] }, locals: {}, states: [], root: nodesOf(path, text) }],
      imports: [],
      exports: [{ exported: 'default', local: name }],
      constants: {},
      problems: [],
    };
  },
  tags: () => [],
  escapeContent: (text) => text,
  labelAttribute: 'for',
};

function nodesOf(file: string, text: string): Node[] {
  const root: Node[] = [];
  let form: Element | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', word, name = '', label = ''] = /^(\s*)(\w+)\s*([\w-]*)\s*(?:"(.*)")?/.exec(line) ?? [];
    if (word === undefined) continue;
    const at = { file, line: index + 1, column: indent.length + 1 };
    const node = nodeOf(word, name, label, at);
    if (node === undefined) continue;
    (indent === '' ? root : (form?.children ?? root)).push(node);
    if (word === 'form') form = node;
  }
  return root;
}

function nodeOf(word: string, name: string, label: string, at: Place): Element | undefined {
  const text: Node = { kind: 'text', value: { kind: 'literal', value: label, at }, at };
  switch (word) {
    case 'form':
      return host('form', { id: name }, [], at);
    case 'field':
      return host('label', {}, [text, host('input', { name }, [], at)], at);
    case 'press':
      return host('button', {}, [text], at);
    default:
      return undefined;
  }
}

function host(tag: string, attributes: Record<string, string>, children: Node[], at: Place): Element {
  const props = Object.entries(attributes).map(([name, value]) => ({
    name,
    value: { kind: 'literal' as const, value, at },
    at,
  }));
  return { kind: 'element', tag: { kind: 'host', name: tag }, props, children, at };
}
