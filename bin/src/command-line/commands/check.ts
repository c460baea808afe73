import { behaviourPath } from '../../run/behaviour-file.js';
import type { CheckResult } from '../../commands/check.js';
import type { CliCommand } from '../options/cli-command.js';
import { appOptions, makeMapOptions, mapPath, rootOf } from '../options/map-options.js';

const help = `
Examples:
  $ webmcp check --json > webmcp-check.json
  $ webmcp check --report sarif=webmcp.sarif --report junit=webmcp.xml
  $ webmcp check --report markdown=$GITHUB_STEP_SUMMARY --fail-on breaking
  $ webmcp check --github             in a job for pull requests: one comment, and a check run
  $ webmcp check --static             before a commit: no browser, seconds
  $ webmcp check --update             accept the differences and write the new map
  $ webmcp check --min-survival 0.9   after webmcp instrument --stress

Every difference has an impact. breaking: a call that worked may fail, or a protection is gone. risky: a call may work less
often, or mean something else. harmless: each call still works. --fail-on breaking passes the other two; any, the default,
fails on each. Source positions, scores and structural paths are notes and never fail.

If a page differs, webmcp looks at the pages once more. A difference that only one look shows is flaky. It is named and
does not fail the check.

--static compares the source with the reading of the source that the map holds. It finds tools, fields, labels, options,
required fields, risks and requests that changed. It knows nothing of selectors, pages, confidence, survival and proofs.

--behaviour calls the tools whose code changed since webmcp instrument --behaviour, and compares what each call asks, sends
and shows. Only tools in a disposable state of the harness submit; the others fill their fields.

Reports (--report <format>=<file>): json, sarif (2.1.0), junit, markdown, html, github (annotations of GitHub
Actions).
A markdown report for $GITHUB_STEP_SUMMARY is added to that file.

--github needs GITHUB_TOKEN with the permissions pull-requests: write and checks: write. Without write access, as in a pull
request of a fork, the findings go to the job summary.`;

/** `webmcp check`. */
export const checkCommand: CliCommand = {
  name: 'check',
  arguments: [{ name: '[paths...]', description: 'narrow the source to these files or globs' }],
  description: 'Instrument again without writing, and name each difference in meaning from the committed map.',
  options: [
    ...appOptions,
    'failOn',
    'minConfidence',
    'minSurvival',
    'toolBudget',
    'stress',
    'prove',
    'behaviour',
    'update',
    'report',
    'github',
    'static',
  ],
  help,
  async run({ progress, signal, colors, cwd, env, columns }, [paths], flags) {
    const root = await rootOf(cwd, flags.root);
    const { check } = await import('../../commands/check.js');
    const { checkStatic } = await import('../../commands/check-static.js');
    const { checkReport } = await import('../../report/check-report.js');
    const { wantedReports } = await import('../../report/formats/wanted-reports.js');
    const { checkReports, writeReports } = await import('../../report/formats/write-reports.js');
    const { repositoryPrefix } = await import('../../files/repository-prefix.js');
    const { webmcpVersion } = await import('../../files/webmcp-version.js');
    const { checkPullRequest } = await import('../../github/check-pull-request.js');
    const { pullRequestOf } = await import('../../github/pull-request.js');
    const pull = flags.github ? pullRequestOf(env) : undefined;
    const reports = wantedReports(flags.report, cwd);
    checkReports(reports);
    const options = {
      ...makeMapOptions(cwd, root, paths as string[], flags),
      out: mapPath(cwd, root, flags.out),
      stress: flags.stress,
      prove: flags.prove,
      ...(flags.behaviour ? { behaviourFile: behaviourPath(mapPath(cwd, root, flags.out)) } : {}),
      failOn: flags.failOn,
      toolBudget: flags.toolBudget,
      update: flags.update,
      pictures: reports.some(({ format }) => format.wantsPictures === true),
      ...(flags.minConfidence === undefined ? {} : { minConfidence: flags.minConfidence }),
      ...(flags.minSurvival === undefined ? {} : { minSurvival: flags.minSurvival }),
    };
    const prefix = repositoryPrefix(root);
    const summary = env['GITHUB_STEP_SUMMARY'];
    const run = async (): Promise<CheckResult> => {
      const around = { progress, signal };
      const result = flags.static === true ? await checkStatic(options, around) : await check(options, around);
      await writeReports(reports, { result, prefix, version: webmcpVersion, root }, summary);
      return result;
    };
    const place = { prefix, hasSummary: reports.some(({ file }) => file === summary) };
    const result = pull === undefined ? await run() : await checkPullRequest(run, { ...place, pull, options }, signal);
    return { result, text: checkReport(result, colors, columns) };
  },
};
