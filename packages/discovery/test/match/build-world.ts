import type {
  BoundaryKind,
  SelectorCandidate,
  ContainerKind,
  ControlKind,
  PageContainer,
  PageElement,
  PageOption,
  PageSnapshot,
  Selector,
} from '@webmcp/contract';

import type { HandlerFacts } from '../../src/extract/facts/facts.js';
import type { Boundary, HandlerEvidence, Intent, Label, AppModel } from '../../src/intents/model/intent.js';

/** One control of the source and of the page. */
export interface ControlSpec {
  label?: string;
  /** The labels of the source if they have parts, keys or locales. */
  labels?: Label[];
  /** The name on the page if it differs from the label. */
  shownName?: string;
  control?: ControlKind;
  role?: string;
  name?: string;
  domId?: string;
  testId?: string;
  placeholder?: string;
  href?: string;
  required?: boolean;
  options?: PageOption[];
  handlers?: HandlerEvidence[];
  binds?: string;
  /** The one side that has the control; both if absent. */
  only?: 'source' | 'page';
}

/** A scope of both sides. With `rows`, the source has its controls once and the page has them in each row. */
export interface BoxSpec {
  box: 'form' | 'dialog' | 'group' | 'region' | 'rows' | 'page';
  label?: string;
  domId?: string;
  /** The texts that name the rows. */
  rows?: string[];
  /** The expression whose items are the rows; the label unless given. */
  over?: string;
  inside: (ControlSpec | BoxSpec)[];
}

export interface World {
  appModel: AppModel;
  snapshot: PageSnapshot;
  /** The true pairs, as `intent element`. */
  truth: Set<string>;
}

const boundaryKinds: Record<BoxSpec['box'], BoundaryKind> = {
  form: 'form',
  dialog: 'dialog',
  group: 'group',
  region: 'region',
  rows: 'row',
  page: 'page',
};
const containerKinds: Record<Exclude<BoxSpec['box'], 'page'>, ContainerKind> = {
  form: 'form',
  dialog: 'dialog',
  group: 'group',
  region: 'landmark',
  rows: 'row',
};
const roles: Partial<Record<ControlKind, string>> = {
  text: 'textbox',
  email: 'textbox',
  password: 'textbox',
  textarea: 'textbox',
  number: 'spinbutton',
  date: 'textbox',
  select: 'combobox',
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  link: 'link',
  submit: 'button',
  button: 'button',
  file: 'button',
};
const fields: ReadonlySet<ControlKind> = new Set([
  'text',
  'email',
  'password',
  'textarea',
  'number',
  'date',
  'select',
  'checkbox',
  'radio',
  'search',
  'file',
  'tel',
  'time',
  'datetime-local',
  'month',
  'week',
]);
const isBox = (spec: ControlSpec | BoxSpec): spec is BoxSpec => 'box' in spec;

export const handler = (
  event: string,
  name: string | undefined,
  calls: HandlerFacts['calls'] = [],
  at = { file: 'app.tsx', line: 1, column: 1 },
): HandlerEvidence => ({
  event,
  ...(name === undefined ? {} : { name }),
  does: { calls, assigns: [] },
  sets: [],
  source: at,
  attached: at,
});

/** Builds a call as an extractor reports it. String arguments become literals. */
export const call = (callee: string, ...args: (string | Record<string, string>)[]): HandlerFacts['calls'][number] => {
  const at = { file: 'app.tsx', line: 1, column: 1 };
  const literal = (value: string) => ({ kind: 'literal' as const, value, at });
  return {
    callee: callee.split('.'),
    args: args.map((arg) =>
      typeof arg === 'string'
        ? literal(arg)
        : {
            kind: 'object' as const,
            entries: Object.entries(arg).map(([key, value]) => ({ key, value: literal(value) })),
            spreads: [],
            at,
          },
    ),
    at,
  };
};

/** Builds source and page from one description. Counts selectors as the probe does. */
export function buildWorld(
  specs: readonly (ControlSpec | BoxSpec)[],
  { state = 'home', route = '/', provenance = false, file = 'app.tsx' } = {},
): World {
  const intents: Intent[] = [];
  const boundaries: Boundary[] = [];
  const elements: (PageElement & { selectors: Selector[] })[] = [];
  const containers: (PageContainer & { selectors: Selector[] })[] = [];
  const truth = new Set<string>();
  let line = 0;

  const site = (): { file: string; line: number; column: number } => ({ file, line: (line += 1), column: 3 });
  const addIntent = (spec: ControlSpec, boundary: number | null): Intent => {
    const control = spec.control ?? 'button';
    const role = spec.role ?? roles[control] ?? 'button';
    const isField = fields.has(control);
    const labels =
      spec.labels ??
      (spec.label === undefined ? [] : [{ text: spec.label, from: isField ? 'label' : 'content' } as const]);
    const at = site();
    const intent: Intent = {
      index: intents.length,
      kind: isField ? 'field' : 'action',
      control,
      roles: [role],
      labels,
      constraints: spec.required === true ? { required: true } : {},
      handlers: spec.handlers ?? [],
      boundary,
      source: at,
      sites: [at],
      ...(spec.name === undefined ? {} : { name: spec.name }),
      ...(spec.domId === undefined ? {} : { domId: spec.domId }),
      ...(spec.testId === undefined ? {} : { testId: spec.testId }),
      ...(spec.placeholder === undefined ? {} : { placeholder: spec.placeholder }),
      ...(spec.href === undefined ? {} : { href: spec.href }),
      ...(spec.options === undefined ? {} : { options: spec.options }),
      ...(spec.binds === undefined ? {} : { binds: spec.binds }),
    };
    if (spec.only !== 'page') intents.push(intent);
    return intent;
  };
  const addElement = (spec: ControlSpec, intent: Intent, chain: number[], row: string | null): void => {
    if (spec.only === 'source') return;
    const { control } = intent;
    const role = intent.roles[0] ?? 'button';
    const isField = intent.kind === 'field';
    const shown = (spec.shownName ?? spec.label ?? '').replaceAll('{row}', row ?? '');
    const index = elements.length;
    const selectors: Selector[] = [
      ...(spec.testId === undefined ? [] : [{ strategy: 'testid' as const, value: spec.testId, score: 1 }]),
      ...(isField && shown !== '' ? [{ strategy: 'label' as const, value: shown, score: 0.8 }] : []),
      ...(shown === '' || control === 'date'
        ? []
        : [{ strategy: 'role' as const, value: `${role}[name=${JSON.stringify(shown)}]`, score: 0.6 }]),
      ...(spec.domId === undefined ? [] : [{ strategy: 'css' as const, value: `#${spec.domId}`, score: 0.5 }]),
      ...(spec.name === undefined
        ? []
        : [{ strategy: 'css' as const, value: `input[name="${spec.name}"]`, score: 0.45 }]),
      { strategy: 'css', value: `body > *:nth-child(${index + 1})`, score: 0.2 },
    ];
    elements.push({
      index,
      tag:
        control === 'link'
          ? 'a'
          : control === 'select'
            ? 'select'
            : control === 'textarea'
              ? 'textarea'
              : isField
                ? 'input'
                : 'button',
      role,
      name: shown,
      labels: isField && shown !== '' ? [shown] : [],
      attributes: {
        ...(isField && control !== 'select' && control !== 'textarea' ? { type: control } : {}),
        ...(spec.domId === undefined ? {} : { id: spec.domId }),
        ...(spec.name === undefined ? {} : { name: spec.name }),
        ...(spec.href === undefined ? {} : { href: spec.href }),
        ...(spec.placeholder === undefined ? {} : { placeholder: spec.placeholder }),
      },
      testIds: spec.testId === undefined ? [] : [{ attribute: 'data-testid', value: spec.testId }],
      chain,
      constraints: spec.required === true ? { required: true } : {},
      ...(spec.options === undefined ? {} : { options: spec.options }),
      disabled: false,
      candidates: [],
      fingerprint: { kind: role, labels: shown === '' ? [] : [shown], scope: [], unique: [] },
      ...(provenance ? { sources: intent.sites } : {}),
      selectors,
    });
    if (spec.only === undefined) truth.add(`${intent.index} ${index}`);
  };
  const addBoundary = (spec: BoxSpec, parent: number | null): number => {
    const at = site();
    boundaries.push({
      index: boundaries.length,
      kind: boundaryKinds[spec.box],
      parent,
      labels: spec.label === undefined ? [] : [{ text: spec.label, from: 'heading' }],
      handlers: [],
      openers: [],
      source: at,
      sites: [at],
      ...(spec.domId === undefined ? {} : { domId: spec.domId }),
      ...(spec.box === 'rows' ? { loop: { over: spec.over ?? spec.label ?? 'items' } } : {}),
    });
    return boundaries.length - 1;
  };
  const addContainer = (
    spec: BoxSpec & { box: Exclude<BoxSpec['box'], 'page'> },
    parent: number | null,
    set: number,
    row: string | null,
    at: Boundary | undefined,
  ): number => {
    const index = containers.length;
    const kind = containerKinds[spec.box];
    const role = kind === 'landmark' ? 'region' : kind === 'row' ? 'listitem' : kind;
    const name = row === null ? (spec.label ?? '') : '';
    containers.push({
      index,
      kind,
      tag: 'div',
      role,
      name,
      attributes: spec.domId === undefined ? {} : { id: spec.domId },
      testIds: [],
      parent,
      candidates: [],
      fingerprint: { kind: role, labels: name === '' ? [] : [name], scope: [], unique: name === '' ? [] : ['label'] },
      ...(row === null
        ? {}
        : {
            row: {
              set,
              rows: [{ strategy: 'css', value: `ul.set-${set} > li`, score: 0.2 }],
              keys: [{ selector: { strategy: 'css', value: 'h3', score: 0.2 }, text: row }],
            },
          }),
      ...(provenance && at !== undefined ? { sources: at.sites } : {}),
      selectors: [
        ...(name === ''
          ? []
          : [{ strategy: 'role' as const, value: `${role}[name=${JSON.stringify(name)}]`, score: 0.6 }]),
        ...(spec.domId === undefined ? [] : [{ strategy: 'css' as const, value: `#${spec.domId}`, score: 0.5 }]),
        { strategy: 'css', value: `main > div:nth-child(${index + 1})`, score: 0.2 },
      ],
    });
    return index;
  };

  const place = (spec: ControlSpec | BoxSpec, boundary: number | null, chain: number[]): void => {
    if (!isBox(spec)) {
      addElement(spec, addIntent(spec, boundary), chain, null);
      return;
    }
    const own = addBoundary(spec, boundary);
    const { box } = spec;
    if (box === 'page') for (const inner of spec.inside) place(inner, own, chain);
    else if (spec.rows === undefined) {
      const container = addContainer({ ...spec, box }, chain[0] ?? null, -1, null, boundaries[own]);
      for (const inner of spec.inside) place(inner, own, [container, ...chain]);
    } else {
      const controls = spec.inside
        .filter((inner) => !isBox(inner))
        .map((inner) => ({ inner, intent: addIntent(inner, own) }));
      for (const row of spec.rows) {
        const container = addContainer({ ...spec, box }, chain[0] ?? null, own, row, boundaries[own]);
        for (const { inner, intent } of controls) addElement(inner, intent, [container, ...chain], row);
      }
    }
  };
  for (const spec of specs) place(spec, null, []);

  const count = (
    all: readonly { selectors: Selector[]; chain: number[] }[],
    { strategy, value }: Selector,
    container: number | null,
  ): number =>
    all.filter(
      (each) =>
        (container === null || each.chain.includes(container)) &&
        each.selectors.some((other) => other.strategy === strategy && other.value === value),
    ).length;
  const candidates = (
    all: readonly { selectors: Selector[]; chain: number[] }[],
    own: { selectors: Selector[]; chain: number[] },
  ): SelectorCandidate[] =>
    own.selectors.map((selector) => ({
      selector,
      document: count(all, selector, null),
      containers: Object.fromEntries(own.chain.map((container) => [container, count(all, selector, container)])),
    }));
  const scopes = containers.map((container) => ({ ...container, chain: chainOf(containers, container.parent) }));
  return {
    appModel: { frameworks: ['react'], intents, boundaries, problems: [] },
    snapshot: {
      state,
      route,
      elements: elements.map(({ selectors, ...element }) => ({
        ...element,
        candidates: candidates(elements, { selectors, chain: element.chain }),
      })),
      containers: scopes.map(({ selectors, chain, ...container }) => ({
        ...container,
        candidates: candidates(scopes, { selectors, chain }),
      })),
    },
    truth,
  };
}

function chainOf(containers: readonly PageContainer[], from: number | null): number[] {
  return from === null ? [] : [from, ...chainOf(containers, containers[from]?.parent ?? null)];
}
