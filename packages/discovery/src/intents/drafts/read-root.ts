import { controlRoles } from '../model/control-roles.js';
import type { ActionEntry, BoundaryKind, FieldEntry, Source } from '@webmcp/contract';

import type { LinkedRoot } from '../../link/model/linked.js';
import { headingIn } from '../labels/headings.js';
import { actionControl, fieldControl } from '../controls/control-kind.js';
import { controlParts } from '../controls/control-parts.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import { handlersOf } from '../values/handlers.js';
import type { IndexedScene } from '../scene/id-index.js';
import { modelHandlers } from './model-around.js';
import { isOption } from '../controls/options.js';
import { pageTitle } from '../labels/page-title.js';
import { findValue, textProp } from '../values/prop-values.js';
import { isAsChild } from '../scene/merged-props.js';
import { readBoundary } from './read-boundary.js';
import { readOwnControls } from './read-own-controls.js';
import { readLoop, readStaticRows, readTable } from './read-rows.js';
import { readTabs } from './read-tabs.js';
import { readScope, readTrigger } from './read-trigger.js';
import type { NewIntent, IntentReader } from './intent-reader.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { shownBy, shownElse } from '../values/shown-by.js';
import { staticRows } from './static-rows.js';
import type { Surroundings } from './surroundings.js';
import { shownIf } from '../../extract/facts/neutral-props.js';

/** Walks a root's scene once and drafts its boundaries and intents in document order. */
export function readRoot(
  root: LinkedRoot,
  context: IndexedScene,
  nodes: readonly SceneNode[],
): { intents: DraftIntent[]; boundaries: DraftBoundary[] } {
  const reader = createReader(context);
  const labels = pageTitle(nodes);
  const page = reader.addBoundary('page', null, null, [root.at], { component: root.component, labels });
  reader.visitAll(nodes, {
    boundary: page,
    form: null,
    guard: null,
    scopes: new Map(),
    field: null,
    action: null,
    trigger: null,
    rowRoot: null,
    table: null,
  });
  return reader;
}

function createReader(context: IndexedScene): IntentReader {
  const intents: DraftIntent[] = [];
  const boundaries: DraftBoundary[] = [];
  const guards = new Map<SceneNode, DraftBoundary>();

  function addBoundary(
    kind: BoundaryKind,
    node: SceneNode | null,
    parent: DraftBoundary | null,
    sites: Source[],
    more: Partial<DraftBoundary> = {},
  ): DraftBoundary {
    const blank = { entry: null, labels: [], openers: [], handlers: [], order: boundaries.length };
    const made: DraftBoundary = { node, kind, parent, sites, ...blank, ...more };
    boundaries.push(made);
    return made;
  }

  /** A guarded piece of template without a boundary of its own gets one when something interactive shows up in it. */
  function settle(around: Surroundings): Surroundings {
    if (around.guard === null) return around;
    const { node, shown } = around.guard;
    let made = guards.get(node);
    if (made === undefined) {
      const first = [node, ...descendants(node)].find((one): one is SceneElement => one.kind === 'element');
      const sites = first?.sites ?? around.boundary.sites;
      made = addBoundary('region', node, around.boundary, sites, { shown, labels: headingIn(node) });
      guards.set(node, made);
    }
    return { ...around, boundary: made, guard: null };
  }

  function takeGuard(around: Surroundings): ReturnType<IntentReader['takeGuard']> {
    if (around.guard === null) return { around, shown: {} };
    const already = guards.get(around.guard.node);
    if (already !== undefined) return { around: { ...around, boundary: already, guard: null }, shown: {} };
    return { around: { ...around, guard: null }, shown: { shown: around.guard.shown } };
  }

  function addIntent(draft: NewIntent, around: Surroundings): DraftIntent {
    const { boundary, form } = settle(around);
    const made: DraftIntent = { ...draft, boundary, form, members: [] };
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
      if (set !== undefined) readStaticRows(reader, node, set, around);
      else if (!skipped.has(node)) visit(node, around);
    }
  }

  function visit(node: SceneNode, around: Surroundings): void {
    switch (node.kind) {
      case 'text':
        return;
      case 'branch': {
        const [one, other, ...more] = node.children;
        const isElse = one?.kind === 'case' && other?.kind === 'case' && other.test === undefined && more.length === 0;
        const shown = isElse ? shownElse(one.test) : undefined;
        if (!isElse || shown === undefined) return visitAll(node.children, around);
        visit(one, around);
        return visitAll(other.children, { ...settle(around), guard: { node: other, shown } });
      }
      case 'slot':
        return visitAll(node.children, around);
      case 'case': {
        const shown = shownBy(node.test);
        return visitAll(node.children, shown === undefined ? around : { ...settle(around), guard: { node, shown } });
      }
      case 'instance': {
        const taken = takeGuard(around);
        const more = { component: node.name, ...taken.shown };
        const made = addBoundary('component', node, taken.around.boundary, node.sites, more);
        return visitAll(node.children, { ...taken.around, boundary: made });
      }
      case 'loop':
        return readLoop(reader, node, around);
      case 'element': {
        const shown = shownBy(findValue(node.props, shownIf));
        return visitElement(reader, node, shown === undefined ? around : { ...settle(around), guard: { node, shown } });
      }
    }
  }

  const reader: IntentReader = {
    context,
    intents,
    boundaries,
    visit,
    visitAll,
    addIntent,
    addBoundary,
    settle,
    takeGuard,
  };
  return reader;
}

function visitElement(reader: IntentReader, node: SceneElement, around: Surroundings): void {
  const { entry } = node;
  switch (entry?.is) {
    case 'field':
      return readField(reader, node, entry, around);
    case 'action':
      return readAction(reader, node, entry, around);
    case 'boundary':
      return readBoundary(reader, node, entry, around);
    case 'scope':
      return readScope(reader, node, entry, around);
    case 'trigger':
      return readTrigger(reader, node, entry, around);
    case 'part':
      if (entry.part === 'rows' || entry.part === 'table') return readTable(reader, node, entry, around);
      if (entry.part === 'tabs') return readTabs(reader, node, entry, around);
      break;
    default:
  }
  reader.visitAll(node.children, around);
  readOwnControls(reader, node, around);
}

function readField(reader: IntentReader, node: SceneElement, entry: FieldEntry, around: Surroundings): void {
  if (around.field !== null && isOption(node)) return;
  const { props } = controlParts(node, entry);
  reader.addIntent({ node, entry, control: fieldControl(props, entry), handlers: handlersOf(props) }, around);
  if (entry.inside === true) return;
  const own = new Set(entry.inner ?? []);
  const others = node.children.filter((child) => child.kind !== 'slot' || !own.has(child.name));
  reader.visitAll(others, { ...around, field: node });
}

function isFileInput(node: SceneNode): boolean {
  return node.kind === 'element' && node.name === 'input' && textProp(node.props, 'type') === 'file';
}

function readAction(reader: IntentReader, node: SceneElement, entry: ActionEntry, around: Surroundings): void {
  if (around.field !== null && entry.option === true) return;
  if (entry.asChild !== undefined && isAsChild(node, entry.asChild)) {
    const before = reader.intents.length;
    reader.visitAll(node.children, around);
    const inner = reader.intents[before];
    // The child is the control; that it dismisses, and the role, come from what it stands for.
    if (inner?.entry.is === 'action') {
      const roles = [...new Set([...(entry.roles ?? []), ...(inner.entry.roles ?? controlRoles[inner.control])])];
      inner.entry = {
        ...inner.entry,
        ...(entry.roles === undefined ? {} : { roles }),
        ...(entry.dismisses === true ? { dismisses: true } : {}),
      };
    }
    if (inner !== undefined) return;
  }
  // What draws a file input opens the browser's own chooser.
  if ([...descendants(node)].some(isFileInput)) return reader.visitAll(node.children, around);
  const control = actionControl(node, entry, around.form !== null);
  const handlers = [...handlersOf(node.props), ...modelHandlers(node, entry.sets)];
  const action = reader.addIntent({ node, entry, control, handlers }, around);
  reader.visitAll(node.children, { ...around, trigger: null, action });
}
