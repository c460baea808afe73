import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { problem } from '@webmcp/contract';
import { differenceKinds, type DifferenceKind } from '@webmcp/discovery';
import { Ajv } from 'ajv';
import { parse } from 'junit2json';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';

import { reportFormats } from '../../../src/report/formats/report-formats.js';
import type { ReportInput } from '../../../src/report/formats/report-format.js';
import { checkResult, differenceOf } from '../check-result.js';

const hostile = 'pay: was labelled "<b>]]>&|%0A\u0000\u{1F600}@team" and\n::error::is `x` [link](http://e.org)';
const kinds = Object.keys(differenceKinds) as DifferenceKind[];
const input: ReportInput = {
  prefix: 'apps/shop/',
  version: '1.2.3',
  root: '/apps/shop',
  file: '/apps/report',
  result: checkResult(
    [
      ...kinds.map((kind) => differenceOf(kind, { field: 'card' })),
      differenceOf('label-changed', { what: hostile, tool: 'say_|_<i>' }),
      differenceOf('state-removed', { what: 'State cart is gone' }),
    ].map((one, at, all) => {
      if (at < all.length - 1) return one;
      const { tool: _, source: __, where: ___, ...state } = one;
      return state;
    }),
  ),
};
input.result.problems.push(problem('TOOL_BUDGET', { count: 50, route: '/cart', budget: 40 }, '/cart'));
input.result.problems.push(problem('PROOF_FAILED', { tool: 'pay', level: 'filled', reason: 'no' }, 'src/a.tsx:3:9'));

async function rendered(name: string, of = input): Promise<string> {
  return await reportFormats.find((format) => format.name === name)!.render(of);
}

describe('sarif', () => {
  /** The schema of the standard, as Microsoft's package carries it. */
  const folder = dirname(createRequire(import.meta.url).resolve('@microsoft/jest-sarif'));
  const schema = JSON.parse(readFileSync(join(folder, 'schemas', 'sarif-2.1.0-rtm.5.json'), 'utf8')) as object;
  // Ajv reads draft 7. The two keywords name the file and its draft, and say nothing about a log.
  const { $schema: _, id: __, ...rules } = schema as { $schema: string; id: string };
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(rules);

  test('validates against the official schema, with and without findings', async () => {
    for (const of of [input, { ...input, result: checkResult([]) }]) {
      validate(JSON.parse(await rendered('sarif', of)));
      expect(validate.errors ?? []).toEqual([]);
    }
    expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
  });

  test('has file, line, column and level', async () => {
    const { runs } = JSON.parse(await rendered('sarif')) as Log;
    const results = runs[0]!.results!;
    const removed = results.find(({ ruleId }) => ruleId === 'field-removed')!;
    expect(removed.level).toBe('error');
    expect(removed.locations![0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'apps/shop/src/Cart%20page.tsx', uriBaseId: '%SRCROOT%' },
      region: { startLine: 12, startColumn: 5 },
    });
    expect(results.find(({ ruleId }) => ruleId === 'PROOF_FAILED')!.locations![0]!.physicalLocation?.region).toEqual({
      startLine: 3,
      startColumn: 9,
    });
    expect(results.find(({ ruleId }) => ruleId === 'tool-renamed')!.level).toBe('warning');
    expect(results.find(({ ruleId }) => ruleId === 'tool-added')!.level).toBe('note');
  });

  test('has fingerprints that are unique, and stay when lines move', async () => {
    const prints = async (of: ReportInput): Promise<string[]> =>
      (JSON.parse(await rendered('sarif', of)) as Log).runs[0]!.results!.map(
        ({ partialFingerprints }) => partialFingerprints!['webmcpFinding/v1']!,
      );
    const before = await prints(input);
    expect(new Set(before).size).toBe(before.length);
    const differences = input.result.differences.map((one) =>
      one.source === undefined ? one : { ...one, source: { ...one.source, line: 99 }, where: 'src/Cart page.tsx:99:5' },
    );
    expect(await prints({ ...input, result: { ...input.result, differences } })).toEqual(before);
  });
});

describe('junit', () => {
  test('loads in a reader, with one case a tool and its failures', async () => {
    const loaded = await parse(await rendered('junit'));
    const suite = (
      loaded as unknown as {
        testsuite: { tests: number; failures: number; testcase: { name: string; failure?: object[] }[] }[];
      }
    ).testsuite[0]!;
    expect(suite.tests).toBe(suite.testcase.length);
    expect(suite.failures).toBe(suite.testcase.filter(({ failure }) => failure !== undefined).length);
    const pay = suite.testcase.find(({ name }) => name === 'pay')!;
    expect(pay.failure).toHaveLength(kinds.length);
    expect(suite.testcase.map(({ name }) => name)).toContain('say_|_<i>');
    expect(suite.testcase.map(({ name }) => name)).toContain('/cart');
  });

  test('a finding below --fail-on is no failure', async () => {
    const result = checkResult([differenceOf('tool-added')], { failOn: 'risky', problems: [], exitCode: 0 });
    const text = await rendered('junit', { ...input, result });
    expect(text).not.toContain('<failure');
    expect(text).toContain('harmless tool-added at src/Cart page.tsx:12:5');
  });
});

describe('github', () => {
  test('writes one command a line, and no text of the app begins another', async () => {
    const lines = (await rendered('github')).trimEnd().split('\n');
    expect(lines).toHaveLength(kinds.length + 4);
    for (const line of lines)
      expect(line).toMatch(/^::(?:error|warning|notice) (?:file=[^:]+,line=\d+,col=\d+,)?title=[^:]*::/);
    expect(lines.find((line) => line.includes('Field removed'))).toMatch(
      /^::error file=apps\/shop\/src\/Cart page\.tsx,line=12,col=5,title=WebMCP breaking%3A Field removed%3A pay::pay: something changed, field-removed%0AMend it$/,
    );
  });
});

describe('markdown', () => {
  test('groups by impact, and no text of the app becomes markup', async () => {
    const text = await rendered('markdown');
    expect(text).toContain('### 🔴 Breaking (');
    expect(text).toContain('| <code>pay</code> | **pay: something changed, field-removed**<br>Mend it |');
    expect(text).not.toContain('<b>');
    expect(text).not.toContain('@team');
    expect(text).not.toContain('](http');
    const [row] = text.split('\n').filter((line) => line.includes('was labelled'));
    expect(row!.replaceAll(/\\\|/g, '').split('|')).toHaveLength(5);
  });

  test('stays short with very many findings', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) =>
      differenceOf('field-removed', { field: `f${at}`, what: 'x'.repeat(200) }),
    );
    const text = await rendered('markdown', { ...input, result: checkResult(many) });
    expect(text.length).toBeLessThan(60_000);
    expect(text).toContain('4950 more are in the other reports');
  });
});

test('html lists the differences and links to their places, and has no page of a damaged map', async () => {
  const text = await rendered('html');
  expect(text).toContain('<a href="shop/src/Cart%20page.tsx#L12">');
  expect(text).toContain('&lt;b&gt;]]&gt;');
  expect(text).not.toContain('"<b>');
  // A run reads no file that webmcp wrote.
  expect(text).toMatch(/^<!doctype html>\n<!-- Generated by webmcp /);
  const damaged = checkResult([], { problems: [problem('MAP_EDITED', { file: 'm' })], exitCode: 1 });
  expect(await rendered('html', { ...input, result: damaged })).toContain('MAP_EDITED');
});

test('json is the object that --json prints', async () => {
  expect(JSON.parse(await rendered('json'))).toMatchObject({ command: 'check', exitCode: 1 });
});
