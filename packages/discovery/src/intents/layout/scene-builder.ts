import type { Source } from '@webmcp/contract';

import type { LibraryIndex } from '../../libraries/lookup/library-index.js';
import { drawnHost } from '../../libraries/rendering/drawn-host.js';
import type { LinkedElement, LinkedNode, LinkedProp, LinkedRoot, LinkedValue } from '../../link/model/linked.js';
import type { Catalogue } from '../../messages/catalogue.js';
import { classifyElement } from '../elements/classify-element.js';
import { entryInPlace } from '../elements/content-rules.js';
import type { ShownControls } from '../model/shown-control.js';
import { siteKey } from '../model/site-key.js';
import { mergeIntoChild } from '../scene/as-child.js';
import type {
  SceneBase,
  SceneBranch,
  SceneCase,
  SceneElement,
  SceneInstance,
  SceneLoop,
  SceneNode,
  SceneSlot,
  SceneText,
} from '../scene/scene.js';
import { applyShownControls } from './apply-shown-controls.js';
import { constantItems } from './constant-items.js';
import { directiveText, elementMessage } from './element-message.js';
import { possibleBranches } from './possible-branches.js';
import { substitute, type Items } from './substitute.js';
import { sitesKey } from '../model/site-key.js';
import { flexRenderCells, isFlexRender, showsCells, tableCells } from './table-cells.js';
import {
  firstSites,
  isUnplacedMarkup,
  markupOfHandler,
  nearestSlot,
  receivesMarkup,
  type LinkedBranch,
} from './unplaced-markup.js';

/** Calls that return their argument. */
const passThroughCalls = new Set(['useMemo', 'useCallback', 'memo', 'computed', 'markRaw', 'shallowRef', 'ref']);
/** The depth to which objects and arrays of a prop are searched for slots. */
const MAX_SLOT_DEPTH = 5;

const isEvent = (name: string): boolean => /^on[A-Z]/.test(name);

/** The inputs of a scene. */
export interface SceneSources {
  /** Library tables; they classify component tags. */
  libraries: LibraryIndex;
  /** The app's texts. */
  messages: Catalogue;
  /** The controls that pages showed at tags with unclear source. */
  shown: ShownControls;
}

/** The position of a linked node in the scene: the parent, and the items of the unrolled loops around the node. */
interface Position {
  parent: SceneNode | null;
  items: Items;
}

/** A scene node without the fields that every node has. */
type NewNode<T extends SceneNode> = Omit<T, keyof SceneBase>;

/**
 * Turns the linked template of one root into scene nodes: one method for each kind of linked node. The order of nodes
 * and the count of controls are set afterwards, as unplaced markup joins the tree last.
 */
export class SceneBuilder {
  /** Every node, in the order of making. */
  readonly #made: SceneNode[] = [];
  /** The list that each loop iterates, by the loop's number. */
  readonly #loops = new Map<number, LinkedValue>();
  /** Markup that no node rendered so far. */
  readonly #unplaced: { branch: LinkedBranch; position: Position }[] = [];
  /** The slots in which tables render the cells of a row. */
  readonly #cellSlots: SceneSlot[] = [];
  readonly #root: LinkedRoot;
  readonly #sources: SceneSources;

  constructor(root: LinkedRoot, sources: SceneSources) {
    this.#root = root;
    this.#sources = sources;
  }

  /** Builds the tree of the whole root. */
  build(): SceneNode[] {
    const top: Position = { parent: null, items: new Map() };
    const nodes = this.#nodes(this.#withoutUnplaced(this.#root.nodes, this.#root.at, top), top);
    this.#addUnplaced(nodes);
    return nodes;
  }

  #add<T extends SceneNode>(node: NewNode<T>, { parent }: Position): T {
    const depth = parent === null ? 0 : parent.depth + 1;
    const base: SceneBase = { order: 0, depth, parent, children: [], controls: 0 };
    const made = { ...node, ...base } as T;
    this.#made.push(made);
    return made;
  }

  #nodes(nodes: readonly LinkedNode[], position: Position): SceneNode[] {
    return nodes.flatMap((node, at): SceneNode[] => {
      const before = nodes[at - 1];
      if (before?.kind === 'text' && isUnplacedMarkup(node, before.at) && !receivesMarkup(before.value)) {
        this.#unplaced.push({ branch: node, position });
        return [];
      }
      switch (node.kind) {
        case 'element':
          return [this.#element(node, position)];
        case 'text':
          return this.#value(node.value, position);
        case 'branch':
          return this.#branch(node, position);
        case 'loop':
          return this.#loop(node, position);
        case 'instance':
          return [this.#instance(node, position)];
      }
    });
  }

  // Elements

  #element(node: LinkedElement, position: Position): SceneElement {
    const { libraries, messages, shown } = this.#sources;
    const made = this.#emptyElement(node, position);
    const isRepeated = node.again === true;
    const { entry, library } = isRepeated ? { entry: null } : classifyElement(made, libraries);
    made.entry = entry;
    if (library !== undefined) made.library = library;
    for (const prop of node.props)
      if (isEvent(prop.name)) {
        for (const branch of markupOfHandler(prop.value))
          this.#unplaced.push({ branch, position: { ...position, parent: made } });
      }
    made.children = this.#children(node, made, position.items);
    const message = elementMessage(made, messages);
    if (message !== undefined) made.message = message;
    const text = directiveText(made.props, messages);
    if (text !== undefined) made.children.push(...this.#value(text, { ...position, parent: made }));
    made.entry = entryInPlace(made);
    if (!isRepeated) applyShownControls(made, shown.get(siteKey(node.sites[0] ?? this.#root.at)) ?? []);
    mergeIntoChild(made);
    return made;
  }

  #emptyElement({ tag, props, sites }: LinkedElement, position: Position): SceneElement {
    // A custom element is a component: its tag decides nothing in HTML.
    const drawn = tag.kind === 'host' ? tag.name : drawnHost(tag.path, tag.package);
    const host = drawn !== undefined && !drawn.includes('-');
    const name = drawn ?? (tag.kind === 'host' ? tag.name : tag.path.join('.'));
    const { items } = position;
    return this.#add<SceneElement>(
      {
        kind: 'element',
        name: host ? name.toLowerCase() : name,
        host,
        ...(tag.kind === 'component' && tag.package !== undefined ? { package: tag.package } : {}),
        props:
          items.size === 0
            ? props
            : props.map((prop): LinkedProp => ({ ...prop, value: substitute(prop.value, items) })),
        sites,
        entry: null,
      },
      position,
    );
  }

  /** Lays out the markup in props, then the content: the `children` prop only if no content is written. */
  #children(node: LinkedElement, element: SceneElement, items: Items): SceneNode[] {
    const inside: Position = { parent: element, items };
    const isSlotProp = ({ name }: LinkedProp): boolean => !element.host && !isEvent(name) && name !== 'children';
    const slots = element.props.filter(isSlotProp).flatMap(({ name, value }) => this.#slots(name, value, inside));
    const children = node.props.findLast((prop) => prop.name === 'children');
    const given = node.children.length > 0 || children === undefined ? [] : this.#value(children.value, inside);
    const site = node.sites[0] ?? this.#root.at;
    const content = this.#nodes(this.#withoutUnplaced(node.children, site, inside), inside);
    const cells = isFlexRender(element) ? this.#nodes(flexRenderCells(element.props, this.#loops), inside) : [];
    return [...slots, ...given, ...content, ...cells];
  }

  /** Lays out the markup inside a prop's value as slots; a member's slot is named by its path, `columns.render`. */
  #slots(name: string, value: LinkedValue, position: Position, depth = 0): SceneNode[] {
    if (depth > MAX_SLOT_DEPTH) return [];
    const inner = (of: LinkedValue, path = name): SceneNode[] => this.#slots(path, of, position, depth + 1);
    switch (value.kind) {
      case 'markup':
        return this.#slot(name, value.nodes, position);
      case 'function':
        return this.#slot(name, value.returns ?? [], position);
      case 'choice':
        return value.options.flatMap((option) => inner(option));
      case 'array':
        return value.items.flatMap((item) => inner(item));
      case 'object':
        return value.entries.flatMap((entry) => (isEvent(entry.key) ? [] : inner(entry.value, `${name}.${entry.key}`)));
      case 'call':
        return passThroughCalls.has(value.callee.at(-1) ?? '') ? value.args.flatMap((arg) => inner(arg)) : [];
      default:
        return [];
    }
  }

  #slot(name: string, nodes: readonly LinkedNode[], position: Position): SceneNode[] {
    if (nodes.length === 0) return [];
    const slot = this.#add<SceneSlot>({ kind: 'slot', name }, position);
    slot.children = this.#nodes(nodes, { ...position, parent: slot });
    return [slot];
  }

  // Values

  /** Lays out a value in the place of text. Markup inside the value becomes nodes. */
  #value(raw: LinkedValue, position: Position): SceneNode[] {
    const value = substitute(raw, position.items);
    const cells = tableCells(value, this.#loops);
    if (cells !== undefined) return [this.#cells(cells, value, position)];
    const isMarkup = (one: LinkedValue): boolean => one.kind === 'markup';
    if (value.kind === 'markup') return this.#nodes(value.nodes, position);
    if (value.kind === 'function') return this.#nodes(value.returns ?? [], position);
    if (value.kind === 'array' && value.items.some(isMarkup))
      return value.items.flatMap((item) => this.#value(item, position));
    if (value.kind === 'choice' && value.options.some(isMarkup)) {
      const branch = this.#add<SceneBranch>({ kind: 'branch' }, position);
      branch.children = value.options.map((option) => {
        const made = this.#add<SceneCase>({ kind: 'case' }, { ...position, parent: branch });
        made.children = this.#value(option, { ...position, parent: made });
        return made;
      });
      return [branch];
    }
    return [this.#add<SceneText>({ kind: 'text', value }, position)];
  }

  #cells(cells: readonly LinkedNode[], value: LinkedValue, position: Position): SceneSlot {
    const slot = this.#add<SceneSlot>({ kind: 'slot', name: 'cells' }, position);
    slot.children = this.#nodes(cells, { ...position, parent: slot });
    if (cells.length === 0 && showsCells(value)) this.#cellSlots.push(slot);
    return slot;
  }

  // Branches, loops, instances

  /** Lays out the branches that can be rendered. A branch that is always rendered replaces the branch node. */
  #branch(node: LinkedBranch, position: Position): SceneNode[] {
    const possible = possibleBranches(node, position.items, this.#loops);
    const [only] = possible;
    if (only === undefined) return [];
    if (possible.length === 1 && only.test === undefined) return this.#nodes(only.nodes, position);
    const branch = this.#add<SceneBranch>({ kind: 'branch' }, position);
    branch.children = possible.map(({ test, nodes }) => {
      const made = this.#add<SceneCase>(
        { kind: 'case', ...(test === undefined ? {} : { test }) },
        { ...position, parent: branch },
      );
      made.children = this.#nodes(nodes, { ...position, parent: made });
      return made;
    });
    return [branch];
  }

  /** Lays out a loop's body once for each item of a constant list, else once inside a loop node. */
  #loop(node: Extract<LinkedNode, { kind: 'loop' }>, position: Position): SceneNode[] {
    const { loop, body, item, sites } = node;
    const over = substitute(node.over, position.items);
    this.#loops.set(loop, over);
    // An item of an unrolled loop without such a list: a menu entry without a submenu.
    if (over !== node.over && over.kind === 'literal' && over.value === null) return [];
    const items = constantItems(over);
    if (items !== undefined)
      return items.flatMap((one) =>
        this.#nodes(body, { ...position, items: new Map([...position.items, [loop, one]]) }),
      );
    const made = this.#add<SceneLoop>({ kind: 'loop', over, ...(item === undefined ? {} : { item }), sites }, position);
    made.children = this.#nodes(body, { ...position, parent: made });
    return [made];
  }

  #instance(node: Extract<LinkedNode, { kind: 'instance' }>, position: Position): SceneNode {
    const { name, file, instance, sites } = node;
    const made = this.#add<SceneInstance>({ kind: 'instance', name, file, instance, sites }, position);
    made.children = this.#nodes(node.children, { ...position, parent: made });
    return made;
  }

  // Unplaced markup

  /** Takes unplaced markup off the end of a list of nodes and remembers it. */
  #withoutUnplaced(nodes: readonly LinkedNode[], site: Source, position: Position): readonly LinkedNode[] {
    const last = nodes.at(-1);
    if (!isUnplacedMarkup(last, site)) return nodes;
    this.#unplaced.push({ branch: last, position });
    return nodes.slice(0, -1);
  }

  /** Adds the markup that no node rendered: to the nearest slot for table cells, else to the end of the root. */
  #addUnplaced(nodes: SceneNode[]): void {
    const rendered = new Set<string>();
    let seen = 0;
    for (let next = this.#unplaced.shift(); next !== undefined; next = this.#unplaced.shift()) {
      const { branch, position } = next;
      for (; seen < this.#made.length; seen++) {
        const node = this.#made[seen];
        if (node?.kind === 'element' || node?.kind === 'instance') rendered.add(sitesKey(node.sites));
      }
      const key = firstSites([branch]);
      if (key === undefined || rendered.has(key)) continue;
      const slot = position.parent === null ? undefined : nearestSlot(this.#cellSlots, position.parent);
      const target = slot?.children ?? nodes;
      target.push(...this.#nodes([branch], { items: position.items, parent: slot ?? null }));
    }
  }
}
