import { nodesOfValue } from '../values/nodes-of-value.js';
import type { ComponentFacts, FunctionValue, StateFacts, Value } from '../../facts/facts.js';

/** The name of `this.props` among a class component's locals. */
const given = '~props';

/**
 * Reads a class with a `render` method as a component. `this.props` are its props; each member of `this.state` is a
 * state named `state.<member>`.
 */
export function classComponent(name: string, value: FunctionValue): ComponentFacts | null {
  const self = value.locals?.['this'];
  if (self?.kind !== 'object') return null;
  const render = self.entries.findLast((entry) => entry.key === 'render')?.value;
  if (render?.kind !== 'function') return null;
  const written = self.entries.findLast((entry) => entry.key === 'state')?.value;
  const at = self.at;
  const initial = written?.kind === 'object' ? written.entries : [];
  const states = initial.map((entry): StateFacts => ({ value: `state.${entry.key}`, initial: entry.value }));
  const state: Value = {
    kind: 'object',
    entries: initial.map(({ key }) => ({ key, value: { kind: 'reference', path: [`state.${key}`], at } })),
    spreads: [],
    at,
  };
  const methods = self.entries.filter(({ key }) => key !== 'render' && key !== 'state' && key !== 'props');
  const locals: Record<string, Value> = {
    ...render.locals,
    this: {
      kind: 'object',
      entries: [
        ...methods,
        { key: 'props', value: { kind: 'reference', path: [given], at } },
        { key: 'state', value: state },
      ],
      spreads: [],
      at,
    },
  };
  const root = render.returns ?? (render.result === undefined ? [] : nodesOfValue(render.result));
  return { name, at: value.at, props: { whole: given, names: [] }, locals, states, root };
}
