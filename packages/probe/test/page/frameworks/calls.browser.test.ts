import type { CallPlace } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';
import { callsReader } from '../../../src/page/frameworks/calls.js';
import { show } from '../fixture.js';

const stack = (...frames: string[]): Error =>
  Object.assign(new Error('react-stack-top-frame'), {
    stack: ['Error: react-stack-top-frame', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });
const made = (fiber: object): Element => {
  const element = show('<button>x</button>').firstElementChild!;
  Reflect.set(element, '__reactFiber$k2j', fiber);
  return element;
};

describe('callsReader', () => {
  it("reads React 19's stacks between its own function and its call of the component", () => {
    const places: CallPlace[][] = [];
    const page = stack(
      'fakeJSXCallSite (http://localhost/react.js:1:1)',
      'Page (about://React/Server/webpack-internal:///(rsc)/./src/app/(shop)/page.tsx?30:16:87)',
      'Object.react_stack_bottom_frame (http://localhost/react.js:2:2)',
    );
    const button = stack(
      'exports.jsxDEV (http://localhost/react.js:3:3)',
      'http://localhost/src/App.tsx:22:15',
      'Array.map (<anonymous>)',
      'List (http://localhost/src/App.tsx?t=1:20:9)',
      'Object.react-stack-bottom-frame (http://localhost/react.js:2:2)',
      'main (http://localhost/src/main.tsx:1:1)',
    );
    const owner = { debugStack: page, owner: { name: 'Layout' } };
    const callsOf = callsReader(places);
    expect(callsOf(made({ _debugStack: button, _debugOwner: owner }))).toEqual([0, 1]);
    expect(callsOf(made({ _debugStack: button, _debugOwner: null }))).toEqual([0]);
    expect(places).toEqual([
      [
        { url: 'http://localhost/src/App.tsx', line: 22, column: 15 },
        { url: 'http://localhost/src/App.tsx?t=1', line: 20, column: 9 },
      ],
      [
        {
          url: 'about://React/Server/webpack-internal:///(rsc)/./src/app/(shop)/page.tsx?30',
          line: 16,
          column: 87,
        },
      ],
    ]);
  });

  it('reads the place that React up to 18 records, and nothing without one', () => {
    const places: CallPlace[][] = [];
    const callsOf = callsReader(places);
    const app = { _debugSource: { fileName: '/home/ann/shop/src/App.jsx', lineNumber: 4, columnNumber: 7 } };
    expect(callsOf(made({ _debugSource: null, _debugOwner: app }))).toEqual([0]);
    expect(callsOf(made({ _debugSource: { fileName: 5 } }))).toEqual([]);
    expect(callsOf(made({ _debugStack: stack('exports.jsx (http://localhost/react.js:1:1)') }))).toEqual([]);
    expect(callsOf(show('<button>x</button>').firstElementChild!)).toEqual([]);
    expect(places).toEqual([[{ url: '/home/ann/shop/src/App.jsx', line: 4, column: 7, isSource: true }]]);
  });
});
