import { expect, test } from 'vitest';

import { parseScript } from '../../../src/extract/script/parse-script.js';
import { scriptFactsOf, type ScriptFacts } from '../../../src/extract/script/script-facts.js';

function facts(code: string): ScriptFacts {
  const parsed = parseScript(code, { file: 'a.tsx', lang: 'tsx' });
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return scriptFactsOf(parsed.ast.program.body, { file: 'a.tsx' });
}

test('imports, type imports left out, lazy ones as default', () => {
  const { imports } = facts(`
    import React, { useState as state, type FC } from 'react';
    import * as Dialog from '@radix-ui/react-dialog';
    import type { Order } from './types';
    const Settings = React.lazy(() => import('./Settings'));
    const Chart = dynamic(() => import('./charts').then((m) => m.BarChart), { ssr: false });
    const Panel = defineAsyncComponent({ loader: () => import('./Panel.vue') });
    const Page = () => import('./Page.vue');
    const { read, write: save } = require('./disk');
  `);
  expect(imports).toEqual([
    { local: 'React', imported: 'default', from: 'react' },
    { local: 'state', imported: 'useState', from: 'react' },
    { local: 'Dialog', imported: '*', from: '@radix-ui/react-dialog' },
    { local: 'Settings', imported: 'default', from: './Settings' },
    { local: 'Chart', imported: 'BarChart', from: './charts' },
    { local: 'Panel', imported: 'default', from: './Panel.vue' },
    { local: 'Page', imported: 'default', from: './Page.vue' },
    { local: 'read', imported: 'read', from: './disk' },
    { local: 'save', imported: 'write', from: './disk' },
  ]);
});

test('exports of every form', () => {
  const { exports } = facts(`
    export const a = 1, b = 2;
    export function go() {}
    export { a as first };
    export { default as Button } from './Button';
    export { Card } from './Card';
    export * from './all';
    export * as icons from './icons';
    export type { T } from './types';
    export default go;
  `);
  expect(exports).toEqual([
    { exported: 'a', local: 'a' },
    { exported: 'b', local: 'b' },
    { exported: 'go', local: 'go' },
    { exported: 'first', local: 'a' },
    { exported: 'Button', local: 'default', from: './Button' },
    { exported: 'Card', local: 'Card', from: './Card' },
    { exported: '*', from: './all' },
    { exported: 'icons', local: '*', from: './icons' },
    { exported: 'default', local: 'go' },
  ]);
});

test('constants, functions and enums; variables that change are left out', () => {
  const { constants, exports } = facts(`
    const URL = '/api';
    let count = 0;
    let handler = () => ping();
    async function load() { await fetch(URL) }
    enum Size { Small, Large = 'L' }
    export default { name: 'x' };
  `);
  expect(Object.keys(constants)).toEqual(['URL', 'handler', 'load', 'Size', 'default']);
  expect(constants['URL']).toMatchObject({ kind: 'literal', value: '/api' });
  expect(constants['load']).toMatchObject({ kind: 'function', does: { calls: [{ callee: ['fetch'] }] } });
  expect(constants['Size']).toMatchObject({
    kind: 'object',
    entries: [
      { key: 'Small', value: { value: 0 } },
      { key: 'Large', value: { value: 'L' } },
    ],
  });
  expect(exports).toEqual([{ exported: 'default', local: 'default' }]);
});

test('a broken script is a problem with its place', () => {
  expect(parseScript('const a = ;', { file: 'a.ts', lang: 'ts', line: 4, column: 3 })).toEqual({
    problem: {
      code: 'SOURCE_UNPARSABLE',
      message: 'a.ts does not parse: Unexpected token',
      where: 'a.ts:4:13',
      fix: 'Mend the syntax; the file was skipped and everything else went on',
    },
  });
});
