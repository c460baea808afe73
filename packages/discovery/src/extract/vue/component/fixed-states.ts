import type { Node, Statement } from '@babel/types';

import type { ComponentFacts, StateFacts } from '../../facts/facts.js';
import { isTwoWay } from '../../facts/neutral-props.js';

/**
 * Turns states that hold a list or a text which is written out and never changed into constants: `const menu = ref([{ … }])`
 * that is only read. Whatever may change it, a list's items included, keeps it a state: an assignment, a method that changes it, being
 * passed to a call or given another name, `v-model` on it or on an item of it.
 * @param script the component's statements
 */
export function fixStates(component: ComponentFacts, script: readonly Statement[]): void {
  const written = component.states.filter(isWritten);
  if (written.length === 0) return;
  const names = new Set(written.map(({ value }) => value));
  const changed = new Set<string>();
  const around: Node[] = [];
  for (const statement of script) visit(statement, around, names, changed);
  const aliases = aliasesIn(component.root, names);
  for (const [name, value] of Object.entries(component.locals)) {
    // What has no name in the source is kept under one that starts so: `menu[at]`.
    const [list] = name.startsWith('~') ? mentioned(value, aliases) : [];
    if (list !== undefined) aliases.set(name, list);
  }
  readFacts(component.root, names, aliases, changed);
  for (const { value, initial } of written) {
    if (changed.has(value) || initial === undefined) continue;
    component.states = component.states.filter((state) => state.value !== value);
    component.locals[value] = initial;
  }
}

/** An empty text or list is there to be filled. */
function isWritten({ initial, setter }: StateFacts): boolean {
  if (setter !== undefined) return false;
  if (initial?.kind === 'literal') return typeof initial.value === 'string' && initial.value.trim() !== '';
  return initial?.kind === 'array' && initial.items.length > 0;
}

const changing = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'forEach']);

/** @param around the nodes around this one, outermost first; given back as it was */
function visit(node: Node, around: Node[], names: ReadonlySet<string>, changed: Set<string>): void {
  if (node.type === 'Identifier') {
    if (names.has(node.name) && mayChange(node, around)) changed.add(node.name);
    return;
  }
  around.push(node);
  for (const key in node) {
    const part: unknown = Reflect.get(node, key);
    if (typeof part !== 'object' || part === null || key === 'loc') continue;
    if (Array.isArray(part)) {
      for (const entry of part as unknown[]) if (isNode(entry)) visit(entry, around, names, changed);
    } else if (isNode(part)) visit(part, around, names, changed);
  }
  around.pop();
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Whether the list, a member of it or what a method of it gives is written, passed on or given another name. */
function mayChange(name: Node, around: readonly Node[]): boolean {
  let whole = name;
  for (let index = around.length - 1; index >= 0; index -= 1) {
    const parent = around[index];
    if (parent === undefined) break;
    switch (parent.type) {
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        if (parent.computed && parent.property === whole) return false;
        if (parent.property.type === 'Identifier' && changing.has(parent.property.name)) return true;
        break;
      case 'CallExpression':
      case 'OptionalCallExpression':
        if (parent.callee !== whole) return true;
        break;
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        break;
      case 'ObjectProperty':
        return parent.shorthand || parent.value === whole;
      case 'VariableDeclarator':
        return parent.init === whole;
      case 'AssignmentExpression':
      case 'UpdateExpression':
      case 'NewExpression':
      case 'ArrayExpression':
      case 'ArrayPattern':
      case 'ForOfStatement':
      case 'ForInStatement':
        return true;
      case 'UnaryExpression':
        return parent.operator === 'delete';
      default:
        return false;
    }
    whole = parent;
  }
  return false;
}

/** The names of items of loops over the lists, with the list that each belongs to. */
function aliasesIn(root: unknown, names: ReadonlySet<string>): Map<string, string> {
  const aliases = new Map([...names].map((name) => [name, name]));
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'loop' && 'over' in part) {
      const list = [...mentioned(part.over, aliases)][0];
      const item = 'item' in part ? [part.item] : [];
      const pattern = 'itemPattern' in part && Array.isArray(part.itemPattern) ? part.itemPattern : [];
      const locals = pattern.map((bind: { local: string }) => bind.local);
      if (list !== undefined) for (const name of [...item, ...locals]) aliases.set(String(name), list);
    }
    for (const inner of Object.values(part)) read(inner);
  };
  read(root);
  return aliases;
}

/** The lists that a part of the facts names. */
function mentioned(part: unknown, aliases: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const key of ['path', 'target', 'callee']) {
    const path: unknown = Reflect.get(part, key);
    const list = Array.isArray(path) ? aliases.get(String(path[0])) : undefined;
    if (list !== undefined) found.add(list);
  }
  for (const inner of Object.values(part)) mentioned(inner, aliases, found);
  return found;
}

/** What the template changes: two-way bindings, assignments in handlers, and calls that are given a list or a method of it. */
function readFacts(
  part: unknown,
  names: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
  changed: Set<string>,
): void {
  if (typeof part !== 'object' || part === null) return;
  const add = (written: unknown): void => {
    for (const list of mentioned(written, aliases)) changed.add(list);
  };
  const isBound = 'name' in part && typeof part.name === 'string' && isTwoWay(part.name);
  // Vue 2 binds both ways by a modifier: `:visible.sync`.
  const isInSync = 'modifiers' in part && Array.isArray(part.modifiers) && part.modifiers.includes('sync');
  if (isBound || isInSync) add(placeOf(part));
  if ('assigns' in part && Array.isArray(part.assigns)) {
    for (const assign of part.assigns as unknown[]) add(assign);
  }
  if ('calls' in part && Array.isArray(part.calls)) {
    for (const call of part.calls as unknown[]) {
      if (typeof call !== 'object' || call === null || !('callee' in call) || !Array.isArray(call.callee)) continue;
      if (changing.has(String(call.callee.at(-1)))) add({ path: call.callee });
      if ('args' in call && Array.isArray(call.args)) {
        for (const argument of call.args as { kind?: string; path?: string[] }[]) {
          const [list = ''] = argument.path ?? [];
          if (argument.kind === 'reference' && names.has(list)) changed.add(list);
        }
      }
    }
  }
  for (const inner of Object.values(part)) readFacts(inner, names, aliases, changed);
}

/** What a bound value is a place in: `form` of `form[entry.id]`, whose key stays as it is. */
function placeOf(prop: object): unknown {
  let place: unknown = 'value' in prop ? prop.value : undefined;
  while (isKeyed(place)) [place] = place.args;
  return place;
}

function isKeyed(value: unknown): value is { args: unknown[] } {
  if (typeof value !== 'object' || value === null || !('callee' in value) || !('args' in value)) return false;
  return Array.isArray(value.callee) && value.callee.join('.') === '[]' && Array.isArray(value.args);
}
