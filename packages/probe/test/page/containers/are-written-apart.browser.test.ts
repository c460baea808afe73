import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { expect, it } from 'vitest';
import { areWrittenApart } from '../../../src/page/containers/are-written-apart.js';
import { show } from '../fixture.js';

function boxes(...stamps: string[]): Element[] {
  show(stamps.map((stamp) => `<div class="card" ${stampAttribute}="${stamp}"></div>`).join(''));
  return [...document.querySelectorAll('.card')];
}

it('two boxes of one component are apart, each with its own place', () => {
  expect(areWrittenApart(boxes('src/app.tsx:3:1', 'src/app.tsx:9:1'))).toBe(true);
});

it.each([
  ['one box', ['src/app.tsx:3:1']],
  ['boxes that a loop makes at one place', ['src/app.tsx:3:1', 'src/app.tsx:3:1']],
  ['boxes of which two share a place', ['src/app.tsx:3:1', 'src/app.tsx:9:1', 'src/app.tsx:9:1']],
  ['boxes of a plain page, which may be its records', ['index.html:3:1', 'index.html:9:1']],
  ['boxes without a place', ['', '']],
])('%s are not', (_, stamps) => {
  expect(areWrittenApart(boxes(...stamps))).toBe(false);
});

it('the two branches of a loop are not, by the calls that made them', () => {
  const made = (line: number, stack: string[]): Element => {
    const element = document.createElement('div');
    const error = new Error('react-stack-top-frame');
    error.stack = ['Error: react-stack-top-frame', '    at jsxDEV (http://x/jsx.js:1:1)', ...stack].join('\n');
    const at = error.stack.replaceAll('LINE', String(line));
    Reflect.set(element, '__reactFiber$x', { _debugStack: Object.assign(error, { stack: at }), _debugOwner: null });
    return element;
  };
  const app = '    at App (http://x/app.jsx:LINE:1)';
  const loop = '    at Array.map (<anonymous>)';
  expect(areWrittenApart([made(3, [app]), made(9, [app])])).toBe(true);
  expect(areWrittenApart([made(3, [app, loop, app]), made(9, [app, loop, app])])).toBe(false);
});

it('the rows of a loop of Vue are not, which differ by their keys', () => {
  const ctx = { type: { __file: '/app/src/App.vue' } };
  const made = (key: string): Element => {
    const element = document.createElement('div');
    Reflect.set(element, '__vnode', { type: 'div', props: { key, class: 'column' }, ctx });
    return element;
  };
  expect(areWrittenApart([made('todo'), made('done')])).toBe(false);
});
