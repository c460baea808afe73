import { jsonReport } from '../json.js';
import type { ReportFormat } from './report-format.js';

/** The object that `--json` prints. */
export const json: ReportFormat = {
  name: 'json',
  description: 'the object that --json prints',
  render: ({ result }) => `${jsonReport(result)}\n`,
};
