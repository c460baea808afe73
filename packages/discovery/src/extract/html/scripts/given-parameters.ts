import type { FunctionValue, PatternName, Value } from '../../facts/facts.js';
import { hoistNames } from './hoist-names.js';
import { namedValue } from './named-value.js';
import { renameFree } from './rename-free.js';
import type { ScriptScope } from './script-scope.js';
import type { Call } from './script-walk.js';
import { selfIn, type Self } from './self-in.js';

/** A value that a parameter receives, and the object that `this` is in the value. */
interface Given {
  value: Value;
  scope: ScriptScope;
}

/** A value with the object that `this` is around the value. */
export interface ValueWithSelf {
  value: Value;
  self: Self;
}

/**
 * The callbacks and objects that parameters receive: `new Table({ onEdit: open })` gives `onEdit` to the listeners that the
 * constructor attaches. A parameter that receives one value in the whole page becomes a name of the page.
 */
export class GivenParameters {
  /** The given values that may use `this`, each with its object. */
  readonly selves: ValueWithSelf[] = [];
  readonly #names: Record<string, Value>;
  readonly #given = new Map<FunctionValue, Map<string, Given[]>>();
  readonly #named = new Map<FunctionValue, Set<string>>();
  #count = 0;

  /** @param names the page's own names; completed in place */
  constructor(names: Record<string, Value>) {
    this.#names = names;
  }

  /** Notes the values that the parameters of a called function or class receive. */
  note(call: Call, scope: ScriptScope): void {
    if (call.on !== undefined) return;
    const called = namedValue(call.callee, scope)?.value;
    if (called?.kind !== 'function') return;
    const known = this.#given.get(called) ?? new Map<string, Given[]>();
    this.#given.set(called, known);
    for (const [name, argument] of receivedBy(called, call.args)) {
      const before = known.get(name) ?? [];
      const value = argument === undefined ? undefined : knownValue(argument, scope);
      if (value !== undefined && before.some((one) => one.value === value)) continue;
      known.set(name, [...before, { value: value ?? { kind: 'unknown', at: call.at }, scope }]);
    }
  }

  /**
   * Gives each parameter with one known value a name of the page, and forgets the calls.
   * @param isElement decides whether a parameter receives an element, which has a name already
   * @returns true if a parameter got a name
   */
  name(isElement: (called: FunctionValue, param: string) => boolean): boolean {
    const before = this.#count;
    for (const [called, params] of this.#given) {
      const done = this.#named.get(called) ?? new Set<string>();
      this.#named.set(called, done);
      const renamed = new Map<string, string>();
      for (const [param, [only, ...others]] of params) {
        if (only === undefined || others.length > 0 || only.value.kind === 'unknown') continue;
        if (done.has(param) || isElement(called, param)) continue;
        renamed.set(param, this.#nameOf(param, only));
        done.add(param);
      }
      if (renamed.size > 0) renameFree(called, renamed);
    }
    this.#given.clear();
    return this.#count > before;
  }

  /** Makes a name of the page. It begins with the parameter's name, whose words are evidence of the effect. */
  #nameOf(param: string, { value, scope }: Given): string {
    this.#count += 1;
    let name = `${param}~`;
    while (Object.hasOwn(this.#names, name)) name += '~';
    const self = selfIn(scope);
    this.#names[name] = value;
    hoistNames(scope, this.#names);
    if (self !== undefined) this.selves.push({ value, self });
    return name;
  }
}

/** Returns the names that the parameters of a function bind, each with its argument. A pattern binds members of an object. */
function receivedBy(called: FunctionValue, args: readonly Value[]): [string, Value | undefined][] {
  const plain = called.params.flatMap((name, index): [string, Value | undefined][] =>
    name === '' || name.startsWith('...') ? [] : [[name, args[index]]],
  );
  const isPlain = new Set(plain.map(([name]) => name));
  const bound = (called.binds ?? []).flatMap((bind): [string, Value | undefined][] =>
    isPlain.has(bind.local) ? [] : [[bind.local, memberOf(args[bind.param ?? 0], bind)]],
  );
  return [...plain, ...bound];
}

function memberOf(argument: Value | undefined, { path, omit }: PatternName): Value | undefined {
  if (omit !== undefined) return undefined;
  return path.reduce<Value | undefined>(
    (value, key) =>
      value?.kind === 'object' ? value.entries.findLast((entry) => entry.key === key)?.value : undefined,
    argument,
  );
}

/** Returns a function, an object or an instance that an argument is; undefined for anything else, such as a record. */
function knownValue(argument: Value, scope: ScriptScope): Value | undefined {
  if (argument.kind === 'function') return argument;
  if (argument.kind === 'object')
    return argument.entries.some(({ value }) => mayRun(value, scope)) ? argument : undefined;
  if (argument.kind === 'call') return isInstance(argument, scope) ? argument : undefined;
  if (argument.kind !== 'reference') return undefined;
  if (argument.path.join('.') === 'this') return selfIn(scope) === undefined ? undefined : argument;
  const found = namedValue(argument.path, scope);
  if (found?.value === undefined || found.value === argument) return undefined;
  return found.value.kind === 'reference' ? knownName(found.value) : knownValue(found.value, found.scope);
}

/** Returns the name of the page that a parameter of the function around has received. */
const knownName = (value: Extract<Value, { kind: 'reference' }>): Value | undefined =>
  value.path.length === 1 && value.path[0]?.endsWith('~') === true ? value : undefined;

/** Decides whether a member of an object is a function, or a name of one. */
function mayRun(value: Value, scope: ScriptScope): boolean {
  if (value.kind === 'function') return true;
  return value.kind === 'reference' && namedValue(value.path, scope)?.value?.kind === 'function';
}

/** Decides whether a call makes an instance of a class of the page. */
function isInstance({ callee, on }: Extract<Value, { kind: 'call' }>, scope: ScriptScope): boolean {
  const made = on === undefined ? namedValue(callee, scope)?.value : undefined;
  return made?.kind === 'function' && made.locals !== undefined && Object.hasOwn(made.locals, 'this');
}
