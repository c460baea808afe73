import { create } from 'xmlbuilder2';

import type { CheckResult } from '../../commands/check.js';
import { checkFindings, type CheckFinding } from '../check-findings.js';
import type { ReportFormat } from './report-format.js';

/** One test case a tool, and one for each other thing with findings. A case fails with the findings that fail the check. */
export const junit: ReportFormat = {
  name: 'junit',
  description: 'JUnit XML, one test case a tool',
  render({ result, prefix }) {
    const cases = casesOf(result);
    const failures = cases.filter(({ findings }) => findings.some(({ fails }) => fails)).length;
    const counts = { tests: cases.length, failures, errors: 0, skipped: 0 };
    // Texts of a page may hold characters that XML 1.0 does not allow.
    const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '\uFFFD' });
    const suite = document
      .ele('testsuites', { name: 'webmcp', ...counts })
      .ele('testsuite', { name: 'webmcp check', ...counts });
    for (const { name, findings } of cases) {
      const [place] = findings.flatMap(({ source }) => source ?? []);
      const file = place === undefined ? {} : { file: `${prefix}${place.file}`, line: place.line };
      const testCase = suite.ele('testcase', { classname: 'webmcp.check', name, ...file });
      const failed = findings.filter(({ fails }) => fails);
      for (const finding of failed)
        testCase.ele('failure', { type: finding.rule, message: finding.message }).txt(detail(finding));
      const passed = findings.filter(({ fails }) => !fails);
      if (passed.length > 0) testCase.ele('system-out').txt(passed.map(detail).join('\n'));
    }
    return `${document.end({ prettyPrint: true })}\n`;
  },
};

interface TestCase {
  name: string;
  findings: CheckFinding[];
}

function casesOf(result: CheckResult): TestCase[] {
  const findings = checkFindings(result);
  const nameOf = ({ tool, where, title }: CheckFinding): string => tool ?? where ?? title;
  const tools = (result.map ?? result.committed)?.tools.map(({ name }) => name) ?? [];
  const names = [...new Set([...tools, ...findings.map(nameOf)])];
  const cases = names.map((name) => ({ name, findings: findings.filter((finding) => nameOf(finding) === name) }));
  return cases.length > 0 ? cases : [{ name: 'map', findings: [] }];
}

const detail = ({ rule, impact, where, message, fix }: CheckFinding): string =>
  `${impact} ${rule}${where === undefined ? '' : ` at ${where}`}\n${message}\n${fix}`;
