import type { PanelTool, RiskLevel, ToolDecision } from '@webmcp/contract';

import { make } from './make.js';
import { makeButton } from './make-button.js';

const levels: readonly RiskLevel[] = ['safe', 'caution', 'destructive'];

/**
 * Makes the controls by which a person decides on a tool. The config keeps each decision.
 * @param decide writes a decision and answers with a sentence
 */
export function decisionForm(
  { name, level, mergeable }: PanelTool,
  decide: (decision: ToolDecision) => Promise<string>,
): HTMLElement {
  const said = make('p', { role: 'status' });
  const take = (decision: ToolDecision): void =>
    void decide(decision).then(
      (answer) => (said.textContent = answer),
      (error: unknown) => (said.textContent = String(error)),
    );
  const newName = make('input', { value: name });
  const other = make('select', {}, ...mergeable.map((each) => make('option', {}, each)));
  const merging = [
    make('label', {}, 'Does the same as ', other),
    makeButton('Merge', () => take({ tool: name, do: 'merge', other: other.value })),
  ];
  const higher = levels.slice(levels.indexOf(level) + 1);
  return make(
    'fieldset',
    {},
    make('legend', {}, 'Decide'),
    makeButton('Keep', () => take({ tool: name, do: 'keep' })),
    makeButton('Decline', () => take({ tool: name, do: 'decline' })),
    ...higher.map((each) => makeButton(`Raise to ${each}`, () => take({ tool: name, do: 'raise', level: each }))),
    make('label', {}, 'New name ', newName),
    makeButton('Rename', () => take({ tool: name, do: 'rename', name: newName.value })),
    ...(mergeable.length === 0 ? [] : merging),
    said,
  );
}
