import type { Source } from '@webmcp/contract';

import type { CheckResult } from '../../commands/check.js';
import { checkFindings, type CheckFinding } from '../check-findings.js';
import { verdict } from '../verdict.js';

/** Choices for the Markdown of a check. */
export interface CheckMarkdownOptions {
  /** The most findings of one impact, and the most notes. A summary of a job takes one megabyte. */
  most?: number;
  /** Returns the address of a place in the source. */
  addressOf?: (source: Source) => string;
}

const marks = { breaking: '🔴', risky: '🟡', harmless: '🟢' } as const;

/** The most characters of one text of the app. A longer text ends with an ellipsis. */
const longest = 400;

/**
 * Renders a check as Markdown for the summary of a job and for the comment of a pull request: the differences by impact,
 * each with its fix and place, then the notes. Texts of the app are untrusted, and none of them becomes markup.
 */
export function checkMarkdown(result: CheckResult, { most = 50, addressOf }: CheckMarkdownOptions = {}): string {
  const findings = checkFindings(result);
  const lines = [`## WebMCP: ${escaped(verdict(result))}`, ''];
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
    lines.push(...more.slice(0, most).map((note) => `- ${escaped(note)}`), '', '</details>', '');
  }
  return lines.join('\n');
}

function row(
  { tool, message, fix, where, source }: CheckFinding,
  addressOf: CheckMarkdownOptions['addressOf'],
): string {
  const name = tool === undefined ? '' : code(tool);
  const place = where === undefined ? '' : code(where);
  const linked =
    place === '' || source === undefined || addressOf === undefined ? place : link(place, addressOf(source));
  return `| ${name} | **${escaped(message)}**<br>${escaped(fix)} | ${linked} |`;
}

/**
 * Escapes a text of the app for a table cell. No tag, mention, address or number of an issue takes effect: GitHub looks
 * for the last three in the rendered text, so a backslash alone does not stop them.
 */
const escaped = (text: string): string =>
  inert(text)
    .replaceAll('@', '@\u200B')
    .replace(/#(?=\d)|\bGH-(?=\d)/gi, (mark) => `${mark}\u200B`);

const inert = (text: string): string =>
  clipped(text.replace(/\s+/g, ' '))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~]/g, (mark) => `\\${mark}`)
    .replaceAll('://', ':\u200B//')
    .replace(/\bwww\./gi, (start) => `${start.slice(0, 3)}\u200B.`);

const clipped = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** Escapes a text for code in a table cell, where GitHub looks for no mention. */
const code = (text: string): string => `<code>${inert(text)}</code>`;

const link = (text: string, address: string): string => `<a href="${address.replaceAll('"', '%22')}">${text}</a>`;
