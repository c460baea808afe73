import { vuexFunctions } from '../../libraries/known/functions.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import type { ResolvedValue, StateValue, StoreValue, VuexPart, WrittenValue } from '../model/resolved-value.js';
import { outsideName, packageOf, type KnownCall } from './value-call.js';

/** The calls that make the store of Vuex, `createStore(…)` and `new Vuex.Store(…)`, and those that read it. */
export const vuexCalls: KnownCall = {
  name: 'the store of Vuex',
  result(evaluator, call) {
    if (packageOf(call) !== vuexFunctions.package) return null;
    const name = outsideName(call) ?? '';
    if (name === vuexFunctions.reads) return vuexStore(evaluator);
    const [options] = call.args;
    if (!vuexFunctions.makes.includes(name) || options === undefined) return null;
    return { kind: 'store', id: vuexFunctions.id, data: force(evaluator, options), vuex: root };
  },
};

const root: VuexPart = { part: 'store', space: '', path: [] };

/** Returns the one store of Vuex in the app, which templates and methods read as `$store`; null without such a store. */
export function vuexStore(evaluator: Evaluator): StoreValue | null {
  const { memory, app } = evaluator;
  if (memory.vuex !== undefined) return memory.vuex;
  memory.vuex = null;
  const stores = [...app.modules.values()].flatMap((module) => storesIn(evaluator, module));
  memory.vuex = stores[0] ?? null;
  return memory.vuex;
}

function storesIn(evaluator: Evaluator, { facts, scope }: Module): StoreValue[] {
  if (!facts.imports.some(({ from }) => from === vuexFunctions.package)) return [];
  return Object.values(facts.constants).flatMap((value) => {
    if (value.kind !== 'call' || !vuexFunctions.makes.includes(value.callee.at(-1) ?? '')) return [];
    const made = evaluator.evaluate(value, scope);
    return made.kind === 'store' && made.vuex !== undefined ? [made] : [];
  });
}

/** Returns a member of the store of Vuex: its state, a getter's result, or the function that commits or dispatches. */
export function memberOfVuex(evaluator: Evaluator, store: StoreValue, vuex: VuexPart, key: string): ResolvedValue {
  const { part, path } = vuex;
  if (part === 'getters') return getterOf(evaluator, store, `${vuex.space}${key}`) ?? stateAt(['getters', key]);
  if (part !== 'store') return { kind: 'unresolved', path: ['$store', part, key] };
  switch (key) {
    case 'state':
      return stateAt(path);
    case 'rootState':
      return stateAt([]);
    case 'getters':
    case 'commit':
    case 'dispatch':
      return { ...store, vuex: { ...vuex, part: key } };
    case 'rootGetters':
      return { ...store, vuex: { ...root, part: 'getters' } };
    default:
      return { kind: 'unresolved', path: ['$store', key] };
  }
}

const stateAt = (path: string[]): StateValue => ({ kind: 'state', id: vuexFunctions.id, path });

/** A function of the store, with the first argument that Vuex passes to it. */
export interface VuexFunction {
  fn: WrittenValue;
  first: ResolvedValue;
}

/** Returns the mutations or actions of a name, as `commit` or `dispatch` of a module finds them. */
export function vuexFunctionsNamed(evaluator: Evaluator, store: StoreValue, name: string): VuexFunction[] {
  const { part, space } = store.vuex ?? root;
  const kind = part === 'commit' ? 'mutations' : 'actions';
  const found = (full: string): VuexFunction[] =>
    modulesIn(evaluator, store.data).flatMap((module) => {
      const fn = functionIn(evaluator, module, kind, full);
      const own: VuexPart = { part: 'store', space: module.space, path: module.path };
      const first = kind === 'mutations' ? stateAt(module.path) : { ...store, vuex: own };
      return fn === null ? [] : [{ fn, first }];
    });
  const own = found(`${space}${name}`);
  // An action of a module names others of the whole store with `{ root: true }`.
  return own.length > 0 || space === '' ? own : found(name);
}

function getterOf(evaluator: Evaluator, store: StoreValue, full: string): ResolvedValue | null {
  for (const module of modulesIn(evaluator, store.data)) {
    const fn = functionIn(evaluator, module, 'getters', full);
    if (fn?.value.kind !== 'function') continue;
    const getters = (space: string): StoreValue => ({ ...store, vuex: { ...root, space, part: 'getters' } });
    const args = [stateAt(module.path), getters(module.space), stateAt([]), getters('')];
    return evaluator.call({ fn: fn.value, closure: fn.scope, args, caller: fn.scope });
  }
  return null;
}

/** A module of the store, or the store itself. */
interface VuexModule {
  options: ResolvedValue;
  space: string;
  path: string[];
}

/** Returns a function of a module by its full name. The options of an action may hold it as its `handler`. */
function functionIn(
  evaluator: Evaluator,
  { options, space }: VuexModule,
  kind: string,
  full: string,
): WrittenValue | null {
  if (!full.startsWith(space)) return null;
  const member = evaluator.member(evaluator.member(options, kind), full.slice(space.length));
  const isOptions = member.kind === 'value' && member.value.kind === 'object';
  const fn = isOptions ? evaluator.member(member, 'handler') : member;
  return fn.kind === 'value' && fn.value.kind === 'function' ? fn : null;
}

/** The depth to which modules inside modules are known. */
const maxDepth = 4;

function modulesIn(evaluator: Evaluator, options: ResolvedValue, space = '', path: string[] = []): VuexModule[] {
  const inside = evaluator.member(options, 'modules');
  const isKnown = inside.kind === 'value' && inside.value.kind === 'object' && path.length < maxDepth;
  const deeper = isKnown && inside.value.kind === 'object' ? inside.value.entries : [];
  return [
    { options, space, path },
    ...deeper.flatMap(({ key }) => {
      const module = evaluator.member(inside, key);
      const named = evaluator.member(module, 'namespaced');
      const isNamed = named.kind === 'value' && named.value.kind === 'literal' && named.value.value === true;
      return modulesIn(evaluator, module, isNamed ? `${space}${key}/` : space, [...path, key]);
    }),
  ];
}
