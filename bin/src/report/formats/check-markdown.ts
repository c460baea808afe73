import type { Source } from '@webmcp/contract';

import type { CheckResult } from '../../commands/check.js';
import { checkFindings, type CheckFinding } from '../check-findings.js';
import { escapeMarkdown, markdownCode } from '../../outputs/escape-markdown.js';
import { verdict } from '../verdict.js';

/** Choices for the Markdown of a check. */
export interface CheckMarkdownOptions {
  /** The most findings of one impact, and the most notes. A summary of a job takes one megabyte. */
  most?: number;
  /** Returns the address of a place in the source. */
  addressOf?: (source: Source) => string;
}

const marks = { breaking: '🔴', risky: '🟡', harmless: '🟢' } as const;

/**
 * Renders a check as Markdown for the summary of a job and for the comment of a pull request: the differences by impact,
 * each with its fix and place, then the notes. Texts of the app are untrusted, and none of them becomes markup.
 */
export function checkMarkdown(result: CheckResult, { most = 50, addressOf }: CheckMarkdownOptions = {}): string {
  const findings = checkFindings(result);
  const lines = [`## WebMCP: ${escapeMarkdown(verdict(result))}`, ''];
  for (const impact of ['breaking', 'risky', 'harmless'] as const) {
    const of = findings.filter((one) => one.impact === impact);
    if (of.length === 0) continue;
    const title = `${marks[impact]} ${impact[0]?.toUpperCase()}${impact.slice(1)} (${of.length})`;
    lines.push(`### ${title}`, '', '| tool | difference | place |', '| --- | --- | --- |');
    lines.push(...of.slice(0, most).map((one) => row(one, addressOf)), '');
    if (of.length > most) lines.push(`${of.length - most} more are in the other reports.`, '');
  }
  const more = [...result.flaky.map(({ what }) => `Flaky: ${what}`), ...result.notes];
  if (more.length > 0) {
    lines.push('<details>', `<summary>${more.length} note${more.length === 1 ? '' : 's'}</summary>`, '');
    lines.push(...more.slice(0, most).map((note) => `- ${escapeMarkdown(note)}`), '', '</details>', '');
  }
  return lines.join('\n');
}

function row(
  { tool, message, fix, where, source }: CheckFinding,
  addressOf: CheckMarkdownOptions['addressOf'],
): string {
  const name = tool === undefined ? '' : markdownCode(tool);
  const place = where === undefined ? '' : markdownCode(where);
  const linked =
    place === '' || source === undefined || addressOf === undefined ? place : link(place, addressOf(source));
  return `| ${name} | **${escapeMarkdown(message)}**<br>${escapeMarkdown(fix)} | ${linked} |`;
}

const link = (text: string, address: string): string => `<a href="${address.replaceAll('"', '%22')}">${text}</a>`;
