import { appendFileSync } from 'node:fs';

import { checkWritable, writeFileSafely } from '@webmcp/project';

import type { ReportInput } from './report-format.js';
import type { WantedReport } from './wanted-reports.js';

/** Refuses files that cannot be written, before the work begins. @throws {ProblemError} FILE_NOT_WRITTEN */
export function checkReports(wanted: readonly WantedReport[]): void {
  for (const { file } of wanted) checkWritable(file);
}

/**
 * Writes each report. Earlier steps wrote to the summary of a job, so a report is added to that file.
 * @param summary the value of GITHUB_STEP_SUMMARY
 * @throws {ProblemError} FILE_NOT_WRITTEN, DISK_FULL
 */
export async function writeReports(
  wanted: readonly WantedReport[],
  input: Omit<ReportInput, 'file'>,
  summary: string | undefined,
): Promise<void> {
  for (const { format, file } of wanted) {
    const text = await format.render({ ...input, file });
    if (file === summary) appendFileSync(file, text);
    else writeFileSafely(file, text);
  }
}
