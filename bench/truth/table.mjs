import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const verdicts = ['right', 'wrong act', 'false success', 'false failure', 'unknown', 'not done'];
const root = new URL('../../', import.meta.url);

/** The date and the versions behind a result. */
export function versions() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return {
    date: new Date().toISOString().slice(0, 10),
    webmcp: `${version ?? ''} ${commit}`.trim(),
    node: process.version,
  };
}

/** The table of all apps, then each call that is not right. */
export function report(results) {
  const made = (calls) => calls.filter(({ verdict }) => verdict !== 'missing tool');
  const count = (calls, verdict) => calls.filter((call) => call.verdict === verdict).length;
  const line = (name, calls, more = []) =>
    `| ${[name, ...more, made(calls).length, ...verdicts.map((verdict) => count(calls, verdict)), count(calls, 'missing tool')].join(' | ')} |`;
  const all = results.flatMap(({ calls }) => calls);
  const times = all.flatMap(({ took }) => took ?? []).sort((one, other) => one - other);
  const share = (verdict) => `${((100 * count(all, verdict)) / Math.max(1, made(all).length)).toFixed(1)} %`;
  return [
    `| app | stack | calls | ${verdicts.join(' | ')} | missing tool |`,
    `|---|---|${'--:|'.repeat(verdicts.length + 2)}`,
    ...results.map(({ app, stack, serverRendered, calls }) =>
      line(app, calls, [serverRendered ? `${stack} (server)` : stack]),
    ),
    line('**all**', all, ['']),
    '',
    `False failures ${share('false failure')}, unknown ${share('unknown')}, not done ${share('not done')} of ${made(all).length} calls. Median time ${times[times.length >> 1] ?? 0} ms.`,
    `${[...new Set(results.map(({ date, webmcp, node }) => `${date}, WebMCP ${webmcp}, Node ${node}`))].join('; ')}`,
    '',
    ...results.flatMap(({ app, calls }) =>
      calls.filter(({ verdict }) => verdict !== 'right').map((call) => entry(app, call)),
    ),
  ].join('\n');
}

function entry(app, { verdict, job, tool, status, messages = [], evidence = [], note, before, after, questions = [] }) {
  const said = [
    status,
    ...messages.slice(0, 3),
    ...evidence.map(({ kind, text }) => (text ? `${kind}: ${text}` : kind)),
  ];
  const moved = after === undefined ? '' : `\n  - before ${short(before)}\n  - after ${short(after)}`;
  const asked = questions.length === 0 ? '' : `\n  - asked ${short(questions)}`;
  const text = note ?? said.filter(Boolean).join('; ');
  return `- **${verdict}** ${app}: ${job} (${tool ?? 'no tool'}): ${text}${asked}${verdict === 'wrong act' ? moved : ''}`;
}

const short = (value) => {
  const text = JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
};
