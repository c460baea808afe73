import type { Source } from '@webmcp/contract';
import type { LibraryIndex } from '../../libraries/library-index.js';
import type { Catalogue } from '../../messages/catalogue.js';
import type { LinkedElement, LinkedNode, LinkedProp, LinkedRoot, LinkedValue } from '../../link/model/linked.js';
import { constantItems } from './constant-items.js';
import { isSetLater } from './is-set-later.js';
import { directiveText, elementMessage } from './element-message.js';
import { entryInPlace } from '../elements/entry-in-place.js';
import {
  isControl,
  sharedDepth,
  type Scene,
  type SceneBase,
  type SceneBranch,
  type SceneCase,
  type SceneElement,
  type SceneInstance,
  type SceneLoop,
  type SceneNode,
  type SceneSlot,
  type SceneText,
} from '../scene/scene.js';
import { mergeIntoChild } from '../scene/merged-props.js';
import { meaningOf } from '../elements/classify-element.js';
import type { ShownControls } from '../model/shown-control.js';
import { siteKey } from '../model/site-key.js';
import { takeShown } from './take-shown.js';
import { truthOf } from '../values/prop-values.js';
import { firstSites, isGivenMarkup, isSpill, sitesKey } from './unplaced-markup.js';
import { substitute, type Items } from './substitute.js';
import { flexRenderCells, showsCells, tableCells } from './table-cells.js';

/** Calls that give what they are given. */
const rememberers = new Set(['useMemo', 'useCallback', 'memo', 'computed', 'markRaw', 'shallowRef', 'ref']);
/** Slots are looked for this deep in objects and arrays of a prop. */
const MAX_SLOT_DEPTH = 5;

/** Builds a root's scene. @param onPage what pages showed of tags that the source says too little of */
export function buildScene(
  root: LinkedRoot,
  libraries: LibraryIndex,
  messages: Catalogue,
  onPage: ShownControls = new Map(),
): Scene {
  const all: SceneNode[] = [];
  const loops = new Map<number, LinkedValue>();
  const spills: { branch: LinkedNode; items: Items; user: SceneNode | null }[] = [];
  /** Where tables show the cells of a row. */
  const cellPlaces: SceneSlot[] = [];

  function add<T extends SceneNode>(node: T, parent: SceneNode | null): T {
    node.order = all.length;
    node.depth = parent === null ? 0 : parent.depth + 1;
    node.parent = parent;
    all.push(node);
    return node;
  }
  const base = (): SceneBase => ({ order: 0, depth: 0, parent: null, children: [], controls: 0 });

  function slotsOf(name: string, value: LinkedValue, items: Items, parent: SceneNode, depth: number): SceneNode[] {
    if (depth > MAX_SLOT_DEPTH) return [];
    switch (value.kind) {
      case 'markup':
      case 'function': {
        const nodes = value.kind === 'markup' ? value.nodes : (value.returns ?? []);
        if (nodes.length === 0) return [];
        const slot = add<SceneSlot>({ kind: 'slot', name, ...base() }, parent);
        slot.children = buildAll(nodes, items, slot);
        return [slot];
      }
      case 'choice':
        return value.options.flatMap((option) => slotsOf(name, option, items, parent, depth + 1));
      case 'array':
        return value.items.flatMap((item) => slotsOf(name, item, items, parent, depth + 1));
      case 'object':
        return value.entries.flatMap((entry) =>
          /^on[A-Z]/.test(entry.key) ? [] : slotsOf(`${name}.${entry.key}`, entry.value, items, parent, depth + 1),
        );
      case 'call':
        if (!rememberers.has(value.callee.at(-1) ?? '')) return [];
        return value.args.flatMap((arg) => slotsOf(name, arg, items, parent, depth + 1));
      default:
        return [];
    }
  }

  function element(node: LinkedElement, items: Items, parent: SceneNode | null): SceneElement {
    const host = node.tag.kind === 'host' && !node.tag.name.includes('-');
    const name = node.tag.kind === 'host' ? node.tag.name : node.tag.path.join('.');
    const props =
      items.size === 0
        ? node.props
        : node.props.map((prop): LinkedProp => ({ ...prop, value: substitute(prop.value, items) }));
    const made = add<SceneElement>(
      {
        kind: 'element',
        name: host ? name.toLowerCase() : name,
        host,
        ...(node.tag.kind === 'component' && node.tag.package !== undefined ? { package: node.tag.package } : {}),
        props,
        sites: node.sites,
        entry: null,
        ...base(),
      },
      parent,
    );
    const meaning = node.again === true ? { entry: null } : meaningOf(made, libraries);
    made.entry = meaning.entry;
    if (meaning.library !== undefined) made.library = meaning.library;
    // What event handlers give is shown elsewhere: `onClick={() => open(<Dialog/>)}`. The values of the other props are placed.
    for (const prop of node.props) if (/^on[A-Z]/.test(prop.name)) spillOf(prop.value, items, made);
    const slots = props.flatMap((prop) =>
      host || /^on[A-Z]/.test(prop.name) || prop.name === 'children'
        ? []
        : slotsOf(prop.name, prop.value, items, made, 0),
    );
    const children = node.props.findLast((prop) => prop.name === 'children');
    const given = node.children.length > 0 || children === undefined ? [] : childrenProp(children.value, items, made);
    made.children = [
      ...slots,
      ...given,
      ...buildAll(withoutSpill(node.children, node.sites[0] ?? root.at, items, made), items, made),
    ];
    if (!host && /(?:^|\.)FlexRender$/.test(name))
      made.children.push(...buildAll(flexRenderCells(props, loops), items, made));
    const message = elementMessage(made, messages);
    if (message !== undefined) made.message = message;
    const shown = directiveText(props, messages);
    if (shown !== undefined) made.children.push(...text({ kind: 'text', value: shown, at: shown.at }, items, made));
    made.entry = entryInPlace(made);
    if (node.again !== true) takeShown(made, onPage.get(siteKey(node.sites[0] ?? root.at)) ?? []);
    mergeIntoChild(made);
    return made;
  }

  /** Markup that a handler passes on, or gives. */
  function spillOf(value: LinkedValue, items: Items, user: SceneNode): void {
    if (value.kind === 'choice') for (const option of value.options) spillOf(option, items, user);
    if (value.kind !== 'function' || value.returns === undefined || value.returns.length === 0) return;
    const { at, returns } = value;
    spills.push({ branch: { kind: 'branch', tests: [{ kind: 'unknown', at }], branches: [returns], at }, items, user });
  }

  function childrenProp(value: LinkedValue, items: Items, parent: SceneNode): SceneNode[] {
    return text({ kind: 'text', value, at: value.at }, items, parent);
  }

  function text(node: Extract<LinkedNode, { kind: 'text' }>, items: Items, parent: SceneNode | null): SceneNode[] {
    const value = substitute(node.value, items);
    const cells = tableCells(value, loops);
    if (cells !== undefined) {
      const slot = add<SceneSlot>({ kind: 'slot', name: 'cells', ...base() }, parent);
      slot.children = buildAll(cells, items, slot);
      if (cells.length === 0 && showsCells(value)) cellPlaces.push(slot);
      return [slot];
    }
    if (value.kind === 'markup') return buildAll(value.nodes, items, parent);
    if (value.kind === 'function') return value.returns === undefined ? [] : buildAll(value.returns, items, parent);
    if (value.kind === 'array' && value.items.some((item) => item.kind === 'markup'))
      return value.items.flatMap((item) => text({ kind: 'text', value: item, at: item.at }, items, parent));
    if (value.kind === 'choice' && value.options.some((option) => option.kind === 'markup')) {
      const branch = add<SceneBranch>({ kind: 'branch', ...base() }, parent);
      branch.children = value.options.map((option) => {
        const made = add<SceneCase>({ kind: 'case', ...base() }, branch);
        made.children = text({ kind: 'text', value: option, at: option.at }, items, made);
        return made;
      });
      return [branch];
    }
    return [add<SceneText>({ kind: 'text', value, ...base() }, parent)];
  }

  function branches(
    node: Extract<LinkedNode, { kind: 'branch' }>,
    items: Items,
    parent: SceneNode | null,
  ): SceneNode[] {
    const open: { test?: LinkedValue; nodes: LinkedNode[] }[] = [];
    for (const [at, nodes] of node.branches.entries()) {
      const raw = node.tests[at];
      const test = raw === undefined || isSetLater(raw, loops) ? raw : substitute(raw, items);
      const truth = test === undefined ? true : truthOf(test);
      if (truth === false) continue;
      open.push({ ...(truth === true || test === undefined ? {} : { test }), nodes });
      if (truth === true) break;
    }
    const [only] = open;
    if (only === undefined) return [];
    if (open.length === 1 && only.test === undefined) return buildAll(only.nodes, items, parent);
    const branch = add<SceneBranch>({ kind: 'branch', ...base() }, parent);
    branch.children = open.map(({ test, nodes }) => {
      const made = add<SceneCase>({ kind: 'case', ...(test === undefined ? {} : { test }), ...base() }, branch);
      made.children = buildAll(nodes, items, made);
      return made;
    });
    return [branch];
  }

  function loop(node: Extract<LinkedNode, { kind: 'loop' }>, items: Items, parent: SceneNode | null): SceneNode[] {
    const over = substitute(node.over, items);
    loops.set(node.loop, over);
    // An item that is written out and has no such list: a menu's entry without entries below it.
    if (over !== node.over && over.kind === 'literal' && over.value === null) return [];
    const constant = constantItems(over);
    if (constant !== undefined) {
      return constant.flatMap((item) => buildAll(node.body, new Map([...items, [node.loop, item]]), parent));
    }
    const made = add<SceneLoop>(
      { kind: 'loop', over, ...(node.item === undefined ? {} : { item: node.item }), sites: node.sites, ...base() },
      parent,
    );
    made.children = buildAll(node.body, items, made);
    return [made];
  }

  /** Leaves out what only spilled over from a call; it is laid out at the end unless it is placed by then. */
  function withoutSpill(
    nodes: readonly LinkedNode[],
    at: Source,
    items: Items,
    user: SceneNode | null,
  ): readonly LinkedNode[] {
    const last = nodes.at(-1);
    if (!isSpill(last, at)) return nodes;
    spills.push({ branch: last, items, user });
    return nodes.slice(0, -1);
  }

  function buildAll(nodes: readonly LinkedNode[], items: Items, parent: SceneNode | null): SceneNode[] {
    return nodes.flatMap((node, at): SceneNode[] => {
      const before = nodes[at - 1];
      if (before?.kind === 'text' && isSpill(node, before.at) && !isGivenMarkup(before.value)) {
        spills.push({ branch: node, items, user: parent });
        return [];
      }
      switch (node.kind) {
        case 'element':
          return [element(node, items, parent)];
        case 'text':
          return text(node, items, parent);
        case 'branch':
          return branches(node, items, parent);
        case 'loop':
          return loop(node, items, parent);
        case 'instance': {
          const { name, file, instance, sites } = node;
          const made = add<SceneInstance>({ kind: 'instance', name, file, instance, sites, ...base() }, parent);
          made.children = buildAll(node.children, items, made);
          return [made];
        }
      }
    });
  }

  const nodes = buildAll(withoutSpill(root.nodes, root.at, new Map(), null), new Map(), null);
  const placed = new Set<string>();
  let seen = 0;
  for (let spill = spills.shift(); spill !== undefined; spill = spills.shift()) {
    const key = firstSites([spill.branch]);
    for (; seen < all.length; seen++) {
      const node = all[seen];
      if (node?.kind === 'element' || node?.kind === 'instance') placed.add(sitesKey(node.sites));
    }
    if (key === undefined || placed.has(key)) continue;
    const { user } = spill;
    const place = user === null ? undefined : nearest(cellPlaces, user);
    const made = buildAll([spill.branch], spill.items, place ?? null);
    if (place === undefined) nodes.push(...made);
    else place.children.push(...made);
  }
  return { nodes, all: numbered(nodes) };
}

/** The place that has most of its surroundings in common with a node. */
function nearest(places: readonly SceneSlot[], node: SceneNode): SceneSlot | undefined {
  let best: SceneSlot | undefined;
  let depth = -1;
  for (const place of places) {
    const shared = sharedDepth(place, node);
    if (shared > depth) {
      best = place;
      depth = shared;
    }
  }
  return best;
}

/** All nodes in document order, numbered and with their controls counted; what was placed late now stands where it belongs. */
function numbered(nodes: readonly SceneNode[], all: SceneNode[] = []): SceneNode[] {
  for (const node of nodes) {
    node.order = all.length;
    all.push(node);
    numbered(node.children, all);
    node.controls = node.children.reduce((sum, child) => sum + child.controls, isControl(node) ? 1 : 0);
  }
  return all;
}
