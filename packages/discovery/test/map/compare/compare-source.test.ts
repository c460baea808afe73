import { integrityOf, type GroundTruthMap, type SourceTool, type Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { sourceDifferences } from '../../../src/map/compare/compare-source.js';
import { sourceTools } from '../../../src/map/source-tools.js';
import { readSource } from '../../../src/source/read-source.js';

const page = (fields: string, more = ''): SourceTool[] =>
  sourceTools(
    readSource([{ path: 'index.html', text: `<form id="f">${fields}<button>Send</button></form>${more}` }], () => null),
  );
const name = '<label>Name <input name="name"></label>';
const print = '<button onclick="print()">Print</button>';
const committed = page(name, print);

/** Makes a map that offers the tools of the committed source with these titles. */
function offering(...titles: string[]): GroundTruthMap {
  const tools = committed
    .filter(({ title }) => titles.includes(title))
    .map(({ action, ...tool }): Tool => ({
      ...tool,
      name: tool.title.toLowerCase(),
      description: '',
      states: ['home'],
      ...(action === undefined ? {} : { action: { selectors: [], confidence: 0, source: action.source } }),
      fields: tool.fields.map((field) => ({ ...field, selectors: [], confidence: 0 })),
    }));
  const map = {
    version: 1 as const,
    generator: { name: 'webmcp' as const, version: '0.0.0' },
    app: { frameworks: ['html'] },
    testIdAttributes: ['data-mcp'],
    states: [],
    tools,
    unstable: [],
    unmatched: { intents: [], elements: [] },
    sourceTools: committed,
  };
  return { ...map, integrity: integrityOf(map) };
}

const found = (map: GroundTruthMap, fresh: SourceTool[]): string[] =>
  sourceDifferences(map, fresh).drift.map(
    ({ kind, tool, field }) => `${kind} ${[tool, field].filter(Boolean).join('.')}`,
  );

test('the tools of the source are the same wherever they are', () => {
  expect(committed.map(({ title, kind, fields }) => [title, kind, fields.map(({ key }) => key)])).toEqual([
    ['Send', 'form', ['name']],
    ['Print', 'action', []],
  ]);
  expect(found(offering('Send', 'Print'), page(`\n\n<div>${name}</div>`, `<p>Text</p>${print}`))).toEqual([]);
});

test('a change has the name of the tool in the map', () => {
  expect(found(offering('Send', 'Print'), page(name.replace('<input', '<input required'), print))).toEqual([
    'field-required send.name',
  ]);
});

test('a change that only a page can judge is left out', () => {
  const renamed = page(name, print.replace('>Print<', '>Print all<'));
  expect(found(offering('Send', 'Print'), renamed)).toEqual(['label-changed print']);
});

test('a tool that the map does not offer is left out, changed or gone', () => {
  expect(found(offering('Send'), page(name, print.replace('>Print<', '>Print all<')))).toEqual([]);
  expect(found(offering('Send'), page(name))).toEqual([]);
  expect(found(offering('Send', 'Print'), page(name))).toEqual(['tool-removed print']);
});

test('a tool without a part in the source is named as unknown', () => {
  const map = offering('Send', 'Print');
  const read: Tool = { ...map.tools[0]!, id: 'wm_aaaaaaaaaaaa', name: 'read_page', kind: 'read', fields: [] };
  const { action: _, source: __, ...ofPage } = read;
  expect(sourceDifferences({ ...map, tools: [...map.tools, ofPage] }, committed)).toMatchObject({
    drift: [],
    unknown: ['read_page'],
  });
});
