import { resolve } from 'node:path';

import { ProblemError } from '@webmcp/contract';

import type { ReportFormat } from './report-format.js';
import { reportFormats } from './report-formats.js';

/** One report to write. */
export interface WantedReport {
  format: ReportFormat;
  /** Absolute path. */
  file: string;
}

/**
 * Reads the values of `--report`: `sarif=out.sarif`.
 * @throws {ProblemError} REPORT_FORMAT for an unknown format, a value without a file, or two reports to one file
 */
export function wantedReports(given: readonly string[], cwd: string): WantedReport[] {
  const formats = reportFormats.map(({ name }) => name).join(', ');
  const wanted = given.map((one) => {
    const [, name, path = ''] = /^([^=]*)=(.+)$/s.exec(one) ?? [];
    const format = reportFormats.find((each) => each.name === name);
    if (format === undefined) throw new ProblemError('REPORT_FORMAT', { given: one, formats });
    return { format, file: resolve(cwd, path) };
  });
  for (const [at, { file }] of wanted.entries()) {
    if (wanted.findIndex((other) => other.file === file) !== at)
      throw new ProblemError('USAGE', { reason: `Two reports name the file ${file}` }, { where: file });
  }
  return wanted;
}
