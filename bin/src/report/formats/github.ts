import { checkFindings } from '../check-findings.js';
import type { ReportFormat } from './report-format.js';

const commands = { breaking: 'error', risky: 'warning', harmless: 'notice' } as const;

/**
 * Workflow commands of GitHub Actions, one annotation a line. A runner shows the first ten of each kind in a step
 * (docs.github.com, "Workflow commands for GitHub Actions").
 */
export const github: ReportFormat = {
  name: 'github',
  description: 'annotations of GitHub Actions',
  render: ({ result, prefix }) =>
    checkFindings(result)
      .map(({ impact, source, title, tool, message, fix }) => {
        const place = source && { file: `${prefix}${source.file}`, line: source.line, col: source.column };
        const of = tool === undefined ? '' : `: ${tool}`;
        const values = Object.entries({ ...place, title: `WebMCP ${impact}: ${title}${of}` });
        const properties = values.map(([name, value]) => `${name}=${escapedProperty(String(value))}`).join(',');
        return `::${commands[impact]} ${properties}::${escapedData(`${message}\n${fix}`)}\n`;
      })
      .join(''),
};

/** Escapes the data of a command (actions/toolkit, packages/core/src/command.ts). */
const escapedData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
