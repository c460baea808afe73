import type { HandlerFacts, Value } from '../../facts/facts.js';
import { bindComputed, bindName, type ComponentScript } from './component-script.js';
import { componentTag } from '../template/component-tag.js';
import { vuexMember } from './vuex-member.js';
import { emitsOfDeclaration, propsOfDeclaration, stringItems } from './declared-props.js';

type ObjectValue = Extract<Value, { kind: 'object' }>;

/** Returns the options of a component: an object, bare or passed to `defineComponent`, `Vue.extend` and the like; else null. */
export function optionsOf(value: Value): ObjectValue | null {
  if (value.kind === 'object') return value;
  if (value.kind !== 'call') return null;
  for (const argument of value.args) {
    const options = optionsOf(argument);
    if (options !== null) return options;
  }
  return null;
}

/** Reads an Options API component: data as states, computed and methods as locals, `setup()` like `<script setup>`. */
export function readOptions({ entries }: ObjectValue, script: ComponentScript): void {
  for (const { key, value } of entries) if (Object.hasOwn(options, key)) options[key]?.(value, script);
}

/** The options that are read, by name. */
const options: Readonly<Record<string, (value: Value, script: ComponentScript) => void>> = {
  inheritAttrs: (value, script) => {
    if (value.kind === 'literal' && value.value === false) script.inheritAttrs = false;
  },
  props: (value, script) => script.props.names.push(...propsOfDeclaration(value)),
  emits: (value, script) => script.emits.push(...emitsOfDeclaration(value)),
  data: readData,
  computed: (value, script) => {
    for (const [name, member] of members(value)) {
      if (name.startsWith('~')) script.frame.locals[name] = member;
      else bindComputed(name, member, script);
    }
  },
  methods: (value, script) => {
    for (const [name, member] of members(value)) bindName(name, wrapped(member), script);
  },
  components: readComponents,
  provide: readProvided,
  inject: readInjected,
  setup: readSetupFunction,
  render: (value, script) => {
    if (value.kind === 'function') script.render = value;
  },
};

function readData(value: Value, script: ComponentScript): void {
  const data = value.kind === 'function' ? value.result : value;
  if (data?.kind !== 'object') return;
  const { frame } = script;
  const own = new Set(data.entries.map(({ key }) => key));
  // A component's own data replaces that of its mixins.
  frame.states = frame.states.filter(({ value: name }) => !own.has(name));
  for (const entry of data.entries) frame.states.push({ value: entry.key, initial: entry.value });
}

function readProvided(value: Value, script: ComponentScript): void {
  const data = value.kind === 'function' ? value.result : value;
  if (data?.kind !== 'object') return;
  for (const { key, value: given } of data.entries) {
    script.provides.push({ key: { kind: 'literal', value: key, at: given.at }, value: given });
  }
}

/** Reads `inject: ['save']`, `inject: { save: 'key' }` and `inject: { save: { from: 'key' } }` as results of `inject('key')`. */
function readInjected(value: Value, script: ComponentScript): void {
  const bind = (name: string, key: Value): void => {
    script.frame.locals[name] = { kind: 'call', callee: ['inject'], args: [key], at: key.at };
  };
  if (value.kind === 'array') {
    for (const item of value.items) if (item.kind === 'literal') bind(String(item.value), item);
  }
  if (value.kind !== 'object') return;
  for (const { key, value: given } of value.entries) {
    const from = given.kind === 'object' ? given.entries.find((entry) => entry.key === 'from')?.value : given;
    bind(key, from ?? { kind: 'literal', value: key, at: given.at });
  }
}

/** Reads `setup()`: the names inside the function, the values that it provides, and the names that it returns. */
function readSetupFunction(value: Value, script: ComponentScript): void {
  if (value.kind !== 'function') return;
  const [props] = value.params;
  if (props !== undefined && props !== '') script.props.whole = props;
  script.frame.states.push(...(value.states ?? []));
  for (const [name, local] of Object.entries(value.locals ?? {})) bindName(name, local, script);
  script.provides.push(...providedBy(value.does));
  if (value.result?.kind === 'function') script.render = value.result;
  if (value.result?.kind === 'object') bindReturned(value.result, script);
}

function providedBy({ calls }: HandlerFacts): ComponentScript['provides'] {
  return calls.flatMap(({ callee, args: [key, value] }) =>
    callee.join('.') === 'provide' && key !== undefined && value !== undefined ? [{ key, value }] : [],
  );
}

/** Binds the names that `setup()` returns for values without a name of their own. */
function bindReturned({ entries }: ObjectValue, script: ComponentScript): void {
  for (const { key, value } of entries) {
    const isSame = value.kind === 'reference' && value.path.join('.') === key;
    if (!isSame) bindName(key, value, script);
  }
}

/** Returns the members of `computed` or `methods`, with the members of `...mapState(…)` and the like. */
function members(value: Value): [string, Value][] {
  if (value.kind !== 'object') return mapped(value);
  return [...value.spreads.flatMap(mapped), ...value.entries.map((entry): [string, Value] => [entry.key, entry.value])];
}

/** Returns the function inside `debounce(function () {…}, 300)`. */
function wrapped(value: Value): Value {
  if (value.kind !== 'call') return value;
  return value.args.find((argument) => argument.kind === 'function') ?? value;
}

const mappers = new Set(['mapState', 'mapGetters', 'mapActions', 'mapMutations', 'mapWritableState']);

/**
 * Binds `add` of Pinia's `...mapActions(useCart, ['add'])` to that member of `useCart()`, and the names of Vuex as {@link
 * vuexMember} does.
 */
function mapped(spread: Value): [string, Value][] {
  const mapper = spread.kind === 'call' ? (spread.callee.at(-1) ?? '') : '';
  if (spread.kind !== 'call' || !mappers.has(mapper)) return [];
  const given = spread.args.at(-1);
  const store = spread.args.length > 1 ? spread.args[0] : undefined;
  const names = given === undefined || given.kind === 'object' ? [] : stringItems(given);
  const entries =
    given?.kind === 'object'
      ? given.entries
      : names.map((name) => ({ key: name, value: { kind: 'literal' as const, value: name, at: spread.at } }));
  return entries.flatMap((entry): [string, Value][] =>
    store?.kind === 'reference'
      ? [[entry.key, piniaMember(store.path, entry.value, spread.at)]]
      : vuexMember(mapper, store?.kind === 'literal' ? String(store.value) : '', entry),
  );
}

/** Returns a member of a store of Pinia: by its name, or by a function of the store, `{ total: (store) => store.sum }`. */
function piniaMember(store: string[], value: Value, at: Value['at']): Value {
  const isNamed = value.kind === 'literal' && typeof value.value === 'string';
  const read: Value = { kind: 'call', callee: store, args: isNamed ? [] : [value], at };
  return isNamed ? { kind: 'call', callee: ['[]'], args: [read, value], at } : read;
}

/** Reads other names of components, and lazy imports: `components: { 'my-field': TextField, Chart: () => import('./Chart.vue') }`. */
function readComponents(value: Value, script: ComponentScript): void {
  if (value.kind !== 'object') return;
  for (const { key, value: component } of value.entries) {
    const tag = componentTag(key);
    const name = tag.kind === 'component' ? tag.path.join('.') : key;
    const isSame = component.kind === 'reference' && component.path.join('.') === name;
    if (!isSame) bindName(name, component, script);
  }
}
