import { judged } from '../truth/judge.mjs';
import { judgedRead } from '../truth/judged-read.mjs';
import { fillWay } from './fill-way.mjs';
import { findTools } from './find-tools.mjs';
import { holdsRows } from './holds-rows.mjs';

const refusals = new Set(['rejected', 'invalid_input']);
const worst = ['wrong act', 'false success'];

/**
 * Tries the tools of a job, each with one call in a fresh browser, until the app's own state shows the job as done.
 *
 * If no tool is right, the worst verdict counts. A job with `as` takes the tool that was right for the other job.
 *
 * @param call Makes one call: `(job, tool) => seen`.
 * @param earlier The results of the jobs before, each with the `tool` that was right.
 * @returns `{ tool, verdict, tried }` and the facts of the call. `tool` is a name, absent if the map has no tool.
 */
export async function tryJob({ map, job, call, earlier }) {
  const tries = job.as === undefined ? findTools(map, job) : toolOf(job, map, earlier);
  const tried = [];
  for (const { tool, args, row, missing } of tries) {
    const given = { ...job, fields: {}, args, row };
    const seen = missing === undefined ? await call(given, tool) : { missing };
    tried.push({ tool: tool.name, ...verdictOf(job, seen) });
    if (tried.at(-1).verdict === 'right') break;
  }
  if (tried.length === 0) return { verdict: 'missing tool', tried };
  const chosen =
    tried.find(({ verdict }) => verdict === 'right') ??
    worst.map((kind) => tried.find(({ verdict }) => verdict === kind)).find(Boolean) ??
    tried[0];
  return { ...chosen, tried: tried.filter((one) => one !== chosen).map(({ tool, verdict }) => `${tool}: ${verdict}`) };
}

function verdictOf(job, seen) {
  if (job.rows === undefined) {
    const verdict = judged({ want: 'nothing', ...job }, seen);
    const refused = job.want === undefined || job.want === 'nothing';
    return refused && verdict.verdict === 'right' && !refusals.has(verdict.status)
      ? { ...verdict, verdict: 'not done', note: 'the app refused nothing' }
      : verdict;
  }
  const verdict = judgedRead({ reads: ({ data }) => holdsRows(data, job.rows) }, seen);
  // A read that lacks the rows is the read of something else.
  return verdict.verdict === 'false success' ? { ...verdict, verdict: 'not done', note: 'other rows' } : verdict;
}

/** The tool that was right for another job, with the values of this one. */
function toolOf({ as, fields, row }, map, earlier) {
  const other = earlier.find(({ job }) => job === as);
  const tool = map.tools.find(({ name }) => name === other?.tool);
  if (tool === undefined) return [];
  return other.verdict === 'right'
    ? [{ tool, ...fillWay(tool, { fields }), row: tool.row === undefined ? undefined : row }]
    : [{ tool, missing: `no right tool for "${as}"` }];
}
