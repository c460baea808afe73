import type { Field, GroundTruthMap, ReachStep, State, Target, Tool, Unstable } from '@webmcp/contract';

import type { ExplainedTarget, Explanation } from './explanation.js';
import { explainTarget } from './explain-target.js';

/**
 * Explains one tool of a map in words and numbers.
 * @param asked a name or id, also of a tool that is held back
 * @returns null if the map has no such tool
 */
export function explainTool(map: GroundTruthMap, asked: string): Explanation | null {
  const tool = map.tools.find(({ id, name }) => id === asked || name === asked);
  const isAsked = (each: Unstable): boolean =>
    each.tool !== undefined &&
    (tool === undefined ? [each.tool, each.toolName].includes(asked) : each.tool === tool.id);
  const unstable = map.unstable.filter(isAsked);
  if (tool !== undefined) return explainEmitted(tool, unstable, map.states);
  const [first] = unstable;
  if (first?.tool === undefined) return null;
  return {
    tool: { id: first.tool, name: first.toolName ?? first.tool },
    held: true,
    states: [],
    reach: [],
    targets: [],
    unstable: unstable.filter((each) => each.tool === first.tool),
  };
}

/** Reduces an explanation to one field: its target and its weakness. Null if the tool has no such field. */
export function explainField(explanation: Explanation, key: string): Explanation | null {
  const targets = explanation.targets.filter(
    (target) => target.part === 'field' && (target.key === key || target.label === key),
  );
  const unstable = explanation.unstable.filter(({ what, label }) => what === 'field' && label === key);
  return targets.length + unstable.length === 0 ? null : { ...explanation, targets, unstable };
}

function explainEmitted(tool: Tool, unstable: Unstable[], states: readonly State[]): Explanation {
  const { id, name, title, description, kind, basis = 'both', source, flow, proof, risk, row, reach = [] } = tool;
  return {
    tool: {
      id,
      name,
      title,
      description,
      kind,
      basis,
      ...(source === undefined ? {} : { source }),
      ...(flow === undefined ? {} : { flow }),
      ...(proof === undefined ? {} : { proof }),
    },
    held: false,
    risk,
    states: states.filter((state) => tool.states.includes(state.id)),
    reach: reach.map(stepInWords),
    ...(row === undefined ? {} : { row: { param: row.param } }),
    targets: targetsOf(tool),
    unstable,
  };
}

function targetsOf({ reach = [], container, row, fields, action, kind }: Tool): ExplainedTarget[] {
  const inRow = kind === 'row-action' && row !== undefined;
  const own = inRow ? 'in its row' : container === undefined ? 'in the document' : 'in the container';
  const outside = 'in the document';
  return [
    ...reach.flatMap((step, at) =>
      step.do === 'navigate'
        ? []
        : [
            explainTarget(step.target, {
              part: 'reach step',
              key: String(at + 1),
              within: step.do === 'click' && step.container !== undefined ? 'in a container of its own' : outside,
            }),
          ],
    ),
    ...(container === undefined ? [] : [explainTarget(container, { part: 'container', within: outside })]),
    ...(row === undefined
      ? []
      : [
          explainTarget(row.rows, { part: 'rows', within: `${outside}, as a set` }),
          explainTarget(row.key, { part: 'row key', within: 'in each row' }),
        ]),
    ...fields.map((field) => explainOwnField(field, own)),
    ...(action === undefined ? [] : [explainTarget(action, { part: 'action', within: own })]),
  ];
}

function explainOwnField(field: Field, within: string): ExplainedTarget {
  const { key, label, role, required, sensitive, basis, container } = field;
  return explainTarget(field, {
    part: 'field',
    key,
    label,
    role,
    required,
    ...(sensitive === undefined ? {} : { sensitive }),
    ...(basis === undefined ? {} : { basis }),
    within: container === undefined ? within : 'in a container of its own',
  });
}

function stepInWords(step: ReachStep): string {
  if (step.do === 'navigate') return `go to ${step.route}`;
  const where = step.do === 'click' && step.row !== undefined ? ' in a row' : '';
  return step.do === 'click'
    ? `${step.target.double === true ? 'double-click' : 'click'} ${nameOf(step.target)}${where}`
    : `fill ${nameOf(step.target)} with ${step.field}`;
}

const nameOf = ({ fingerprint, selectors }: Target): string =>
  fingerprint?.labels[0] === undefined ? (selectors[0]?.value ?? '?') : `"${fingerprint.labels[0]}"`;
