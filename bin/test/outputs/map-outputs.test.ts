import { integrityOf, type Field, type GroundTruthMap, type Tool } from '@webmcp/contract';
import { evalCasesSchema } from '@webmcp/contract/schema';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';

import { mapOutputs } from '../../src/outputs/map-outputs.js';
import { readingRoom } from './reading-room.js';

const map: GroundTruthMap = { ...readingRoom, integrity: integrityOf(readingRoom) };

const render = (kind: string): string => mapOutputs.find(({ name }) => name === kind)?.render(map) ?? '';

test('tools-md lists parameters, risk and routes, and leaves sensitive fields to the user', () => {
  const text = render('tools-md');
  expect(text).toContain('## `reserve_seat`\n\nReserves a seat for a day.\n\n- Risk: caution\n- Offered on: ');
  expect(text).toContain('| <code>floor</code> | Floor | one of Ground, Gallery | yes |');
  expect(text).toContain('| <code>card</code> | Card number | string | filled in by the user |');
  expect(text).toContain('| <code>seat</code> | the row, by its text | string | yes |');
});

test('no text of the app takes effect in Markdown', () => {
  const [row = ''] = render('tools-md')
    .split('\n')
    .filter((line) => line.includes('<code>people</code>'));
  expect(row).not.toMatch(/<img|[^\\]\| <|@admin/);
  expect(row.replaceAll('\\|', '').split('|').length).toBe(6);
});

test('llms lists each route with its own tools alone', () => {
  const [, home = '', seats = ''] = render('llms').split(/^## .*$/m);
  expect([home.includes('`subscribe`'), home.includes('`cancel_seat`')]).toEqual([true, false]);
  expect([seats.includes('`subscribe`'), seats.includes('`cancel_seat`')]).toEqual([false, true]);
});

test('evals are cases of the form that eval reads, with a choice and without sensitive fields', () => {
  const cases = JSON.parse(render('evals')) as unknown[];
  expect(evalCasesSchema.safeParse(cases).success).toBe(true);
  expect(cases).toContainEqual({
    name: 'Reserve a seat, with Ground as Floor',
    messages: [{ role: 'user', type: 'message', content: 'Reserve a seat, with Ground as Floor.' }],
    expectedCall: [{ functionName: 'reserve_seat', arguments: { floor: 'Ground' } }],
  });
  expect(JSON.stringify(cases)).not.toContain('card');
});

test('contract is a tool contract of playwright-webmcp: the tools of a route, with ordered keys', () => {
  const output = mapOutputs.find(({ name }) => name === 'contract');
  const { version, tools } = JSON.parse(
    output?.render(map, { route: '/seats', pageOrigin: 'http://localhost:4173' }) ?? '',
  ) as { version: number; tools: Record<string, unknown>[] };
  expect(version).toBe(1);
  expect(tools.map(({ name }) => name)).toEqual(['cancel_seat', 'reserve_seat']);
  expect(Object.keys(tools[1]!)).toEqual([
    'name',
    'title',
    'description',
    'inputSchema',
    'annotations',
    'source',
    'origin',
  ]);
  expect(tools[1]).toMatchObject({
    source: 'imperative',
    origin: 'http://localhost:4173',
    annotations: { consequentialHint: true, untrustedContentHint: true },
    inputSchema: { required: ['floor'], properties: { floor: { enum: ['Ground', 'Gallery'], type: 'string' } } },
  });
  expect(JSON.stringify(tools)).not.toContain('card');
});

test('hooks are TypeScript that registers each tool by an act of the app', () => {
  const vue = mapOutputs.find(({ name }) => name === 'hooks')?.render({ ...map, app: { frameworks: ['vue'] } }) ?? '';
  expect(vue).toContain("import { useWebMCP } from '@vueuse/core';");
  expect(vue).toContain(
    'export const useReserveSeat = (execute: (args: { "floor": "Ground" | "Gallery"; "people"?: number; "$clear"?: ("people")[] }) => unknown) =>',
  );
  expect(() => transformSync(vue, { loader: 'ts' })).not.toThrow();
  const react = { ...map, app: { frameworks: ['react'] } };
  expect(mapOutputs.find(({ name }) => name === 'hooks')?.render(react)).toContain("from 'use-webmcp-tool';");
  expect(render('hooks')).toMatch(/^\/\/ The app has neither/);
});

test('no text of the app ends a comment of the hooks', () => {
  const [first, ...others] = map.tools;
  const tools = [{ ...first!, title: 'a */ import("x"); /*' }, ...others];
  const text = mapOutputs.find(({ name }) => name === 'hooks')?.render({ ...map, app: { frameworks: ['vue'] }, tools });
  expect(text).not.toContain('*/ import');
});

describe('declarative', () => {
  const named = (field: Field): Field => ({
    ...field,
    fingerprint: { kind: 'textbox', labels: [], name: field.key, scope: [], unique: [] },
  });
  const subscribe: Tool = {
    ...map.tools[2]!,
    kind: 'form',
    risk: { level: 'safe', reasons: [] },
    source: { file: 'index.html', line: 7, column: 3 },
    submitsBy: 'get',
    fields: [
      named({
        ...map.tools[1]!.fields[0]!,
        key: 'email',
        label: 'Your "e-mail" -->',
        role: 'textbox',
        schema: { type: 'string' },
      }),
    ],
  };
  const rendered = (tool: Tool): string =>
    mapOutputs.find(({ name }) => name === 'declarative')?.render({ ...map, tools: [tool] }) ?? '';

  test('writes the attributes of a form that the browser runs as webmcp would, with texts escaped', () => {
    const text = rendered(subscribe);
    expect(text).toContain('index.html:7:3');
    expect(text).toContain('<form toolname="subscribe" tooldescription="Sends the monthly letter to a mail address.">');
    expect(text).toContain('name="email" toolparamdescription="Your &quot;e-mail&quot; --&gt;"');
    expect(text.match(/-->/g)?.length).toBe(2);
  });

  test.each<[string, Partial<Tool>]>([
    ['is in no HTML file', { source: { file: 'src/app.tsx', line: 1, column: 1 } }],
    ['cannot be undone', { risk: { level: 'destructive', reasons: [] } }],
    ['a script answers', { action: { ...subscribe.action!, handled: true } }],
    ['has a field without a name', { fields: [{ ...subscribe.fields[0]!, fingerprint: undefined! }] }],
    [
      'has a limit that browsers drop',
      { fields: [{ ...subscribe.fields[0]!, schema: { type: 'string', maxLength: 9 } }] },
    ],
    ['has a tick', { fields: [{ ...subscribe.fields[0]!, role: 'checkbox', schema: { type: 'boolean' } }] }],
  ])('names the reason for a form that %s', (_, part) => {
    expect(rendered({ ...subscribe, ...part })).toMatch(
      /^<!-- No form.*-->\n<!-- No attributes for subscribe: .+\. -->\n$/,
    );
  });
});

test('an output ends with one newline', () => {
  for (const { name } of mapOutputs) expect([name, /[^\n]\n$/.test(render(name))]).toEqual([name, true]);
});
