import { sourcePlace } from '@webmcp/contract';
import type { SourceReading } from '@webmcp/discovery';
import type { Colors } from 'picocolors/types.js';

import type { InstrumentStaticResult } from '../commands/instrument-static.js';
import { problemLines } from './problem-lines.js';
import { table } from './table.js';

type AppModel = SourceReading['appModel'];
type Intent = AppModel['intents'][number];

/** Renders the result of `webmcp instrument --static`: tool candidates, controls without a candidate, and skipped files. */
export function sourceReport(result: InstrumentStaticResult, colors: Colors): string {
  const { appModel, candidates } = result.source;
  const { intents } = appModel;
  const used = new Set(candidates.flatMap(({ fields, action, openers }) => [...fields, ...openers, action ?? -1]));
  const declared = new Set(
    appModel.boundaries.flatMap(({ declares, index }) => (declares === undefined ? [] : [index])),
  );
  const loose = intents.filter(
    ({ index, dismisses, boundary, form }) =>
      !used.has(index) && dismisses === undefined && !declared.has(form ?? boundary ?? -1),
  );
  const lines = candidateTable(result.source, colors);
  if (loose.length > 0) {
    const rows = loose.map((intent) => [described(intent), sourcePlace(intent.source)]);
    lines.push('', ...table([['control in no tool', 'source'].map((word) => colors.dim(word)), ...rows]));
  }
  for (const { declares, source } of appModel.boundaries) {
    if (declares !== undefined)
      lines.push(
        '',
        `${colors.bold(declares.name)} is declared as a tool by the attributes of its form and stays with the browser: ${sourcePlace(source)}`,
      );
  }
  for (const problem of result.problems) lines.push('', ...problemLines(problem, colors));
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  lines.push(
    '',
    `${colors.bold(count(candidates.length, 'tool candidate'))} from ${count(intents.length, 'control')} in ` +
      `${count(result.files, 'file')} (${appModel.frameworks.join(', ') || 'no framework'})`,
    'Only the source was read. Without --static, webmcp also opens the app and writes a map.',
  );
  return lines.join('\n').trimStart();
}

function candidateTable({ appModel, candidates }: SourceReading, colors: Colors): string[] {
  if (candidates.length === 0) return [];
  const { intents, boundaries } = appModel;
  const rows = candidates.map(({ kind, container, row, action, fields }) => {
    const acts = action === null ? undefined : intents[action];
    const around = [container, row].flatMap((at) => (at === null ? [] : (boundaries[at] ?? [])));
    const name = around.flatMap(({ labels }) => labels[0]?.text ?? [])[0];
    const place = acts?.source ?? around[0]?.source ?? intents[fields[0] ?? -1]?.source;
    return [
      colors.bold(acts === undefined ? (name ?? '–') : described(acts)),
      kind,
      acts === undefined ? '' : (name ?? ''),
      listed(fields.flatMap((at) => (intents[at] === undefined ? [] : described(intents[at])))),
      place === undefined ? '' : sourcePlace(place),
    ];
  });
  const head = ['tool candidate', 'kind', 'in', 'fields', 'source'].map((word) => colors.dim(word));
  return table([head, ...rows]);
}

/** Lists at most four fields and counts the rest. */
function listed(fields: string[]): string {
  const shown = fields.slice(0, 4).join(', ');
  return fields.length > 4 ? `${shown} and ${fields.length - 4} more` : shown || '–';
}

function described({ labels, name, domId, control }: Intent): string {
  return `${labels[0]?.text ?? name ?? domId ?? '(no label)'} (${control})`;
}
