import type { Source } from '@webmcp/contract';

import type { BoundaryEntry, TriggerEntry } from '../libraries/library-table.js';
import type { LinkedRoot, LinkedValue } from '../link/linked.js';
import { boundaryLabels, headingIn } from './boundary-names.js';
import { controlParts } from './control-parts.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import { fieldControl, actionControl } from './control-of.js';
import { handlersOf, stateName } from './handlers.js';
import type { BoundaryKind } from './intent.js';
import { ariaLabels, isControl, type LabelContext } from './labels.js';
import { isOption } from './options.js';
import { findValue, isOn, textProp } from './prop-values.js';
import { labelsOf, readingsOf } from './readings.js';
import { descendants, type SceneElement, type SceneLoop, type SceneNode, type SceneSlot } from './scene.js';
import { captionOf, describeSource, hasControls, holderOf, makesRows, roleOf, rootElement } from './row-shape.js';
import { shownBy, type Shown } from './shown-by.js';
import { staticRows, twinSites, type StaticRows } from './static-rows.js';
import type { ScopeRecord, Surroundings } from './surroundings.js';
import { pageTitle } from './page-title.js';

export interface RootReading {
  intents: DraftIntent[];
  boundaries: DraftBoundary[];
}

/** Walks a root's scene once and drafts its boundaries and intents in document order. */
export function readRoot(root: LinkedRoot, context: LabelContext, nodes: readonly SceneNode[]): RootReading {
  const intents: DraftIntent[] = [];
  const boundaries: DraftBoundary[] = [];
  const guards = new Map<SceneNode, DraftBoundary>();

  function boundaryOf(
    kind: BoundaryKind,
    node: SceneNode | null,
    parent: DraftBoundary | null,
    sites: Source[],
    more: Partial<DraftBoundary> = {},
  ): DraftBoundary {
    const made: DraftBoundary = {
      node,
      entry: null,
      kind,
      parent,
      labels: [],
      openers: [],
      handlers: [],
      sites,
      order: boundaries.length,
      ...more,
    };
    boundaries.push(made);
    return made;
  }

  /** A guarded piece of template without a boundary of its own gets one when something interactive shows up in it. */
  function settle(around: Surroundings): Surroundings {
    if (around.guard === null) return around;
    const { node, shown } = around.guard;
    let made = guards.get(node);
    if (made === undefined) {
      made = boundaryOf('region', node, around.boundary, siteOfGuard(node, around), { shown, labels: headingIn(node) });
      guards.set(node, made);
    }
    return { ...around, boundary: made, guard: null };
  }

  function siteOfGuard(node: SceneNode, around: Surroundings): Source[] {
    for (const one of descendants(node)) if (one.kind === 'element') return one.sites;
    return around.boundary.sites;
  }

  function addIntent(draft: Omit<DraftIntent, 'boundary' | 'form' | 'members'>, around: Surroundings): DraftIntent {
    const settled = settle(around);
    const made: DraftIntent = { ...draft, boundary: settled.boundary, form: settled.form, members: [] };
    intents.push(made);
    if (around.trigger !== null && !around.trigger.taken && draft.entry.is !== 'field') {
      around.trigger.taken = true;
      around.trigger.take(made);
    }
    return made;
  }

  function visitAll(list: readonly SceneNode[], around: Surroundings): void {
    const written = staticRows(list);
    const skipped = new Set([...written.values()].flatMap((one) => one.others));
    for (const node of list) {
      const set = written.get(node);
      if (set !== undefined) visitStaticRows(node, set, settle(around));
      else if (!skipped.has(node)) visit(node, around);
    }
  }

  /** Rows that are written out one by one are read once; their controls also stand at the other rows' sites. */
  function visitStaticRows(node: SceneNode, set: StaticRows, around: Surroundings): void {
    const before = intents.length;
    const twins = twinSites(set);
    visit(node, rows(set.first, set.first, undefined, set.first.sites, around));
    for (const intent of intents.slice(before)) {
      const sites = twins.get(intent.node);
      if (sites !== undefined) intent.alsoAt = sites;
    }
  }

  function visit(node: SceneNode, around: Surroundings): void {
    switch (node.kind) {
      case 'text':
        return;
      case 'branch':
        return visitAll(node.children, around);
      case 'slot':
        return visitAll(node.children, around);
      case 'case': {
        const shown = shownBy(node.test);
        return visitAll(node.children, shown === undefined ? around : { ...settle(around), guard: { node, shown } });
      }
      case 'instance': {
        const taken = takeGuard(around);
        const made = boundaryOf('component', node, taken.around.boundary, node.sites, {
          component: node.name,
          ...taken.shown,
        });
        return visitAll(node.children, { ...taken.around, boundary: made });
      }
      case 'loop':
        return visitLoop(node, around);
      case 'element':
        return visitElement(node, around);
    }
  }

  /** The next boundary is what a guard shows. */
  function takeGuard(around: Surroundings): { around: Surroundings; shown: { shown?: Shown } } {
    if (around.guard === null) return { around, shown: {} };
    const already = guards.get(around.guard.node);
    if (already !== undefined) return { around: { ...around, boundary: already, guard: null }, shown: {} };
    return { around: { ...around, guard: null }, shown: { shown: around.guard.shown } };
  }

  function visitLoop(node: SceneLoop, around: Surroundings): void {
    if (!makesRows(node, around.field)) return visitAll(node.children, around);
    visitAll(
      node.children,
      rows(
        node,
        rootElement(node),
        { over: describeSource(node.over), ...(node.item === undefined ? {} : { item: node.item }) },
        node.sites,
        settle(around),
      ),
    );
  }

  function rows(
    node: SceneNode,
    root: SceneElement | undefined,
    loop: DraftBoundary['loop'],
    sites: Source[],
    around: Surroundings,
  ): Surroundings {
    const holder = holderOf(node);
    const list = boundaryOf('list', holder ?? node.parent, around.boundary, holder?.sites ?? sites, {
      labels: holder === undefined ? [] : [...ariaLabels(holder.props, holder, context), ...captionOf(holder)],
      ...(holder === undefined ? {} : roleOf(holder)),
    });
    const row = boundaryOf('row', root ?? node, list, root?.sites ?? sites, {
      labels: root === undefined ? [] : ariaLabels(root.props, root, context),
      ...(root === undefined ? {} : roleOf(root)),
      ...(loop === undefined ? {} : { loop }),
    });
    return { ...around, boundary: row, rowRoot: root ?? null };
  }

  function visitElement(node: SceneElement, around: Surroundings): void {
    const shown = shownBy(findValue(node.props, 'v-show'));
    if (shown !== undefined) return element(node, { ...settle(around), guard: { node, shown } });
    element(node, around);
  }

  function element(node: SceneElement, around: Surroundings): void {
    const { entry } = node;
    switch (entry?.is) {
      case 'field': {
        if (around.field !== null && isOption(node)) return;
        const parts = controlParts(node, entry);
        const handlers = handlersOf(parts.props);
        addIntent({ node, entry, control: fieldControl(parts.props, entry), handlers }, around);
        const own = new Set(entry.inner ?? []);
        const others = node.children.filter((child) => child.kind !== 'slot' || !own.has(child.name));
        return visitAll(others, { ...around, field: node });
      }
      case 'action': {
        if (around.field !== null && entry.option === true) return;
        if (entry.asChild !== undefined && isOn(findValue(node.props, entry.asChild))) {
          const before = intents.length;
          visitAll(node.children, around);
          const inner = intents[before];
          if (inner !== undefined && entry.dismisses === true)
            inner.entry = { ...inner.entry, is: 'action', control: inner.control, dismisses: true };
          return;
        }
        addIntent(
          { node, entry, control: actionControl(node, entry, around.form !== null), handlers: handlersOf(node.props) },
          around,
        );
        // What stands inside a button is not reached by itself; a clickable box may hold controls of its own.
        return visitAll(node.children, { ...around, trigger: null });
      }
      case 'boundary':
        return visitBoundary(node, entry, around);
      case 'scope': {
        const record: ScopeRecord = { shown: scopeShown(node, entry.open ?? ['open']), triggers: [], contents: [] };
        const inner: Surroundings = { ...around, scopes: new Map([...around.scopes, [entry.of, record]]) };
        if (entry.firstChild === true) visitFirstAsTrigger(node, inner, record);
        else visitAll(node.children, inner);
        return closeScope(record);
      }
      case 'trigger':
        return visitTrigger(node, entry, around);
      case 'part':
        return entry.part === 'rows'
          ? visitRows(node, entry.rows ?? [], entry.data ?? [], around)
          : visitAll(node.children, around);
      default:
        return visitAll(node.children, around);
    }
  }

  function visitFirstAsTrigger(node: SceneElement, around: Surroundings, record: ScopeRecord): void {
    const trigger = {
      taken: false,
      take: (intent: DraftIntent): void => void record.triggers.push({ intent, pair: undefined }),
    };
    visitAll(node.children, { ...around, trigger });
  }

  function visitTrigger(node: SceneElement, entry: TriggerEntry, around: Surroundings): void {
    if (around.field !== null && entry.of === 'field') return visitAll(node.children, around);
    const record = around.scopes.get(entry.of);
    const pair = entry.pair === undefined ? undefined : textProp(node.props, entry.pair);
    const register = (intent: DraftIntent): void => void record?.triggers.push({ intent, pair });
    const asChild =
      entry.asChild === 'always' || (entry.asChild !== undefined && isOn(findValue(node.props, entry.asChild)));
    if (asChild) {
      const trigger = { taken: false, take: register };
      visitAll(node.children, { ...around, trigger });
      if (trigger.taken) return;
      const child = [...descendants(node)].find((one): one is SceneElement => one.kind === 'element') ?? node;
      register(
        addIntent(
          { node: child, entry, control: entry.control ?? 'button', handlers: handlersOf(child.props) },
          { ...around, trigger: null },
        ),
      );
      return;
    }
    const made = addIntent(
      { node, entry, control: entry.control ?? 'button', handlers: handlersOf(node.props) },
      around,
    );
    register(made);
    visitAll(node.children, around);
  }

  function closeScope(record: ScopeRecord): void {
    for (const { boundary, pair } of record.contents) {
      for (const trigger of record.triggers) {
        if (pair !== undefined && trigger.pair !== undefined && pair !== trigger.pair) continue;
        if (!boundary.openers.includes(trigger.intent) && !isWithin(trigger.intent.boundary, boundary))
          boundary.openers.push(trigger.intent);
      }
    }
  }

  function visitRows(
    node: SceneElement,
    names: readonly string[],
    data: readonly string[],
    around: Surroundings,
  ): void {
    const isRowSlot = (child: SceneNode): child is SceneSlot =>
      child.kind === 'slot' && names.some((name) => child.name === name || child.name.startsWith(`${name}.`));
    for (const child of node.children) {
      if (isRowSlot(child) && hasControls(child)) {
        const over = data.map((name) => findValue(node.props, name)).find((value) => value !== undefined);
        visitAll(
          child.children,
          rows(child, rootElement(child), { over: describeSource(over) }, node.sites, settle(around)),
        );
      } else visit(child, around);
    }
  }

  function visitBoundary(node: SceneElement, entry: BoundaryEntry, around: Surroundings): void {
    const labels = boundaryLabels(node, entry, context);
    if (entry.named === true && (labels.length === 0 || node === around.rowRoot)) {
      if (node === around.rowRoot) around.boundary.labels.push(...labels);
      return visitAll(node.children, around);
    }
    const taken = takeGuard(around);
    const record = entry.of === undefined ? undefined : around.scopes.get(entry.of);
    const own = (entry.open ?? []).map((name) => shownBy(findValue(node.props, name))).find((one) => one !== undefined);
    const shown = own ?? taken.shown.shown ?? record?.shown;
    const made = boundaryOf(entry.kind, node, taken.around.boundary, node.sites, {
      entry,
      labels,
      handlers: handlersOf(node.props).filter((handler) => handler.event !== 'model'),
      ...(entry.role === undefined || entry.role === ''
        ? roleOf(node)
        : { role: textProp(node.props, 'role') ?? entry.role }),
      ...(shown === undefined ? {} : { shown }),
    });
    record?.contents.push({
      boundary: made,
      pair: entry.pair === undefined ? undefined : textProp(node.props, entry.pair),
    });
    const inner: Surroundings = {
      ...taken.around,
      boundary: made,
      form: entry.kind === 'form' ? made : taken.around.form,
      trigger: null,
      rowRoot: null,
      field: null,
    };
    const activators = new Set(entry.activator ?? []);
    for (const child of node.children) {
      if (child.kind === 'slot' && activators.has(child.name)) {
        const trigger = { taken: false, take: (intent: DraftIntent): void => void made.openers.push(intent) };
        visitAll(child.children, { ...around, trigger });
      } else visit(child, inner);
    }
    for (const implied of entry.implied ?? []) {
      const handlers = handlersOf(node.props).filter(
        (handler) => `on${handler.event}`.toLowerCase() === implied.event.toLowerCase(),
      );
      if (handlers.length === 0 && implied.dismisses !== true) continue;
      addIntent(
        {
          node,
          entry: { is: 'action', control: 'button', label: implied.label },
          implied,
          control: 'button',
          handlers,
        },
        inner,
      );
    }
    if (node.name === 'details') {
      const summary = intents.find((intent) => intent.node.name === 'summary' && intent.node.parent === node);
      if (summary !== undefined) made.openers.push(summary);
    }
  }

  const page = boundaryOf('page', null, null, [root.at], { component: root.component, labels: pageTitle(nodes) });
  visitAll(nodes, {
    boundary: page,
    form: null,
    guard: null,
    scopes: new Map(),
    field: null,
    trigger: null,
    rowRoot: null,
  });
  return { intents, boundaries };
}

function isWithin(at: DraftBoundary | null, boundary: DraftBoundary): boolean {
  for (let one = at; one !== null; one = one.parent) if (one === boundary) return true;
  return false;
}

function scopeShown(node: SceneElement, names: readonly string[]): Shown | undefined {
  return names.map((name) => shownBy(findValue(node.props, name))).find((one) => one !== undefined);
}
