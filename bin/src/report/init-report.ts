import type { Colors } from 'picocolors/types.js';

import type { InitResult } from '../commands/init.js';
import type { UndoInitResult } from '../commands/undo-init.js';
import { runScript, runWebmcp } from '../setup/package-manager.js';
import { diffLines } from './fix-report.js';
import { agentWays } from '../setup/agent-ways.js';
import { problemLines } from './problem-lines.js';
import { table } from './table.js';

/** Renders the parts of the app that were found, and the diff of all files. */
export function setupLines({ found, notes, plan }: InitResult, colors: Colors): string[] {
  const rows = found.map(({ what, found: names }) => [
    what,
    names.length === 0 ? colors.dim('not found') : names.join(', '),
  ]);
  const files = plan.files.map(({ file, before, after }) => ({ file, before: before ?? '', after }));
  return [...table(rows), ...notes, '', ...diffLines(files, colors)];
}

/**
 * Renders the result of `webmcp init`.
 * @param withDiff false if the person has just seen the diff
 */
export function initReport(result: InitResult, colors: Colors, withDiff = true): string {
  const lines = withDiff ? setupLines(result, colors) : [];
  for (const problem of result.problems) lines.push(...problemLines(problem, colors), '');
  const count = result.plan.files.length;
  const files = `${count} file${count === 1 ? '' : 's'}`;
  const verdict = {
    wrote: colors.green(`Written: ${files}`),
    showed: `Nothing was written; this would change ${files}`,
    declined: 'Nothing was written',
    nothing: 'The app is set up already',
  };
  return [...lines, verdict[result.did]].join('\n');
}

/** Says that the set-up holds although the first `instrument` failed, and names the command that makes the map. */
export function setUpWithoutMap({ did, plan }: InitResult): string {
  if (did !== 'wrote') return '';
  const emitted = plan.emit === null ? '' : ` --emit ${plan.emit}`;
  const again = plan.hasScripts
    ? runScript(plan.manager, 'webmcp:instrument')
    : `${runWebmcp(plan.manager)} instrument${emitted}`;
  return `\nThe files stay, but the first reading of the app failed. Correct the problem below, then run ${again}\n`;
}

/** Renders the three next commands, and the ways of agents to the tools. */
export function nextCommands({ plan }: InitResult, colors: Colors): string[] {
  const webmcp = runWebmcp(plan.manager);
  const { hasScripts } = plan;
  const rows = [
    hasScripts
      ? [runScript(plan.manager, 'webmcp:dev'), 'while you work: reads the app after each save']
      : [
          `${webmcp} instrument${plan.emit === null ? '' : ` --emit ${plan.emit}`}`,
          'after each change of the app: reads it again',
        ],
    [`${webmcp} explain <tool>`, 'explains one tool and its selectors'],
    [
      hasScripts ? runScript(plan.manager, 'webmcp:check') : `${webmcp} check`,
      'for CI: compares the committed map with the app',
    ],
  ];
  return [
    'Next:',
    ...table(rows.map(([command, text]) => [`  ${colors.cyan(command!)}`, text!])),
    '',
    `Agents call the tools by ${agentWays}.`,
  ];
}

/** Renders the result of `webmcp init --undo`. */
export function undoInitReport({ did, files, problems }: UndoInitResult, colors: Colors): string {
  const count = `${files.length} file${files.length === 1 ? '' : 's'}`;
  const rows = files.map(({ file, after }) => [`  ${file}`, after === null ? 'removed' : 'restored']);
  const verdict = {
    undid: files.length === 0 ? 'Nothing was left to undo' : colors.green(`Undone: ${count}`),
    showed: `Nothing was written; this would change ${count}`,
    nothing: 'Nothing was written',
  };
  return [...table(rows), ...problems.flatMap((each) => ['', ...problemLines(each, colors)]), '', verdict[did]]
    .join('\n')
    .trimStart();
}
