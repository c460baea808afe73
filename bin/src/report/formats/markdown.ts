import { checkMarkdown } from './check-markdown.js';
import type { ReportFormat } from './report-format.js';

/** Markdown for the summary of a job. */
export const markdown: ReportFormat = {
  name: 'markdown',
  description: 'Markdown for a job summary',
  render: ({ result }) => checkMarkdown(result),
};
