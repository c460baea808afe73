import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, relative } from 'node:path';
import type { Expression, File, Node, ObjectExpression } from '@babel/types';
import { type Alias, folderAlias } from './alias.js';

// An `import` would first search the whole text of the parser for names of exports.
const { parse } = createRequire(import.meta.url)('@babel/parser') as typeof import('@babel/parser');

/**
 * Reads the `resolve.alias` entries of a Vite config without running it: object and array form, with targets written as
 * a string, `path.resolve/join(__dirname, …)` or `new URL(…, import.meta.url)`. Other entries are left out. A config
 * that does not parse has no aliases. Vite itself reports the config.
 */
export function viteAliases(root: string, configFile: string): Alias[] {
  const ast = parsed(readFileSync(configFile, 'utf8'));
  const written = ast === null ? undefined : aliasValue(ast.program);
  if (written === undefined) return [];
  const folder = relative(root, dirname(configFile)).replaceAll('\\', '/');
  return entriesOf(written).flatMap(({ find, replacement }) => {
    const target = targetOf(replacement, folder);
    return target === null ? [] : aliasOf(find, target);
  });
}

function parsed(text: string): File | null {
  try {
    return parse(text, { sourceType: 'unambiguous', errorRecovery: true, plugins: ['typescript'] });
  } catch {
    return null;
  }
}

/** Returns the value of the first `alias` property that is an object or a list. */
function aliasValue(node: Node): Expression | undefined {
  if (node.type === 'ObjectProperty' && nameOf(node.key) === 'alias') {
    const value = bare(node.value);
    if (value.type === 'ObjectExpression' || value.type === 'ArrayExpression') return value;
  }
  for (const child of childrenOf(node)) {
    const found = aliasValue(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One entry: the key, or the value of `find`, and its replacement. */
interface Entry {
  find: Node;
  replacement: Node;
}

function entriesOf(written: Expression): Entry[] {
  if (written.type === 'ObjectExpression') {
    return written.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && !property.computed
        ? { find: property.key, replacement: bare(property.value) }
        : [],
    );
  }
  if (written.type !== 'ArrayExpression') return [];
  return written.elements.flatMap((element) => {
    if (element?.type !== 'ObjectExpression') return [];
    const find = memberOf(element, 'find');
    const replacement = memberOf(element, 'replacement');
    return find === undefined || replacement === undefined ? [] : { find, replacement };
  });
}

function memberOf({ properties }: ObjectExpression, name: string): Node | undefined {
  const property = properties.find((one) => one.type === 'ObjectProperty' && nameOf(one.key) === name);
  return property?.type === 'ObjectProperty' ? bare(property.value) : undefined;
}

function aliasOf(find: Node, target: string): Alias[] {
  const name = nameOf(find);
  if (name !== null) return folderAlias(name, target);
  if (find.type !== 'RegExpLiteral' || find.flags !== '') return [];
  const prefix = /^\^((?:[\w@~#$-]|\\[./$])+)$/.exec(find.pattern)?.[1]?.replaceAll('\\', '');
  if (prefix === undefined) return [];
  const below = prefix.endsWith('/') ? posix.join(target, '*') : `${target}*`;
  return [{ pattern: `${prefix}*`, targets: [below] }];
}

/** Returns the path that an expression makes, relative to the root; null if the text does not show it. */
function targetOf(expression: Node, folder: string): string | null {
  const text = textOf(expression);
  if (text !== null) {
    if (text.startsWith('.')) return clean(posix.join(folder, text));
    return text.startsWith('/') ? clean(text.slice(1)) : null;
  }
  if (expression.type === 'TemplateLiteral') return templateTarget(expression, folder);
  if (expression.type === 'CallExpression' && isPathCall(expression.callee)) {
    const [first, ...rest] = expression.arguments;
    const parts = rest.map(textOf);
    const start = first === undefined ? null : startOf(first, folder);
    return start === null || parts.includes(null)
      ? null
      : clean(posix.join(start, ...parts.filter((part) => part !== null)));
  }
  const url = urlIn(expression);
  return url === null ? null : clean(posix.join(folder, url));
}

/** Reads the target of `${path.resolve(__dirname, 'src')}/`. */
function templateTarget(
  { expressions, quasis }: Extract<Node, { type: 'TemplateLiteral' }>,
  folder: string,
): string | null {
  const [only, ...others] = expressions;
  const [before, after] = quasis.map(({ value }) => value.cooked ?? '');
  if (only === undefined || others.length > 0 || before !== '' || !/^(?:\/|$)/.test(after ?? '')) return null;
  const start = targetOf(only, folder);
  return start === null ? null : clean(`${start}${after ?? ''}`);
}

/** Decides whether a call is `resolve`, `join`, `path.resolve` or `path.join`. */
function isPathCall(callee: Node): boolean {
  const name = callee.type === 'MemberExpression' && !callee.computed ? nameOf(callee.property) : nameOf(callee);
  return name === 'resolve' || name === 'join';
}

/** Returns the folder that the first part of a path call names. */
function startOf(part: Node, folder: string): string | null {
  const text = textOf(part);
  if (text !== null) return text;
  if (part.type === 'Identifier') return part.name === '__dirname' ? folder : null;
  if (isMetaMember(part, 'dirname')) return folder;
  const isCwd =
    part.type === 'CallExpression' &&
    part.callee.type === 'MemberExpression' &&
    nameOf(part.callee.object) === 'process' &&
    nameOf(part.callee.property) === 'cwd';
  return isCwd ? folder : targetOf(part, folder);
}

/** Returns the first argument of a `new URL(…, import.meta.url)` in an expression. */
function urlIn(node: Node): string | null {
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'URL') {
    const [path, base] = node.arguments;
    return path !== undefined && base !== undefined && isMetaMember(base, 'url') ? textOf(path) : null;
  }
  for (const child of childrenOf(node)) {
    const found = urlIn(child);
    if (found !== null) return found;
  }
  return null;
}

function isMetaMember(node: Node, name: string): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && nameOf(node.property) === name;
}

/** Returns the name of an identifier, or the text of a string. */
function nameOf(node: Node): string | null {
  return node.type === 'Identifier' ? node.name : textOf(node);
}

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null;
}

/** Returns an expression without TypeScript's `as` and `satisfies`. */
function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}

function clean(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/$/, '').replace(/^\.$/, '');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node =>
        typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
    );
}
