import type { ComponentFacts } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { lookUp, lookUpPath } from './look-up.js';
import type { ResolvedValue, Module, LexicalScope } from '../model/resolved-value.js';

/** What a component tag stands for; in Vue also under its name in other letters, or as registered for the whole app. */
export function tagValue(linker: Linker, path: readonly string[], scope: LexicalScope): ResolvedValue {
  const found = lookUpPath(linker, scope, path, true);
  const [name] = path;
  if (found.kind !== 'unresolved' || scope.module.facts.conventions.globalComponents !== true) return found;
  if (name === undefined || path.length > 1) return found;
  return lookUp(linker, scope, pascal(name), true) ?? linker.vueComponents.get(pascal(name)) ?? found;
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Vue components that may be registered for the whole app: by the name of their file, where only one has it. */
export function vueComponents(modules: ReadonlyMap<string, Module>): Map<string, ResolvedValue> {
  const found = new Map<string, { component: ComponentFacts; module: Module }[]>();
  for (const module of modules.values()) {
    if (module.facts.conventions.globalComponents !== true) continue;
    for (const component of module.facts.components) {
      found.set(component.name, [...(found.get(component.name) ?? []), { component, module }]);
    }
  }
  const single = new Map<string, ResolvedValue>();
  for (const [name, [only, ...others]] of found) {
    if (only !== undefined && others.length === 0) single.set(name, { kind: 'component', ...only });
  }
  return single;
}
