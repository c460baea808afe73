import { structuredPatch } from 'diff';
import type { Colors } from 'picocolors/types.js';

import type { FixResult } from '../commands/fix.js';
import type { UndoFixResult } from '../commands/undo-fix.js';
import { problemLines } from './problem-lines.js';

/**
 * Renders the result of `webmcp fix`: the diff, each hook that was left out with its reason, and the verdict.
 * @param withDiff false if the person has just seen the diff
 */
export function fixReport(result: FixResult | UndoFixResult, colors: Colors, withDiff = true): string {
  const lines = withDiff ? diffLines(result.files, colors) : [];
  for (const problem of result.problems) lines.push(...problemLines(problem, colors), '');
  lines.push(verdict(result, colors));
  return lines.join('\n');
}

/** Renders only the diff, for the question before the write. */
export function diffLines(files: readonly { file: string; before: string; after: string }[], colors: Colors): string[] {
  const paint = (line: string): string => {
    const text = line.replace(/\r$/, '');
    return line.startsWith('-') ? colors.red(text) : line.startsWith('+') ? colors.green(text) : colors.dim(text);
  };
  return files.flatMap(({ file, before, after }) => [
    colors.bold(`--- ${file}`),
    colors.bold(`+++ ${file}`),
    ...structuredPatch(file, file, before, after, '', '', { context: 3 }).hunks.flatMap((hunk) => [
      colors.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
      ...hunk.lines.map(paint),
    ]),
    '',
  ]);
}

function verdict(result: FixResult | UndoFixResult, colors: Colors): string {
  const files = `${result.files.length} file${result.files.length === 1 ? '' : 's'}`;
  switch (result.did) {
    case 'undid':
      return result.files.length === 0 ? 'Nothing to undo' : colors.green(`Undone in ${files}`);
    case 'wrote': {
      const tools = new Set(result.files.flatMap(({ hooks }) => hooks.flatMap((hook) => hook.tools)));
      return [
        colors.green(`Written to ${files}`),
        `Now run ${colors.cyan('webmcp instrument')}${tools.size === 0 ? '' : `: it can then emit ${[...tools].join(', ')}`}`,
        colors.dim('webmcp fix --undo restores the files'),
      ].join('\n');
    }
    case 'showed':
      return `Nothing was written; this would change ${files}`;
    case 'declined':
      return 'Nothing was written';
    case 'nothing': {
      const present = 'present' in result ? result.present.length : 0;
      if (present > 0) return `All ${present} hooks are in the source already; run ${colors.cyan('webmcp instrument')}`;
      return result.problems.length > 0 ? 'Nothing was written' : 'The map recommends no hook';
    }
  }
}
