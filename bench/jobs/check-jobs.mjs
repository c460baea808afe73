/**
 * Checks the jobs of a list, so that no mistake of a list counts as a miss of the tools.
 *
 * A list has the form that bench/truth/read-app.mjs describes. Each job has one of these in place of `tool`:
 *
 * - `ways`: the ways in which one tool could do the job. A way holds `says`, a RegExp for the name, the title, the description
 *   or a parameter's label of the tool, as an agent reads them; `about`, which ranks; `not`, for name and title; `row`, one or
 *   several names of the row; and `fields`, pairs of a RegExp for the parameter and its value. A value that is a RegExp takes
 *   the choice with that text; the items of a list may be objects with words of their properties as keys. `want` decides by the app's own state, or `look`, if the tool was the right one.
 * - `rows`: the rows that a read must return, each a list of texts of one item.
 * - `as`: the words of a job above. The tool that was right there takes the `fields` and the `row` of this job. Without `want`,
 *   the app must refuse them.
 *
 * `destructive` is true if the job destroys something; else no tool is tried that says so. `hand(page)` does the job as a
 * person would; check-list.mjs proves with it that `want` holds after the job, and only then. A list may add `also`, patterns
 * for the words of useful tools without a job, and `spent`, the date of the first run. Older lists have `tool`, a matcher.
 *
 * @throws {Error} If a job has no way or several kinds of ways, a pattern fits any text, two jobs have one way, or `as` names
 * no job before.
 */
export function checkJobs(jobs) {
  const ways = new Map();
  jobs.forEach((job, at) => {
    const fail = (reason) => {
      throw new Error(`"${job.job}" ${reason}`);
    };
    if (['tool', 'ways', 'rows', 'as'].filter((key) => job[key] !== undefined).length !== 1)
      fail('needs one of tool, ways, rows or as');
    if (job.ways !== undefined && job.want === undefined) fail('needs want');
    if (job.rows?.some((row) => row.length === 0) || job.rows?.length === 0) fail('has a row without a text');
    if (job.as !== undefined && !jobs.slice(0, at).some((other) => other.job === job.as))
      fail(`has no "${job.as}" before`);
    for (const way of job.ways ?? []) {
      const { says, about, not, fields = [], row } = way;
      for (const pattern of [says, about, ...fields.map(([label]) => label)])
        if (pattern !== undefined && (!(pattern instanceof RegExp) || pattern.test('')))
          fail(`has a pattern that fits any text: ${pattern}`);
      const same = [job.route, job.before, says, about, not, row !== undefined, fields.map(([label]) => label)]
        .map(String)
        .join(' ');
      if ((ways.get(same) ?? job.job) !== job.job) fail(`has the way of "${ways.get(same)}"`);
      ways.set(same, job.job);
    }
  });
}
