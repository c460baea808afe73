import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Reads the `truth.mjs` of one app. Its default export, or its export `app`, holds:
 *
 * - `source`: the repository and commit; `stack`: the framework and the UI library; `serverRendered`: true for such an app.
 * - `root`: the folder of the app's source, relative to the file (default `app`).
 * - `serve`: `{ command, port, path?, env? }`. The command runs in the root; `PORT` is set. `commands` starts more servers.
 * - `instrument`: options of `webmcp instrument` beside `--url`, for example `['--explore']`. A `harness.ts` beside the file
 *   is passed as `--harness`. Without one, a `seed` gives a harness whose login fills the storage.
 * - `seed`: `{ local?, session? }`, items that the browser's storage holds before the first load.
 * - `reset({ origin, folder })`: brings the server's own store back before each call. Without a reset, three calls run at once.
 * - `state({ page, origin, folder, local, session })`: returns the app's own state as plain data, without ids and times that
 *   change from run to run. It never reads an answer of WebMCP.
 * - `calls`: a list of calls.
 *
 * A call holds:
 *
 * - `job`: the job in words.
 * - `tool`: a matcher, see `pick-tool.mjs`. It reads labels and fields, never the names of tools.
 * - `fields`: values by label of a field; `row`: the row, or several names of it in the order to try after `not_found`;
 *   `args`: further arguments by key.
 * - `want`: `'nothing'` if the state must stay, else a function of the state after and before that returns true once the job is
 *   done. `look(page)` may replace the state for jobs that only change the view; it is read before and after.
 * - `route` (default `/`), `seed`: beside that of the app; `before(page)`: steps of a person before the call.
 * - `person`: the answer to every question, `'yes'` (default) or `'no'`.
 * - `reads`: a function of the answer for a job that returns what the page shows.
 * - `early`: true calls as soon as the tool is offered, while scripts still load.
 * - `ways`, `rows` or `as` in place of `tool`, in lists of jobs alone: see bench/jobs/check-jobs.mjs.
 *
 * @param folder The folder around the app. Its subfolder `out` takes the results.
 * @param list The file with the jobs.
 * @throws {Error} If a part is missing or two jobs have the same words.
 */
export async function readApp(folder, list = join(folder, 'truth.mjs')) {
  const module = await import(pathToFileURL(list).href);
  const app = module.app ?? module.default;
  for (const part of ['source', 'stack', 'serve', 'state', 'calls'])
    if (app[part] === undefined) throw new Error(`${list} has no ${part}`);
  const jobs = new Set();
  for (const { job, tool, want, ways, rows, as } of app.calls) {
    const found = ways ?? rows ?? as;
    if (job === undefined || (found === undefined && (tool === undefined || want === undefined)))
      throw new Error(`${list}: a call needs job, tool and want: ${job}`);
    if (jobs.has(job)) throw new Error(`${list}: two calls have the job "${job}"`);
    jobs.add(job);
  }
  const harness = join(folder, 'harness.ts');
  return {
    instrument: [],
    serverRendered: false,
    seed: {},
    sharesStore: app.reset !== undefined,
    reset: async () => {},
    ...app,
    folder,
    root: join(folder, app.root ?? 'app'),
    harness: existsSync(harness) ? harness : undefined,
  };
}
