import { isDeepStrictEqual } from 'node:util';

const successes = new Set(['completed', 'navigated']);

/**
 * Compares the state of the app with the status of the answer.
 *
 * | the app | success | `unknown`, `pending`, no answer | any other status |
 * |---|---|---|---|
 * | did the job | right | unknown | false failure |
 * | did nothing, as wanted | false success | unknown | right |
 * | did nothing, but should have | false success | unknown | not done |
 * | did another thing | wrong act | wrong act | wrong act |
 *
 * The answer to a dry run claims that nothing was done, so it is right if nothing was.
 * `not done` is a truthful answer to a job that was possible.
 * A call is a `missing tool` if the map has no tool for it, or the tool lacks an argument.
 *
 * @param seen The result of `makeCall`, or undefined if the map has no such tool.
 */
export function judged(call, seen) {
  if (seen === undefined) return { verdict: 'missing tool' };
  if (seen.missing !== undefined) return { verdict: 'missing tool', note: seen.missing };
  const { before, after, answer, questions } = seen;
  const dry = call.args?.$dryRun !== undefined;
  const status = answer?.status;
  // A page that still loads changes its look by itself.
  const kept = (state) => (call.early === true && call.look !== undefined ? state.state : state);
  const same = isDeepStrictEqual(kept(before), kept(after));
  const done = call.want !== 'nothing' && call.want(after, before) === true;
  const facts = {
    status,
    messages: answer?.messages,
    evidence: answer?.evidence,
    rows: answer?.rows,
    questions,
    took: seen.took,
  };
  const moved = same ? {} : { before, after };
  return {
    verdict: verdictOf({
      status: dry ? 'dry run' : status,
      same,
      done,
      wanted: call.want !== 'nothing',
    }),
    ...facts,
    ...moved,
  };
}

function verdictOf({ status, same, done, wanted }) {
  if (!done && !same) return 'wrong act';
  if (status === undefined || status === 'unknown' || status === 'pending' || status === 'threw') return 'unknown';
  if (done) return successes.has(status) ? 'right' : 'false failure';
  if (successes.has(status)) return 'false success';
  return wanted ? 'not done' : 'right';
}
