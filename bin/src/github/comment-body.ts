import type { Source } from '@webmcp/contract';

import { checkMarkdown } from '../report/formats/check-markdown.js';
import type { ReportInput } from '../report/formats/report-format.js';
import { fitting } from './fitting.js';
import type { PullRequest } from './pull-request.js';

/** The input of all that is sent to a pull request. */
export type Published = Pick<ReportInput, 'result' | 'prefix'>;

/** The most characters of a comment (github.com answers "body is too long (maximum is 65536 characters)"). */
const longest = 65_536;

/** Returns the hidden first line of the comment of one app. A repository may hold several apps. */
export const commentMarker = (prefix: string): string =>
  `<!-- webmcp check ${encodeURIComponent(prefix).replaceAll('-', '%2D')} -->`;

/** Returns the comment of a check: the hidden marker, the findings with their fixes, and the way to the report. */
export function commentBody(published: Published, pull: PullRequest): string {
  const foot = footOf(pull);
  return fitting(
    (most) => [commentMarker(published.prefix), findingsFor(published, pull, most), foot].join('\n'),
    longest,
  );
}

/** Returns the Markdown of a check with links to the head of the pull request. */
export function findingsFor({ result, prefix }: Published, { site, head }: PullRequest, most: number): string {
  const addressOf = ({ file, line }: Source): string =>
    `${site}/blob/${head}/${`${prefix}${file}`.split('/').map(encodeURIComponent).join('/')}#L${line}`;
  return checkMarkdown(result, { most, addressOf });
}

function footOf({ head, run }: PullRequest): string {
  const report = run === undefined ? '' : ` · [this run](${run}) with its artifacts`;
  return `<sub>Commit ${head.slice(0, 9)}${report}</sub>\n`;
}
