interface Source {
  file: string;
  line: number;
  column: number;
}

type Bag = Readonly<Record<string, unknown>>;

/** Renders any value of a handler as source-like text on one line: `{ method: "DELETE" }`, `user.id`, `fetch("/a")`. */
export function renderValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const bag = value as Bag;
  const kind = bag['kind'];
  const render = typeof kind === 'string' ? renderers[kind] : undefined;
  return render === undefined ? renderBag(bag) : render(bag);
}

/** Renders an object's own entries, places left out. */
function renderBag(bag: Bag): string {
  const entries = Object.entries(bag).filter(([key]) => key !== 'at');
  return `{ ${entries.map(([key, one]) => `${key}: ${renderValue(one)}`).join(', ')} }`;
}

const path = (value: unknown): string => (value as string[]).join('.');
const list = (value: unknown): string => ((value ?? []) as unknown[]).map(renderValue).join(', ');

/** One renderer for each kind of value. A kind that is missing here renders all of its parts. */
const renderers: Readonly<Record<string, (value: Bag) => string>> = {
  literal: ({ value }) => JSON.stringify(value),
  reference: ({ path: at }) => path(at),
  template: ({ parts }) => `template(${list(parts)})`,
  array: ({ items }) => `[${list(items)}]`,
  object: ({ entries, spreads }) =>
    `{ ${[
      ...((entries ?? []) as { key: string; value: unknown }[]).map(
        ({ key, value }) => `${key}: ${renderValue(value)}`,
      ),
      ...((spreads ?? []) as unknown[]).map((one) => `...${renderValue(one)}`),
    ].join(', ')} }`,
  call: (call) => renderCall(call as unknown as Call),
  choice: ({ test, options }) =>
    `${test === undefined ? '' : `${renderValue(test)} ? `}(${((options ?? []) as unknown[]).map(renderValue).join(' | ')})`,
  state: ({ id, path: at, initial }) =>
    `state ${[String(id), ...(at as string[])].join('.')}${initial === undefined ? '' : ` = ${JSON.stringify(initial)}`}`,
  item: ({ loop, path: at }) => [`item ${String(loop)}`, ...(at as string[])].join('.'),
  function: ({ name, does }) => {
    const { calls, sets } = does as { calls: Call[]; sets?: Bag[] };
    const body = [...calls.map(renderCall), ...(sets ?? []).map(renderBag)].join('; ');
    return `function ${typeof name === 'string' ? name : ''}{${body}}`;
  },
  markup: () => 'markup',
  unknown: () => '?',
};

/** A call inside a handler. */
export interface Call {
  callee: string[];
  args: unknown[];
  on?: unknown;
  own?: true;
  package?: string;
}

/** Renders a call as `[own] [package:]callee(arguments) [on …]`. */
export function renderCall({ callee, args, on, own, package: from }: Call): string {
  return [
    own === true ? 'own ' : '',
    from === undefined ? '' : `${from}:`,
    `${callee.join('.')}(${args.map(renderValue).join(', ')})`,
    on === undefined ? '' : ` on ${renderValue(on)}`,
  ].join('');
}

/** Renders a place as `file:line:column`; without the file where the line above names the same one. */
export function renderPlace({ file, line, column }: Source, known?: string): string {
  return `${file === known ? '' : file}:${line}:${column}`;
}
