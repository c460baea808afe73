import { htmlReport } from '../html/html-report.js';
import type { ReportFormat } from './report-format.js';

/** The page of `webmcp report`, with the differences. A damaged map has no page, so the report lists its problem alone. */
export const html: ReportFormat = {
  name: 'html',
  description: 'the page of webmcp report, with the differences',
  wantsPictures: true,
  render({ result, root, version, file }) {
    const { map = emptyMap, pictures = [], differences, problems } = result;
    const others = problems.filter(({ code }) => code !== 'MAP_DRIFT');
    return htmlReport({ map, pictures, differences, problems: others, file, root, version });
  },
};

const emptyMap = { app: { frameworks: [] }, states: [], tools: [], unstable: [] };
