import type { AppModel, SourceReading } from '@webmcp/discovery';

import { renderCall, renderPlace, renderValue, type Call } from './render-value.js';

type Intent = AppModel['intents'][number];
type Boundary = AppModel['boundaries'][number];
type Label = Intent['labels'][number];
type Handler = Intent['handlers'][number];

/** Chooses how much of a case is written out. */
export interface RenderOptions {
  /** Writes each call and assignment of a handler on a line of its own: for cases about handlers. */
  handlerBodies: boolean;
  /** Writes one table of tags instead of the tree of boundaries: for cases that list every control of a library. */
  tagTable: boolean;
}

/**
 * Renders the app model and the tool candidates as text that a person can read: one line an intent, a boundary or a tool.
 * Each part of the model is rendered; a part that this file does not know is rendered as `key=value`. Handlers render
 * their events and callees, and their arguments only with {@link RenderOptions.handlerBodies}.
 */
export function renderAppModel({ appModel, candidates }: SourceReading, options: RenderOptions): string {
  const { frameworks, language, intents, boundaries, problems } = appModel;
  const head = [
    `frameworks ${frameworks.join(', ')}`,
    ...(language === undefined ? [] : [`language ${language}`]),
    ...problems.map((problem) => `problem ${problem.code} ${problem.where ?? ''} ${problem.message}`),
  ];
  const body = options.tagTable ? tagTable(appModel) : tree(boundaries, intents, options);
  const tools = candidates.map((candidate) => {
    const { kind, container, fields, action, row, openers, ...rest } = candidate;
    return words(
      kind,
      container === null ? '' : `in [${container}]`,
      row === null ? '' : `row [${row}]`,
      fields.length === 0 ? '' : `fields ${fields.map((field) => `#${field}`).join(' ')}`,
      action === null ? '' : `action #${action}`,
      openers.length === 0 ? '' : `opened by ${openers.map((opener) => `#${opener}`).join(' ')}`,
      others(rest),
    );
  });
  return `${[...head, '', ...body, '', 'tools', ...tools.map((tool) => `  ${tool}`)].join('\n')}\n`;
}

/** Renders boundaries as a tree, each with its intents first and then the boundaries inside. */
function tree(boundaries: readonly Boundary[], intents: readonly Intent[], options: RenderOptions): string[] {
  const inside = (parent: number | null, depth: number, file: string): string[] => {
    const pad = '  '.repeat(depth);
    return [
      ...intents
        .filter(({ boundary }) => boundary === parent)
        .flatMap((intent) => [
          `${pad}${intentLine(intent, file)}`,
          ...bodies(intent.handlers, options).map((line) => `${pad}    ${line}`),
        ]),
      ...boundaries
        .filter((boundary) => boundary.parent === parent)
        .flatMap((boundary) => [
          `${pad}${boundaryLine(boundary, file)}`,
          ...bodies(boundary.handlers, options).map((line) => `${pad}    ${line}`),
          ...inside(boundary.index, depth + 1, boundary.source.file),
        ]),
    ];
  };
  return inside(null, 0, '');
}

/** Renders intents and boundaries as rows of one table, in the order of the source. */
function tagTable({ intents, boundaries }: AppModel): string[] {
  const [first] = boundaries;
  const file = first?.source.file ?? '';
  const rows = [
    ...intents.map((intent) => ({ at: intent.source, tag: tagOf(intent), line: intentLine(intent, file, false) })),
    ...boundaries.map((boundary) => ({
      at: boundary.source,
      tag: tagOf(boundary),
      line: boundaryLine(boundary, file, false),
    })),
  ].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  const width = Math.max(0, ...rows.map(({ tag }) => tag.length));
  return [`file ${file}`, ...rows.map(({ tag, line }) => `${tag.padEnd(width)}  ${line}`)];
}

function tagOf({ library }: Intent | Boundary): string {
  return library === undefined ? '-' : library.component;
}

function intentLine(intent: Intent, file: string, withTag = true): string {
  const { index, kind, control, roles, labels, memberLabels, constraints, options, handlers, ...more } = intent;
  const { boundary, library, dismisses, chooses, datum, alsoAt, source, sites, form, ...rest } = more;
  const role = roles.join('/');
  return words(
    `#${index}`,
    kind === 'action' && control === 'button' ? 'button' : `${kind} ${control}`,
    role === control ? '' : `role=${role}`,
    labelled(labels),
    memberLabels === undefined ? '' : `member ${labelled(memberLabels)}`,
    others(constraints),
    options === undefined
      ? ''
      : `options {${options.map(({ value, label }) => (value === undefined || value === label ? label : `${value}=${label}`)).join(' | ')}}`,
    others(rest),
    form === undefined ? '' : `form=[${form}]`,
    chooses === undefined ? '' : `chooses ${chooses.state}=${JSON.stringify(chooses.value)}`,
    datum === undefined ? '' : `carries ${datum.name}=${JSON.stringify(datum.value)}`,
    dismisses === undefined ? '' : `dismisses [${dismisses}]`,
    events(handlers),
    withTag && library !== undefined ? `<${library.name} ${library.component}>` : '',
    withTag || boundary === null ? '' : `in [${boundary}]`,
    placed(source, sites, file),
    alsoAt === undefined
      ? ''
      : `also ${alsoAt.map((at) => at.map((one) => renderPlace(one, file)).join('<')).join(' ')}`,
  );
}

function boundaryLine(boundary: Boundary, file: string, withTag = true): string {
  const { index, kind, parent, labels, role, handlers, openers, loop, component, ...more } = boundary;
  const { shownBy, shownValue, shownAtFirst, declares, library, repeats, source, sites, ...rest } = more;
  return words(
    `[${index}]`,
    kind,
    component ?? '',
    labelled(labels),
    role === undefined || role === kind ? '' : `role=${role}`,
    others(rest),
    repeats === undefined ? '' : `repeats ${repeats.map((site) => renderPlace(site, file)).join(' ')}`,
    loop === undefined ? '' : `loop ${loop.over}${loop.item === undefined ? '' : ` item ${loop.item}`}`,
    shownBy === undefined
      ? ''
      : `shown by ${shownBy}${shownValue === undefined ? '' : `=${JSON.stringify(shownValue)}`}`,
    shownAtFirst === true ? 'at first' : '',
    openers.length === 0 ? '' : `opened by ${openers.map((opener) => `#${opener}`).join(' ')}`,
    declares === undefined ? '' : `declares ${renderValue(declares)}`,
    events(handlers),
    withTag && library !== undefined ? `<${library.name} ${library.component}>` : '',
    withTag || parent === null ? '' : `in [${parent}]`,
    placed(source, sites, file),
  );
}

function labelled(labels: readonly Label[]): string {
  return labels
    .map(({ text, parts, from, key, locales, ...rest }) => {
      const shown = parts === undefined ? text : parts.map((part) => part ?? '{…}').join('');
      const notes = [from, ...(key === undefined ? [] : [`key ${key}`]), ...(locales ?? []), others(rest)];
      return `"${shown}" (${notes.filter((note) => note !== '').join(', ')})`;
    })
    .join(' ');
}

/** Renders an event with the handler's name, the callees that the handler reaches and the states that it sets. */
function events(handlers: readonly Handler[]): string {
  return handlers
    .map(({ event, name, does, sets }) => {
      const calls = (does.calls as Call[]).map(({ callee }) => callee.join('.'));
      const set = sets.map(({ state, value }) => (value === undefined ? state : `${state}=${JSON.stringify(value)}`));
      return words(
        `on ${event}`,
        name ?? '',
        calls.length === 0 ? '' : `calls ${[...new Set(calls)].join(', ')}`,
        set.length === 0 ? '' : `sets ${set.join(', ')}`,
      );
    })
    .join(' ');
}

function bodies(handlers: readonly Handler[], { handlerBodies }: RenderOptions): string[] {
  if (!handlerBodies) return [];
  return handlers.flatMap(({ event, does }) => [
    ...(does.calls as Call[]).map((call) => `${event}: ${renderCall(call)}`),
    ...does.assigns.map(({ target, value }) => `${event}: ${target.join('.')} = ${renderValue(value)}`),
  ]);
}

/** Renders the place of a node, then the use sites of the app's own components around the node. */
function placed(source: Intent['source'], sites: Intent['sites'], file: string): string {
  const own = renderPlace(source, file);
  const all = sites.map((site) => renderPlace(site, file));
  return all.length === 1 && all[0] === own ? `at ${own}` : `at ${own} sites ${all.join(' < ')}`;
}

function others(rest: Readonly<Record<string, unknown>>): string {
  return Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}=${renderValue(value)}`))
    .join(' ');
}

function words(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
