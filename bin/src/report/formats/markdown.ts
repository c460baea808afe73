import { checkFindings, type CheckFinding } from '../check-findings.js';
import { verdict } from '../verdict.js';
import type { ReportFormat } from './report-format.js';

const marks = { breaking: '🔴', risky: '🟡', harmless: '🟢' } as const;

/** The most findings of one impact. A summary of a job takes one megabyte, and a comment 65,536 characters. */
const most = 50;

/** Markdown for the summary of a job and for the comment of a pull request. */
export const markdown: ReportFormat = {
  name: 'markdown',
  description: 'Markdown for a job summary',
  render({ result }) {
    const findings = checkFindings(result);
    const lines = [`## WebMCP: ${escaped(verdict(result))}`, ''];
    for (const impact of ['breaking', 'risky', 'harmless'] as const) {
      const of = findings.filter((one) => one.impact === impact);
      if (of.length === 0) continue;
      const title = `${marks[impact]} ${impact[0]?.toUpperCase()}${impact.slice(1)} (${of.length})`;
      lines.push(`### ${title}`, '', '| tool | difference | place |', '| --- | --- | --- |');
      lines.push(...of.slice(0, most).map(row), '');
      if (of.length > most) lines.push(`${of.length - most} more are in the other reports.`, '');
    }
    const more = [...result.flaky.map(({ what }) => `Flaky: ${what}`), ...result.notes];
    if (more.length > 0) {
      lines.push('<details>', `<summary>${more.length} note${more.length === 1 ? '' : 's'}</summary>`, '');
      lines.push(...more.slice(0, most).map((note) => `- ${escaped(note)}`), '', '</details>', '');
    }
    return lines.join('\n');
  },
};

function row({ tool, message, fix, where }: CheckFinding): string {
  const name = tool === undefined ? '' : code(tool);
  return `| ${name} | **${escaped(message)}**<br>${escaped(fix)} | ${where === undefined ? '' : code(where)} |`;
}

/** Escapes a text of the app for a table cell. No mention, link or tag of the text takes effect. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~]/g, (mark) => `\\${mark}`)
    .replaceAll('@', '@\u200B')
    .replaceAll('://', ':\u200B//');

const code = (text: string): string =>
  `<code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '&#124;')}</code>`;
