import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './source-files.js';

const page = join(root, 'docs/guides/map-reference.md');

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  additionalProperties?: Schema | boolean;
}

const schema = JSON.parse(
  readFileSync(join(root, 'packages/contract/schema/webmcp.map.schema.json'), 'utf8'),
) as Schema;

/** The parts of a map that have a heading of their own, by their place in the schema. */
const parts: readonly [title: string, path: readonly string[]][] = [
  ['The map', []],
  ['A state', ['states']],
  ['A tool', ['tools']],
  ['A field', ['tools', 'fields']],
  ['A target', ['tools', 'action']],
  ['A read', ['tools', 'read']],
  ['A control that is held back', ['unstable']],
];

const at = (path: readonly string[]): Schema =>
  path.reduce((one, key) => {
    const next = one.properties![key]!;
    return next.items ? next.items : next;
  }, schema);

/** Writes the type of a member in one cell. */
function typeOf(one: Schema): string {
  if (one.const !== undefined) return code(JSON.stringify(one.const));
  if (one.enum !== undefined) return one.enum.map((each) => code(JSON.stringify(each))).join(', ');
  const choices = one.anyOf ?? one.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(typeOf))].join(' or ');
  if (one.type === 'array') return one.items ? `list of ${typeOf(one.items)}` : 'list';
  if (one.properties !== undefined) return `object of ${Object.keys(one.properties).map(code).join(', ')}`;
  if (one.type === undefined) return 'any JSON';
  const bounds = [one.minimum, one.maximum].some((each) => each !== undefined && Math.abs(each) < 1e9);
  return `${[one.type].flat().join(' or ')}${bounds ? ` from ${one.minimum ?? '…'} to ${one.maximum ?? '…'}` : ''}`;
}

const code = (text: string): string => `\`${text.replace(/\|/g, '\\|')}\``;

/** Returns the page: one table for each part, a row for each member. */
function reference(): string {
  const tables = parts.flatMap(([title, path]) => {
    const { properties = {}, required = [] } = at(path);
    return [
      `## ${title}`,
      '',
      '| member | type | |',
      '|---|---|---|',
      ...Object.entries(properties).map(
        ([name, one]) => `| \`${name}\` | ${typeOf(one)} | ${required.includes(name) ? 'required' : ''} |`,
      ),
      '',
    ];
  });
  return [
    '# Reference of the map',
    '',
    'The members of `webmcp.map.json`, from its JSON Schema (`webmcp/map.schema.json`). [The map format](../map-format.md) says how they are filled.',
    '',
    ...tables,
  ].join('\n');
}

test('the guide lists each member of the map; WEBMCP_GOLDEN=write writes it', () => {
  if (process.env['WEBMCP_GOLDEN'] === 'write') writeFileSync(page, reference());
  expect(readFileSync(page, 'utf8')).toBe(reference());
});
