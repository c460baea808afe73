import { checkFindings, type CheckFinding } from '../report/check-findings.js';
import { verdict } from '../report/verdict.js';
import { findingsFor, type Published } from './comment-body.js';
import { fitting } from './fitting.js';
import type { PullRequest } from './pull-request.js';

/** One mark at a line of the changed files. */
export interface Annotation {
  path: string;
  start_line: number;
  end_line: number;
  start_column: number;
  end_column: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

/** A check run as it is sent, with its annotations in batches. There is at least one batch. */
export interface CheckRun {
  name: string;
  conclusion: 'success' | 'neutral' | 'failure';
  title: string;
  summary: string;
  batches: Annotation[][];
}

/** The most annotations of one request (docs.github.com, "Create a check run"). */
const inOneRequest = 50;

/** The most annotations of a check run. The rest is in the summary and in the reports. */
const mostAnnotations = 500;

/** The most characters of a title and of a message (docs.github.com, "Create a check run"). */
const longest = { title: 255, message: 8_000, summary: 65_535 };

const levels = { breaking: 'failure', risky: 'warning', harmless: 'notice' } as const;

/** Returns the check run of a check. Differences below `--fail-on` make a neutral run. */
export function checkRunOf(published: Published, pull: PullRequest): CheckRun {
  const { result, prefix } = published;
  const findings = checkFindings(result);
  const annotations = findings.flatMap((finding) => annotationOf(finding, prefix)).slice(0, mostAnnotations);
  const batches: Annotation[][] = [];
  for (let at = 0; at === 0 || at < annotations.length; at += inOneRequest)
    batches.push(annotations.slice(at, at + inOneRequest));
  const isDifferent = findings.length > 0 && !result.updated;
  return {
    name: prefix === '' ? 'webmcp check' : `webmcp check (${prefix.replace(/\/$/, '')})`,
    conclusion: result.exitCode !== 0 ? 'failure' : isDifferent ? 'neutral' : 'success',
    title: clipped(verdict(result), longest.title),
    summary: fitting((most) => findingsFor(published, pull, most), longest.summary),
    batches,
  };
}

function annotationOf({ impact, source, title, tool, message, fix }: CheckFinding, prefix: string): Annotation[] {
  if (source === undefined) return [];
  const { file, line, column } = source;
  return [
    {
      path: `${prefix}${file}`,
      start_line: line,
      end_line: line,
      start_column: column,
      end_column: column,
      annotation_level: levels[impact],
      title: clipped(`${title}${tool === undefined ? '' : `: ${tool}`}`, longest.title),
      message: clipped(`${message}\n${fix}`, longest.message),
    },
  ];
}

const clipped = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
