/** The columns of one app: calls, right ones by either build, and those that the check concerns. */
const columns = {
  calls: (calls) => calls.length,
  'right without': (calls) => calls.filter(({ without }) => without.verdict === 'right').length,
  'right with': (calls) => calls.filter((call) => call.with.verdict === 'right').length,
  'sent a write': (calls) => calls.filter(({ without }) => without.writes.length > 0).length,
  predicted: (calls) =>
    calls.filter(({ without, predicted }) => without.writes.length > 0 && predicted.length > 0).length,
  lost: (calls) => calls.filter(({ lost }) => lost).length,
};

/** The table of all apps, then each lost call and each call that is right with the check alone. */
export function table(results) {
  const row = (name, stack, calls) =>
    `| ${[name, stack, ...Object.values(columns).map((count) => count(calls))].join(' | ')} |`;
  const of = (fits) => results.flatMap(({ app, calls }) => calls.filter(fits).map((call) => ({ app, ...call })));
  return [
    `| app | stack | ${Object.keys(columns).join(' | ')} |`,
    `|---|---|${'--:|'.repeat(Object.keys(columns).length)}`,
    ...results.map(({ app, stack, calls }) => row(app, stack, calls)),
    row(
      '**all**',
      '',
      results.flatMap(({ calls }) => calls),
    ),
    '',
    ...of(({ lost }) => lost).map(
      ({ app, job, tool, with: { status, messages = [] } }) =>
        `- **lost** ${app}: ${job} (${tool}): ${[status, ...messages.slice(0, 2)].join('; ')}`,
    ),
    ...of((call) => call.without.verdict !== 'right').map(
      ({ app, job, tool, without: { verdict, status, messages = [], note } }) =>
        `- not right without the check: ${app}: ${job} (${tool ?? 'no tool'}): ${[verdict, note ?? status, ...messages.slice(0, 1)].join('; ')}`,
    ),
    '',
    [...new Set(results.map(({ date, webmcp, node }) => `${date}, WebMCP ${webmcp}, Node ${node}`))].join('; '),
  ].join('\n');
}
