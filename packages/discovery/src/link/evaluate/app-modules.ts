import type { FileFacts } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { absent, emptyGiven, type ResolvedValue, type Module, type LexicalScope } from '../model/resolved-value.js';

/** A module for each file, by path. */
export function appModules(files: readonly FileFacts[]): Map<string, Module> {
  return new Map(files.map((facts) => [facts.file, moduleOf(facts)]));
}

function moduleOf(facts: FileFacts): Module {
  const module: Module = { facts, exports: new Map(), scope: emptyScope };
  module.scope = {
    parent: null,
    module,
    owner: {
      instance: 0,
      sites: [],
      given: emptyGiven(false),
      stack: [],
      hooks: new Map(),
      results: new Set(),
      size: 0,
    },
    contexts: null,
    names: new Map(),
    locals: facts.constants,
    statePrefix: `${facts.file}:`,
    running: [],
    unrolled: 0,
    memo: new Map(),
    rendered: new Set(),
    asked: new Set(),
  };
  return module;
}

const emptyScope = {} as LexicalScope;

/**
 * What a name stands for at a module's top level; null where the module has no such name.
 * @param asTag whether a component is wanted, where a component and a constant have the same name
 */
export function moduleName(linker: Linker, module: Module, name: string, asTag: boolean): ResolvedValue | null {
  const { facts, scope } = module;
  const constant = Object.hasOwn(facts.constants, name) ? facts.constants[name] : undefined;
  const component = facts.components.findLast((one) => one.name === name);
  if (constant !== undefined && (component === undefined || !asTag)) {
    if (constant.kind === 'function') linker.functionNames.set(constant, name);
    return named(linker.evaluate(constant, scope), `${facts.file}:${name}`);
  }
  if (component !== undefined) return { kind: 'component', component, module };
  const imported = facts.imports.findLast((one) => one.local === name);
  if (imported === undefined) return null;
  return importedValue(linker, module, imported.from, imported.imported, name);
}

const reactive = new Set(['ref', 'shallowRef', 'reactive', 'shallowReactive']);

/** A result is known by the constant that first holds it; a module's ref is a state of the whole app. */
function named(resolved: ResolvedValue, id: string): ResolvedValue {
  if (resolved.kind !== 'result' || resolved.path.length > 0) return resolved;
  const { call } = resolved;
  if (call.package === 'vue' && reactive.has(call.callee.at(-1) ?? '')) {
    return { kind: 'state', id, path: [], unwraps: true };
  }
  call.id ??= id;
  return resolved;
}

function importedValue(linker: Linker, module: Module, from: string, imported: string, local: string): ResolvedValue {
  const target = linker.resolve(module.facts.file, from);
  if (target === null) return outside(from, imported, local);
  const found = linker.modules.get(target);
  if (found === undefined) return { kind: 'unresolved', path: [local] };
  if (imported === '*') return { kind: 'namespace', module: found };
  return (
    exportedValue(linker, found, imported) ?? {
      kind: 'unresolved',
      path: [imported === 'default' ? local : imported],
    }
  );
}

function outside(from: string, imported: string, local: string): ResolvedValue {
  const path = [imported === 'default' || imported === '*' ? local : imported];
  return /^[./]/.test(from) ? { kind: 'unresolved', path } : { kind: 'outside', package: from, path };
}

/** What a module exports under a name, through re-exports; null where nothing is found. */
export function exportedValue(linker: Linker, module: Module, name: string): ResolvedValue | null {
  const known = module.exports.get(name);
  if (known !== undefined) return known;
  module.exports.set(name, null);
  const found = findExport(linker, module, name);
  module.exports.set(name, found);
  return found;
}

function findExport(linker: Linker, module: Module, name: string): ResolvedValue | null {
  const { facts } = module;
  for (const one of facts.exports) {
    if (one.exported !== name) continue;
    if (one.from !== undefined) {
      const local = one.local ?? name;
      return importedValue(linker, module, one.from, local, name);
    }
    return moduleName(linker, module, one.local ?? name, true) ?? absent;
  }
  if (name === 'default') return null;
  for (const one of facts.exports) {
    if (one.exported !== '*' || one.from === undefined) continue;
    const target = linker.resolve(facts.file, one.from);
    const found = target === null ? undefined : linker.modules.get(target);
    const resolved = found === undefined ? null : exportedValue(linker, found, name);
    if (resolved !== null) return resolved;
  }
  return null;
}
