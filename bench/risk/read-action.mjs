/** The place of every fact. The list has no lines of the apps' files. */
const at = { file: 'app', line: 1, column: 1 };

const literal = (value) => ({ kind: 'literal', value, at });

/** Reads an argument: a literal, `{ object }`, `{ call, args }`, `{ reference }`, or null for anything else. */
function readValue(value) {
  if (value === null) return { kind: 'unknown', at };
  if (typeof value !== 'object') return literal(value);
  if (value.reference !== undefined) return { kind: 'reference', path: value.reference.split('.'), at };
  if (value.call !== undefined)
    return { kind: 'call', callee: value.call.split('.'), args: (value.args ?? []).map(readValue), at };
  const entries = Object.entries(value.object).map(([key, each]) => ({ key, value: readValue(each) }));
  return { kind: 'object', entries, spreads: [], at };
}

/** Reads a call: the callee, with `=` before a function of the app's own that was followed, and the arguments. */
function readCall([callee, ...args]) {
  const own = callee.startsWith('=');
  const path = (own ? callee.slice(1) : callee).split('.');
  return { callee: path, args: args.map(readValue), at, ...(own ? { own: true } : {}) };
}

const readHandler = ({ event, name, calls }) => ({
  event,
  ...(name === undefined ? {} : { name }),
  does: { calls: calls.map(readCall), assigns: [] },
  sets: [],
  source: at,
  attached: at,
});

const readLabel = ({ text, from, key }) => ({ text, from, ...(key === undefined ? {} : { key }) });

/** Turns an entry of the list into a tool candidate and the app model around it. */
export function readAction({ control, kind, fields, labels, href, handlers, around = [], opens }) {
  const boundaries = around.map(({ kind: box, labels: texts = [], loop, method, action }, index) => ({
    index,
    kind: box,
    parent: index + 1 < around.length ? index + 1 : null,
    labels: texts.map((text) => ({ text, from: 'heading' })),
    handlers: [],
    openers: [],
    ...(method === undefined ? {} : { method }),
    ...(action === undefined ? {} : { action }),
    ...(loop === undefined ? {} : { loop: { over: loop } }),
    source: at,
    sites: [at],
  }));
  if (opens !== undefined)
    boundaries.push({
      index: boundaries.length,
      kind: opens.kind,
      parent: null,
      labels: [],
      handlers: [],
      openers: [0],
      ...(opens.library === undefined ? {} : { library: { name: opens.library, component: '' } }),
      source: at,
      sites: [at],
    });
  const boundary = around.length > 0 ? 0 : null;
  const common = { constraints: {}, boundary, source: at, sites: [at] };
  const intents = [
    {
      ...common,
      index: 0,
      kind: 'action',
      control,
      roles: [],
      labels: labels.map(readLabel),
      handlers: handlers.map(readHandler),
      ...(href === undefined ? {} : { href }),
    },
    ...Array.from({ length: fields }, (_, index) => ({
      ...common,
      index: index + 1,
      kind: 'field',
      control: 'text',
      roles: ['textbox'],
      labels: [],
      handlers: [],
    })),
  ];
  const inside = around.findIndex(({ container }) => container === true);
  const candidate = {
    kind,
    container: inside < 0 ? null : inside,
    fields: intents.slice(1).map(({ index }) => index),
    action: 0,
    row: null,
    openers: [],
  };
  return { candidate, appModel: { frameworks: [], intents, boundaries, problems: [] } };
}
