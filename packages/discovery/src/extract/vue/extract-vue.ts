import type { Statement } from '@babel/types';
import type { CompilerError, SFCBlock, SFCDescriptor } from '@vue/compiler-sfc';
import { problem, type Problem } from '@webmcp/contract';

import type { ComponentFacts, SourceFacts, ImportFacts, TemplateNode, Value } from '../facts/facts.js';
import { drawingNames } from '../react/module/module-imports.js';
import { readModule } from '../react/module/read-module.js';
import { stateMakersOf } from '../script/made-state.js';
import { parseScript, unparsable } from '../script/parse-script.js';
import { readMessageBlocks } from './message-blocks.js';
import { componentClass, readClass } from './script/class-script.js';
import { emitterNames, rewritePaths, setupEmitters } from './component/component-paths.js';
import { pascalName } from './template/component-tag.js';
import { emptyScript, type ComponentScript } from './script/component-script.js';
import { fixStates } from './component/fixed-states.js';
import { isHarmless } from './template/is-harmless.js';
import { type LoadScript, type MixedIn, mixedIn } from './script/mixed-in.js';
import { optionsOf, readOptions } from './script/options-script.js';
import { readSetup } from './script/setup-script.js';
import { templateNodes } from './template/template-nodes.js';
import { unnamedProps } from './component/unnamed-props.js';
import { vueReader } from './template/vue-reader.js';
import { vueCompiler } from './vue-compiler.js';

/**
 * Reads a single-file component. Names in values are the template's names: without `this`, without the `.value` of
 * refs, `$emit` for any function that emits. A file that does not parse, or whose template is in another language, has
 * the problem SOURCE_UNPARSABLE and no component. Nothing is thrown.
 * @param path the file's path from the root, with `/`
 * @param text the file's text
 * @param load finds the scripts of mixins
 */
export function extractVue(path: string, text: string, load: LoadScript = () => undefined): SourceFacts {
  try {
    return read(path, text.startsWith('\uFEFF') ? text.slice(1) : text, load);
  } catch (error) {
    return failed(path, [unparsable(path, error)]);
  } finally {
    vueCompiler().parseCache.clear();
  }
}

function read(file: string, text: string, load: LoadScript): SourceFacts {
  const { descriptor, errors } = vueCompiler().parse(text, {
    filename: file,
    sourceMap: false,
    ignoreEmpty: false,
    templateParseOptions: { prefixIdentifiers: false },
  });
  const serious = errors.filter((error) => !isHarmless(error));
  const problems = [...serious.map((error) => parseProblem(file, error)), ...unreadTemplate(file, descriptor)];
  const elsewhere = unreadScript(file, descriptor);
  const plain = scriptBody(file, descriptor.script, problems);
  const setup = scriptBody(file, descriptor.scriptSetup, problems);
  if (problems.length > 0) return failed(file, problems);

  const name = componentName(file);
  const importing = setup.filter((node) => node.type === 'ImportDeclaration');
  const statements = setup.filter((node) => node.type !== 'ImportDeclaration');
  const module = moduleFacts(file, [...plain, ...importing]);
  const makers = stateMakersOf(module.imports, new Set(module.components.map(({ name: own }) => own)));
  const reader = vueReader(file, makers, drawingNames(module.imports).add('h'));
  const script = emptyScript(reader.script.frame, makers);
  const options = defaultOptions(module);
  const ofClass = componentClass(plain);
  const mixed = options === null ? [] : readAllOptions(options, script, { file, module, load });
  if (ofClass !== null) readClass(ofClass, script, reader.script);
  readSetup(statements, plain, script, reader.script);

  const template = templateNodes(descriptor.template?.ast?.children ?? [], reader);
  const root = descriptor.template === null ? (script.render?.returns ?? []) : template;
  const blocks = readMessageBlocks(file, descriptor);
  const imports = [...module.imports, ...script.imports, ...blocks.imports];
  imports.push(...mixedImports(mixed, [...imports.map(({ local }) => local), ...Object.keys(module.constants)]));
  imports.push(...lowerCaseTags(imports, descriptor.template?.content ?? ''));
  const component = componentFacts(name, file, script, root);
  fixStates(component, [...plain, ...setup, ...mixed.flatMap(({ body }) => body)]);
  const { emitters, contexts } = setupEmitters(options?.entries.find((entry) => entry.key === 'setup')?.value);
  rewritePaths(component, {
    refs: new Set([
      ...Object.keys(component.locals),
      ...component.states.map(({ value }) => value),
      ...imports.map(({ local }) => local),
    ]),
    emitters: new Set([...emitterNames(setup), ...emitters]),
    contexts: new Set(contexts),
  });
  if (script.hasOpenProps) {
    const declared = new Set([...imports.map(({ local }) => local), ...Object.keys(module.constants)]);
    component.props.names.push(...unnamedProps(component, declared).map((prop) => ({ prop, local: prop })));
  }
  const exported = module.exports.filter((entry) => entry.exported !== 'default');
  return {
    file,
    components: [component],
    imports,
    exports: [{ exported: 'default', local: name }, ...exported],
    constants: Object.assign({}, ...mixed.map((one) => one.constants), module.constants, blocks.constants),
    ...(module.calls === undefined ? {} : { calls: module.calls }),
    problems: [...elsewhere, ...blocks.problems, ...reader.problems],
  };
}

/** Reads the options of a component, those of its mixins first. Returns what it takes from other files. */
function readAllOptions(
  options: Extract<Value, { kind: 'object' }>,
  script: ComponentScript,
  { file, module, load }: { file: string; module: SourceFacts; load: LoadScript },
): MixedIn[] {
  const mixed = mixedIn(options, { file, module }, load);
  for (const one of mixed) readOptions(one.options, script);
  readOptions(options, script);
  return mixed;
}

/** Returns the imports of mixins, without the names that the component's file has. */
function mixedImports(mixed: readonly MixedIn[], own: readonly string[]): ImportFacts[] {
  const known = new Set(own);
  return mixed.flatMap(({ imports }) => imports.filter(({ local }) => !known.has(local)));
}

/** Adds an import `Draggable` for `import draggable`, because the template's `<draggable>` is read as `Draggable`. */
function lowerCaseTags(imports: readonly ImportFacts[], template: string): ImportFacts[] {
  const tags = new Set([...template.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag));
  return imports
    .filter(({ local }) => tags.has(local))
    .map((one) => ({ ...one, local: pascalName(one.local) }))
    .filter(({ local }) => imports.every((other) => other.local !== local));
}

function failed(file: string, problems: Problem[]): SourceFacts {
  return { file, components: [], imports: [], exports: [], constants: {}, problems };
}

function moduleFacts(file: string, body: Statement[]): SourceFacts {
  return readModule({ type: 'File', program: { type: 'Program', body, directives: [], sourceType: 'module' } }, file);
}

/**
 * Returns the options that the plain script exports. Removes them from the module's constants, because they are the
 * component.
 */
function defaultOptions(module: SourceFacts): Extract<Value, { kind: 'object' }> | null {
  const local = module.exports.find((entry) => entry.exported === 'default')?.local;
  const value = local === undefined || !Object.hasOwn(module.constants, local) ? undefined : module.constants[local];
  const options = value === undefined ? null : optionsOf(value);
  if (local !== undefined && options !== null) delete module.constants[local];
  return options;
}

function componentFacts(name: string, file: string, script: ComponentScript, root: TemplateNode[]): ComponentFacts {
  return {
    name,
    at: { file, line: 1, column: 1 },
    props: { ...script.props, rest: script.props.rest ?? '$attrs' },
    locals: script.frame.locals,
    states: script.frame.states,
    ...(script.emits.length === 0 ? {} : { emits: script.emits }),
    ...(script.provides.length === 0 ? {} : { provides: script.provides }),
    ...(script.inheritAttrs ? {} : { inheritAttrs: false }),
    root,
  };
}

function componentName(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.vue$/, '');
}

function scriptBody(file: string, block: SFCBlock | null, problems: Problem[]): Statement[] {
  if (block === null || block.src !== undefined) return [];
  const lang = block.lang === 'ts' || block.lang === 'tsx' ? block.lang : 'jsx';
  const parsed = parseScript(block.content, { file, lang, ...block.loc.start });
  if ('ast' in parsed) return parsed.ast.program.body;
  problems.push(parsed.problem);
  return [];
}

/** Reports a script in another file. The template is read without that script. */
function unreadScript(file: string, { script }: SFCDescriptor): Problem[] {
  if (script?.src === undefined) return [];
  const reason = `its script stands in ${script.src}, which is not read with it`;
  return [problem('SOURCE_SKIPPED', { file, reason }, `${file}:${script.loc.start.line}:${script.loc.start.column}`)];
}

/** Templates that exist but cannot be read: in another language, or in another file. */
function unreadTemplate(file: string, { template }: SFCDescriptor): Problem[] {
  if (template === null) return [];
  const { line, column } = template.loc.start;
  const where = `${file}:${line}:${column}`;
  const lang = template.lang ?? 'html';
  if (lang !== 'html') return [problem('SOURCE_SKIPPED', { file, reason: `templates in ${lang} are not read` }, where)];
  if (template.src === undefined) return [];
  return [
    problem('SOURCE_SKIPPED', { file, reason: `its template stands in ${template.src}, which is not read` }, where),
  ];
}

function parseProblem(file: string, error: Error): Problem {
  const start = 'loc' in error ? (error as CompilerError).loc?.start : undefined;
  const where = start === undefined ? file : `${file}:${start.line}:${start.column}`;
  return problem('SOURCE_UNPARSABLE', { file, reason: error.message.replace(/\.$/, '') }, where);
}
