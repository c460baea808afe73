import { isOfRoute } from '../truth/pick-tool.mjs';
import { fillWay } from './fill-way.mjs';

const mostTools = 3;
const mostReads = 8;
const destroys = /delet|remov|clear|discard|erase|удал|очист/iu;

/**
 * Finds the tools to try for a job, best first. Only the words that an agent reads count: name, title, description, and the
 * labels of the parameters. Selectors, ids and icons are never read.
 *
 * A job holds `ways`, or `rows` for a read (see check-jobs.mjs).
 *
 * @returns At most three entries `{ tool, args, row }`, or `{ tool, missing }` for a tool that lacks a parameter. Of reads, at
 * most eight. A tool of the route comes first, then one that requires less, then one that `about` fits.
 */
export function findTools(map, job) {
  const { route = '/' } = job;
  const here = ({ tool }) => (isOfRoute(map, tool, route) ? 0 : 1);
  if (job.rows !== undefined) {
    const reads = map.tools.filter((tool) => isRead(tool, job)).map((tool) => ({ tool, args: {}, row: job.row }));
    return reads
      .sort((one, other) => here(one) - here(other) || order(one.tool) - order(other.tool))
      .slice(0, mostReads);
  }
  const found = job.ways.flatMap((way, at) =>
    map.tools.filter((tool) => fitsWay(tool, way, job)).map((tool) => ({ tool, way, at, ...fillWay(tool, way) })),
  );
  const lacking = ({ missing }) => (missing === undefined ? 0 : 1);
  const apart = ({ tool, way }) =>
    way.about === undefined || wordsOf(tool).some((text) => way.about.test(text)) ? 0 : 1;
  const asked = ({ tool, way, args = {} }) =>
    tool.fields.filter(({ key, required }) => (required || way.fields === undefined) && !(key in args)).length;
  found.sort(
    (one, other) =>
      lacking(one) - lacking(other) ||
      here(one) - here(other) ||
      asked(one) - asked(other) ||
      apart(one) - apart(other) ||
      one.at - other.at,
  );
  const first = found.filter(({ tool }, at) => found.findIndex((other) => other.tool === tool) === at);
  return first.slice(0, mostTools).map(({ way, at: _, ...rest }) => ({ ...rest, row: way.row }));
}

/** True if the job, or a pattern of useful tools, could want the tool. A tool that nothing wants is noise. */
export function mayWant(tool, job) {
  if (job instanceof RegExp) return wordsOf(tool).some((text) => job.test(text));
  if (job.rows !== undefined) return tool.kind === 'read';
  return (job.ways ?? []).some((way) => fitsWay(tool, way, job));
}

/**
 * Decides whether a tool is one that the way could mean. A tool that deletes is never tried for a job that does not destroy.
 * A tool with a row fits only a way with a row.
 */
function fitsWay(tool, way, { destructive = false }) {
  if (tool.kind === 'read' || (way.row !== undefined) !== (tool.row !== undefined)) return false;
  const named = [spaced(tool.name), tool.title];
  if (!destructive && named.some((text) => destroys.test(text))) return false;
  if (way.not !== undefined && named.some((text) => way.not.test(text))) return false;
  if (!wordsOf(tool).some((text) => way.says.test(text))) return false;
  const { fields = [] } = way;
  return fields.length === 0 || fillWay(tool, way).found > 0;
}

const isRead = ({ kind, read, row }, job) =>
  kind === 'read' && read?.kind !== 'page' && (row === undefined) === (job.row === undefined);

const order = ({ read }) => ['figures', 'pairs'].indexOf(read.kind);

const wordsOf = ({ name, title, description, fields }) => [
  spaced(name),
  title,
  description,
  ...fields.map(({ label }) => label),
];

const spaced = (name) => name.replaceAll(/[_.-]+/gu, ' ');
