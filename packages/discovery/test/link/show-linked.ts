import path from 'node:path';

import { extract } from '../../src/extract/extract.js';
import { link } from '../../src/link/link.js';
import type { LinkedApp, LinkedNode, LinkedProp, LinkedValue, Resolver } from '../../src/link/model/linked.js';

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.vue', '/index.tsx', '/index.ts'];

/** Resolves relative imports and `@/` (the folder src) among the given files. */
export function resolverOf(files: readonly string[]): Resolver {
  return (from, specifier) => {
    const base = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : specifier.startsWith('@/')
        ? `src/${specifier.slice(2)}`
        : null;
    if (base === null) return null;
    return endings.map((ending) => base + ending).find((file) => files.includes(file)) ?? base;
  };
}

/** Links an app given as files, in the order given. */
export function linkFiles(files: Record<string, string>): LinkedApp {
  const facts = Object.entries(files).map(([file, text]) => extract({ path: file, text }));
  return link(facts, resolverOf(Object.keys(files)));
}

/** The linked trees of an app as indented lines, with every prop and value; with `sites` also positions. */
export function showApp(files: Record<string, string>, options: { sites?: boolean } = {}): string[] {
  return linkFiles(files).roots.flatMap((root) => [
    `${root.component} ${root.file}`,
    ...root.nodes.flatMap((node) => showLinked(node, 1, options)),
  ]);
}

/** The lines of the only root, without its own line. */
export function showRoot(files: Record<string, string>): string[] {
  const app = linkFiles(files);
  const [root] = app.roots;
  if (root === undefined || app.roots.length > 1) {
    throw new Error(`There are ${app.roots.length} roots: ${app.roots.map((one) => one.component).join(', ')}`);
  }
  return root.nodes.flatMap((node) => showLinked(node));
}

function showLinked(node: LinkedNode, depth = 0, options: { sites?: boolean } = {}): string[] {
  const pad = '  '.repeat(depth);
  const below = (nodes: readonly LinkedNode[], by = 1): string[] =>
    nodes.flatMap((inner) => showLinked(inner, depth + by, options));
  switch (node.kind) {
    case 'element': {
      const tag = node.tag.kind === 'host' ? node.tag.name : node.tag.path.join('.');
      const from = node.tag.kind === 'component' && node.tag.package !== undefined ? ` from ${node.tag.package}` : '';
      const sites =
        options.sites === true
          ? ` at ${node.sites.map((site) => `${site.file}:${site.line}:${site.column}`).join(' < ')}`
          : '';
      return [
        `${pad}<${tag}>${from}${sites}`,
        ...node.props.flatMap((prop) => [
          `${pad}  ${prop.name}=${showLinkedValue(prop.value)}`,
          ...below(markupIn(prop), 2),
        ]),
        ...below(node.children),
      ];
    }
    case 'text':
      return [pad + showLinkedValue(node.value)];
    case 'branch':
      return node.branches.flatMap((branch, index) => {
        const test = node.tests[index];
        return [`${pad}${test === undefined ? 'else' : `if ${showLinkedValue(test)}`}`, ...below(branch)];
      });
    case 'loop':
      return [`${pad}for #${node.loop} of ${showLinkedValue(node.over)}`, ...below(node.body)];
    case 'instance':
      return [`${pad}${node.name} #${node.instance}`, ...below(node.children)];
  }
}

function markupIn({ value }: LinkedProp): readonly LinkedNode[] {
  if (value.kind === 'markup') return value.nodes;
  return value.kind === 'function' ? (value.returns ?? []) : [];
}

/** A linked value as short text: `$` states, `@` loop items, functions as what they call and set. */
export function showLinkedValue(value: LinkedValue): string {
  switch (value.kind) {
    case 'literal':
      return JSON.stringify(value.value);
    case 'template':
      return `\`${value.parts.map((part) => (part.kind === 'literal' ? String(part.value) : `\${${showLinkedValue(part)}}`)).join('')}\``;
    case 'reference':
      return value.path.join('.');
    case 'call':
      return `${showCallee(value)}(${value.args.map(showLinkedValue).join(', ')})`;
    case 'choice':
      return `(${value.test === undefined ? '' : `${showLinkedValue(value.test)} ? `}${value.options.map(showLinkedValue).join(' | ')})`;
    case 'object': {
      const entries = value.entries.map((entry) => `${entry.key}: ${showLinkedValue(entry.value)}`);
      return `{${[...entries, ...value.spreads.map((spread) => `...${showLinkedValue(spread)}`)].join(', ')}}`;
    }
    case 'array':
      return `[${value.items.map(showLinkedValue).join(', ')}]`;
    case 'function': {
      const calls = value.does.calls.map((call) => `${showCallee(call)}(${call.args.map(showLinkedValue).join(', ')})`);
      const sets = value.does.sets.map(
        (set) => `$${set.state} := ${set.value === undefined ? '?' : showLinkedValue(set.value)}`,
      );
      return `${value.name ?? ''}{${[...calls, ...sets].join('; ')}}`;
    }
    case 'markup':
      return 'markup';
    case 'state':
      return `$${[value.id, ...value.path].join('.')}`;
    case 'item':
      return `@${[value.loop, ...value.path].join('.')}`;
    case 'unknown':
      return '?';
  }
}

function showCallee({ callee, package: from }: { callee: string[]; package?: string }): string {
  return `${from === undefined ? '' : `${from}/`}${callee.join('.')}`;
}
