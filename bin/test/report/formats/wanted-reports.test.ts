import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ProblemError } from '@webmcp/contract';
import { expect, onTestFinished, test } from 'vitest';

import { wantedReports } from '../../../src/report/formats/wanted-reports.js';
import { writeReports } from '../../../src/report/formats/write-reports.js';
import { checkResult } from '../check-result.js';

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
  return 'none';
};

test('reads several reports, also with an equals sign in the path', () => {
  const wanted = wantedReports(['sarif=out.sarif', 'junit=/a=b.xml'], '/work dir');
  expect(wanted.map(({ format, file }) => `${format.name} ${file}`)).toEqual([
    'sarif /work dir/out.sarif',
    'junit /a=b.xml',
  ]);
});

test.each([
  [['sarif'], 'REPORT_FORMAT'],
  [['sarif='], 'REPORT_FORMAT'],
  [['pdf=x.pdf'], 'REPORT_FORMAT'],
  [['json=a', 'sarif=./a'], 'USAGE'],
])('refuses %j', (given, code) => {
  expect(codeOf(() => wantedReports(given, '/w'))).toBe(code);
});

test('adds to the summary of a job, and replaces every other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'webmcp-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [summary, other] = [join(folder, 'summary.md'), join(folder, 'other.md')];
  for (const file of [summary, other]) writeFileSync(file, 'earlier\n');
  const input = { result: checkResult([]), prefix: '', version: '1', root: '/' };
  await writeReports(wantedReports([`markdown=${summary}`, `markdown=${other}`], '/'), input, summary);
  expect(readFileSync(summary, 'utf8')).toMatch(/^earlier\n## WebMCP/);
  expect(readFileSync(other, 'utf8')).toMatch(/^## WebMCP/);
});
