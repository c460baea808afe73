import type { BoundaryKind, Source } from '@webmcp/contract';

import { shownIf } from '../../extract/facts/neutral-props.js';
import { HostElement } from '../elements/host-rules.js';
import { headingIn } from '../labels/headings.js';
import type { IndexedScene } from '../scene/id-index.js';
import { descendants, isControl, type SceneElement, type SceneInstance, type SceneNode } from '../scene/scene.js';
import { findValue, textProp } from '../values/prop-values.js';
import { narrowed, shownBy, shownElseOf, type ShowCondition } from '../values/shown-by.js';
import { shownByLook } from '../values/shown-by-look.js';
import type { DraftBoundary, DraftIntent, DraftRows } from './draft.js';
import type { IntentReader, NewIntent, TakenGuard } from './intent-reader.js';
import { readElement } from './read-element.js';
import { readLoop, readStaticRows } from './read-rows.js';
import { staticRows } from './static-rows.js';
import type { Guard, Surroundings } from './surroundings.js';

/** Walks the scene of one root and drafts boundaries and intents in document order. */
export class RootReader implements IntentReader {
  readonly context: IndexedScene;
  readonly intents: DraftIntent[] = [];
  readonly boundaries: DraftBoundary[] = [];
  readonly readRows: DraftRows[] = [];
  /** The regions of guards, by the guarded node. */
  readonly #guards = new Map<SceneNode, DraftBoundary>();

  constructor(context: IndexedScene) {
    this.context = context;
  }

  visitAll(nodes: readonly SceneNode[], around: Surroundings): void {
    const rows = staticRows(nodes);
    const repeated = new Set([...rows.values()].flatMap((one) => one.others));
    for (const node of nodes) {
      const set = rows.get(node);
      if (set !== undefined) readStaticRows(this, node, set, around);
      else if (!repeated.has(node)) this.visit(node, around);
    }
  }

  visit(node: SceneNode, around: Surroundings): void {
    switch (node.kind) {
      case 'text':
        return;
      case 'slot':
        return this.visitAll(node.children, around);
      case 'branch':
        return this.#visitBranch(node, around);
      case 'case':
        return this.visitAll(node.children, this.#guarded(around, node, shownBy(node.test)));
      case 'instance':
        return this.#visitInstance(node, around);
      case 'loop':
        return readLoop(this, node, around);
      case 'element':
        return readElement(this, node, this.#guarded(around, node, conditionOf(node, around, this.context)));
    }
  }

  /** Visits the cases of a branch. The `else` of comparisons is shown by the state: `item === null ? … : …`. */
  #visitBranch(node: SceneNode, around: Surroundings): void {
    const last = node.children.at(-1);
    const others = node.children.slice(0, -1);
    const isElse = last?.kind === 'case' && last.test === undefined && others.every(({ kind }) => kind === 'case');
    const shown = isElse ? shownElseOf(others.map((one) => (one.kind === 'case' ? one.test : undefined))) : undefined;
    if (last === undefined || shown === undefined) return this.visitAll(node.children, around);
    this.visitAll(others, around);
    return this.visitAll(last.children, this.#guarded(around, last, shown));
  }

  #visitInstance(node: SceneInstance, around: Surroundings): void {
    const { around: outer, shown } = this.takeGuard(around);
    const boundary = this.addBoundary('component', node, outer.boundary, node.sites, {
      component: node.name,
      ...shown,
    });
    this.visitAll(node.children, { ...outer, boundary });
  }

  addIntent(draft: NewIntent, around: Surroundings): DraftIntent {
    const { boundary, form } = this.resolveGuard(around);
    const made: DraftIntent = { ...draft, boundary, form, members: [] };
    this.intents.push(made);
    const { trigger } = around;
    if (trigger !== null && !trigger.taken && draft.entry.is !== 'field') {
      trigger.taken = true;
      trigger.take(made);
    }
    return made;
  }

  addBoundary(
    kind: BoundaryKind,
    node: SceneNode | null,
    parent: DraftBoundary | null,
    sites: Source[],
    more: Partial<DraftBoundary> = {},
  ): DraftBoundary {
    const made: DraftBoundary = {
      node,
      kind,
      parent,
      sites,
      entry: null,
      labels: [],
      openers: [],
      handlers: [],
      ...more,
    };
    this.boundaries.push(made);
    return made;
  }

  /** Adds a guard to the surroundings; an earlier guard becomes a region first. */
  #guarded(around: Surroundings, node: SceneNode, shown: ShowCondition | undefined): Surroundings {
    if (shown === undefined) return around;
    const { guard } = around;
    const both = guard === null || this.#guards.has(guard.node) ? undefined : narrowed(guard.shown, shown);
    return both === undefined
      ? { ...this.resolveGuard(around), guard: { node, shown } }
      : { ...around, guard: { node, shown: both } };
  }

  resolveGuard(around: Surroundings): Surroundings {
    const { guard } = around;
    if (guard === null) return around;
    const boundary = this.#guards.get(guard.node) ?? this.#addRegion(guard, around.boundary);
    return { ...around, boundary, guard: null };
  }

  #addRegion({ node, shown }: Guard, parent: DraftBoundary): DraftBoundary {
    const first = [node, ...descendants(node)].find((one): one is SceneElement => one.kind === 'element');
    const region = this.addBoundary('region', node, parent, first?.sites ?? parent.sites, {
      shown,
      labels: headingIn(node),
    });
    this.#guards.set(node, region);
    return region;
  }

  takeGuard(around: Surroundings): TakenGuard {
    const { guard } = around;
    if (guard === null) return { around, shown: {} };
    const region = this.#guards.get(guard.node);
    if (region !== undefined) return { around: { ...around, boundary: region, guard: null }, shown: {} };
    return { around: { ...around, guard: null }, shown: { shown: guard.shown } };
  }
}

/**
 * Returns the condition in an element's own props. The look of a control says whether it is pressed, not whether it is
 * shown. A plain script may show a control of a form by its id.
 */
function conditionOf(node: SceneElement, { form }: Surroundings, { shown }: IndexedScene): ShowCondition | undefined {
  const { props } = node;
  const own = shownBy(findValue(props, shownIf));
  if (own !== undefined || node.controls === 0) return own;
  if (!isControl(node)) return shownByLook(props) ?? shownByPress(node, shown);
  return form === null ? undefined : shownById(node);
}

/** Returns the condition of a control with an id that is hidden until a script shows it. */
function shownById({ host, name, props }: SceneElement): ShowCondition | undefined {
  const id = host ? textProp(props, 'id') : undefined;
  return id === undefined || !new HostElement(name, props).isHidden ? undefined : { state: `#${id}`, atFirst: false };
}

/** Returns the condition of a plain box that a press shows by its id: a view or a step of a page. */
function shownByPress({ host, entry, props }: SceneElement, shown: ReadonlySet<string>): ShowCondition | undefined {
  const id = host && entry === null ? textProp(props, 'id') : undefined;
  return id !== undefined && shown.has(id) ? { state: `#${id}` } : undefined;
}
