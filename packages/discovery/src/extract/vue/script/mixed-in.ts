import type { Statement } from '@babel/types';

import type { ImportFacts, SourceFacts, Value } from '../../facts/facts.js';
import { readModule } from '../../react/module/read-module.js';
import { parseScript } from '../../script/parse-script.js';
import { optionsOf } from './options-script.js';

type ObjectValue = Extract<Value, { kind: 'object' }>;

/** Finds the app's file that an import specifier of another file names. */
export type LoadScript = (from: string, specifier: string) => { path: string; text: string } | undefined;

/** Options that a component takes from elsewhere, with the names of the file that contains them. */
export interface MixedIn {
  options: ObjectValue;
  /** The imports of the other file, by specifiers of the component's file. */
  imports: ImportFacts[];
  constants: SourceFacts['constants'];
  /** The statements of the other file. */
  body: Statement[];
}

/** A file and its facts, in which names are looked up. */
interface Scope {
  file: string;
  module: Pick<SourceFacts, 'imports' | 'exports' | 'constants'>;
  body: Statement[];
}

/** The depth to which mixins of mixins are followed. */
const deepest = 4;

/**
 * Returns the options that `mixins: [crud]` and `extends: Base` name, the furthest first, as Vue merges them. They are
 * written in the same file, or in a script that it imports. A package's mixin, or one that a call makes, is unknown.
 */
export function mixedIn(
  options: ObjectValue,
  own: { file: string; module: Scope['module'] },
  load: LoadScript,
): MixedIn[] {
  return optionsBelow(options, { ...own, body: [] }, { load, component: own.file, depth: 0 });
}

function optionsBelow(
  { entries }: ObjectValue,
  scope: Scope,
  search: { load: LoadScript; component: string; depth: number },
): MixedIn[] {
  if (search.depth > deepest) return [];
  const named = ['extends', 'mixins'].flatMap((option) => entries.find(({ key }) => key === option)?.value ?? []);
  return named
    .flatMap((value) => (value.kind === 'array' ? value.items : [value]))
    .flatMap((value): MixedIn[] => {
      const found = namedValue(value, scope, search.load);
      const options = found === null ? null : optionsOf(found.value);
      if (found === null || options === null) return [];
      const isOwn = found.scope.file === search.component;
      return [
        ...optionsBelow(options, found.scope, { ...search, depth: search.depth + 1 }),
        {
          options,
          imports: isOwn ? [] : importsFrom(search.component, found.scope),
          constants: isOwn ? {} : found.scope.module.constants,
          body: found.scope.body,
        },
      ];
    });
}

/** Returns the value of a name, and the file that contains the value. */
function namedValue(value: Value, scope: Scope, load: LoadScript): { value: Value; scope: Scope } | null {
  if (value.kind !== 'reference') return { value, scope };
  const [name = ''] = value.path;
  const { imports, constants } = scope.module;
  const own = value.path.length === 1 && Object.hasOwn(constants, name) ? constants[name] : undefined;
  if (own !== undefined) return { value: own, scope };
  const imported = imports.find(({ local }) => local === name);
  const script = imported === undefined ? undefined : load(scope.file, imported.from);
  const inner = script === undefined ? null : scopeOf(script);
  if (imported === undefined || inner === null) return null;
  const wanted = imported.imported === '*' ? value.path[1] : imported.imported;
  const local = inner.module.exports.find(({ exported, from }) => exported === wanted && from === undefined)?.local;
  const given = local === undefined || !Object.hasOwn(inner.module.constants, local) ? undefined : local;
  return given === undefined ? null : { value: inner.module.constants[given]!, scope: inner };
}

function scopeOf({ path, text }: { path: string; text: string }): Scope | null {
  if (!/\.[cm]?[jt]s$/.test(path)) return null;
  const parsed = parseScript(text, { file: path, lang: path.endsWith('ts') ? 'ts' : 'jsx' });
  return 'problem' in parsed
    ? null
    : { file: path, module: readModule(parsed.ast, path), body: parsed.ast.program.body };
}

/** Returns the imports of a file as another file would write them. */
function importsFrom(component: string, { file, module }: Scope): ImportFacts[] {
  const up = '../'.repeat(component.split('/').length - 1);
  return module.imports.map((one) =>
    one.from.startsWith('.') ? { ...one, from: `${up === '' ? './' : up}${beside(file, one.from)}` } : one,
  );
}

/** Returns the path that a relative specifier of a file names. */
function beside(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
