import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../../src/page/frameworks/sources.js';
import { show } from '../fixture.js';

const stamp = (place: string) => ({ 'data-webmcp-source': place });
const at = (line: number, file = 'src/App.tsx') => ({ file, line, column: 3 });
const element = (html: string): Element => show(html).firstElementChild!;

describe('sourcesOf', () => {
  it('reads the stamp of the element itself, and no other attribute', () => {
    expect(sourcesOf(element('<button data-webmcp-source="src/App.tsx:4:3">x</button>'))).toEqual([at(4)]);
    expect(sourcesOf(element('<button data-webmcp-source="nonsense">x</button>'))).toEqual([]);
    expect(sourcesOf(element('<button>x</button>'))).toEqual([]);
  });

  it("follows React's owners for a component that forwards nothing, innermost first", () => {
    const button = element('<button>x</button>');
    const page = { memoizedProps: stamp('src/App.tsx:9:3'), _debugOwner: null };
    const wrapper = { memoizedProps: stamp('src/Field.tsx:5:3'), _debugOwner: page };
    const library = { memoizedProps: { label: 'x' }, _debugOwner: wrapper };
    Reflect.set(button, '__reactFiber$k2j', { memoizedProps: { type: 'button' }, _debugOwner: library });
    expect(sourcesOf(button)).toEqual([at(5, 'src/Field.tsx'), at(9)]);
  });

  it('finds components whose places were kept aside, clones included', () => {
    const [stack, source, props] = [new Error(), {}, {}];
    const places = new WeakMap<object, string>([
      [stack, 'src/App.tsx:1:3'],
      [source, 'src/App.tsx:2:3'],
      [props, 'src/App.tsx:3:3'],
    ]);
    Reflect.set(globalThis, '__webmcpSources', places);
    const button = element('<button>x</button>');
    const plain = { memoizedProps: props, _debugOwner: null };
    const eighteen = { memoizedProps: { cloned: true }, _debugSource: source, _debugOwner: plain };
    const clone = { memoizedProps: { cloned: true }, _debugStack: stack, _debugOwner: eighteen };
    Reflect.set(button, '__reactFiber$k2j', { memoizedProps: {}, _debugStack: new Error(), _debugOwner: clone });
    const found = sourcesOf(button);
    Reflect.deleteProperty(globalThis, '__webmcpSources');
    expect(found).toEqual([at(1), at(2), at(3)]);
  });

  it("follows Vue's owning instances, each place once", () => {
    const input = element('<input data-webmcp-source="src/Form.vue:7:3">');
    const form = { vnode: { props: stamp('src/App.tsx:2:3'), ctx: null } };
    const field = { vnode: { props: stamp('src/Form.vue:7:3'), ctx: form } };
    Reflect.set(input, '__vnode', { props: null, ctx: field });
    expect(sourcesOf(input)).toEqual([at(7, 'src/Form.vue'), at(2)]);
  });

  it('ends on a circle of owners', () => {
    const button = element('<button>x</button>');
    const fiber: { memoizedProps: object; _debugOwner?: object } = { memoizedProps: stamp('src/App.tsx:1:3') };
    fiber._debugOwner = fiber;
    Reflect.set(button, '__reactFiber$k2j', fiber);
    expect(sourcesOf(button)).toEqual([at(1)]);
  });
});
