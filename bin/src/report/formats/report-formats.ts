import { github } from './github.js';
import { html } from './html.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { markdown } from './markdown.js';
import type { ReportFormat } from './report-format.js';
import { sarif } from './sarif.js';

/** The formats of `--report`, in the order of the help. */
export const reportFormats: readonly ReportFormat[] = [json, sarif, junit, markdown, html, github];
