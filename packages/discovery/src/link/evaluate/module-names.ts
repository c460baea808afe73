import { stateMakers } from '../../libraries/known/state-makers.js';
import { vuexStore } from '../known-calls/vuex-store.js';
import type { Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import { absent, type ResolvedValue } from '../model/resolved-value.js';

/**
 * Resolves a name at a module's top level; null if the module has no such name.
 * @param asTag prefers a component if a component and a constant have the same name
 */
export function moduleName(evaluator: Evaluator, module: Module, name: string, asTag: boolean): ResolvedValue | null {
  const { facts, scope } = module;
  const constant = Object.hasOwn(facts.constants, name) ? facts.constants[name] : undefined;
  const component = facts.components.findLast((one) => one.name === name);
  if (constant !== undefined && (component === undefined || !asTag)) {
    if (constant.kind === 'function') evaluator.memory.functionNames.set(constant, name);
    return named(evaluator.evaluate(constant, scope), `${facts.file}:${name}`);
  }
  if (component !== undefined) return { kind: 'component', component, module };
  const imported = facts.imports.findLast((one) => one.local === name);
  if (imported === undefined) {
    if (name === '$store') return vuexStore(evaluator);
    const shared = evaluator.app.namesWithoutImport.get(name);
    return shared === undefined || shared === module ? null : exportedValue(evaluator, shared, name);
  }
  return importedValue(evaluator, module, imported.from, { imported: imported.imported, local: name });
}

/** Sets the name of a result: the first constant that holds the result. A module's ref is a state of the whole app. */
function named(resolved: ResolvedValue, id: string): ResolvedValue {
  if (resolved.kind !== 'result' || resolved.path.length > 0) return resolved;
  const { call } = resolved;
  const maker = stateMakers.get(call.callee.at(-1) ?? '');
  // A build may import the function by itself.
  const isKnown = call.package === undefined ? call.callee.length === 1 : maker?.packages.includes(call.package);
  if (maker !== undefined && isKnown === true) return { kind: 'state', id, path: [], unwraps: true };
  call.id ??= id;
  return resolved;
}

interface ImportedName {
  imported: string;
  local: string;
}

function importedValue(evaluator: Evaluator, module: Module, from: string, name: ImportedName): ResolvedValue {
  const { imported, local } = name;
  const target = evaluator.app.resolve(module.facts.file, from);
  if (target === null) return outside(from, name);
  const found = evaluator.app.modules.get(target);
  if (found === undefined) return { kind: 'unresolved', path: [local] };
  if (imported === '*') return { kind: 'namespace', module: found };
  return (
    exportedValue(evaluator, found, imported) ?? {
      kind: 'unresolved',
      path: [imported === 'default' ? local : imported],
    }
  );
}

function outside(from: string, { imported, local }: ImportedName): ResolvedValue {
  const path = [imported === 'default' || imported === '*' ? local : imported];
  return /^[./]/.test(from) ? { kind: 'unresolved', path } : { kind: 'outside', package: from, path };
}

/** Resolves an export of a module, through re-exports; null if the module has none of that name. */
export function exportedValue(evaluator: Evaluator, module: Module, name: string): ResolvedValue | null {
  const known = module.exports.get(name);
  if (known !== undefined) return known;
  module.exports.set(name, null);
  const found = findExport(evaluator, module, name);
  module.exports.set(name, found);
  return found;
}

function findExport(evaluator: Evaluator, module: Module, name: string): ResolvedValue | null {
  const { facts } = module;
  for (const one of facts.exports) {
    if (one.exported !== name) continue;
    if (one.from !== undefined) {
      const local = one.local ?? name;
      return importedValue(evaluator, module, one.from, { imported: local, local: name });
    }
    return moduleName(evaluator, module, one.local ?? name, true) ?? absent;
  }
  return name === 'default' ? null : starExport(evaluator, module, name);
}

/** Resolves an export of `export * from './other'`. */
function starExport(evaluator: Evaluator, { facts }: Module, name: string): ResolvedValue | null {
  const { app } = evaluator;
  for (const one of facts.exports) {
    if (one.exported !== '*' || one.from === undefined) continue;
    const target = app.resolve(facts.file, one.from);
    const found = target === null ? undefined : app.modules.get(target);
    const resolved = found === undefined ? null : exportedValue(evaluator, found, name);
    if (resolved !== null) return resolved;
  }
  return null;
}
