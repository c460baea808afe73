import { readFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { type Alias, folderAlias } from './alias.js';

/**
 * The `resolve.alias` entries of a Vite config that its text tells without running it: object and array form, targets
 * written as a string, `path.resolve/join(__dirname, …)` or `new URL(…, import.meta.url)`. Others are left out.
 */
export function viteAliases(root: string, configFile: string): Alias[] {
  const text = withoutComments(readFileSync(configFile, 'utf8'));
  const folder = relative(root, dirname(configFile)).replaceAll('\\', '/');
  const start = /\balias\s*:\s*([{[])/.exec(text);
  if (start === null) return [];
  const body = balanced(text, start.index + start[0].length - 1);
  const pairs = start[1] === '{' ? objectPairs(body) : arrayPairs(body);
  return pairs.flatMap(([find, replacement]) => {
    const target = targetOf(replacement, folder);
    return target === null ? [] : aliasOf(find, target);
  });
}

function aliasOf(find: string, target: string): Alias[] {
  const quoted = stringOf(find);
  if (quoted !== null) return folderAlias(quoted, target);
  if (/^[\w$]+$/.test(find)) return folderAlias(find, target);
  const prefix = /^\/\^((?:[\w@~#$-]|\\[./$])+)\/$/.exec(find)?.[1]?.replaceAll('\\', '');
  return prefix === undefined
    ? []
    : [
        {
          pattern: `${prefix}*`,
          targets: [posix.join(target, prefix.endsWith('/') ? '*' : '') + (prefix.endsWith('/') ? '' : '*')],
        },
      ];
}

/** Relative to the root; null where the text doesn't tell. */
function targetOf(expression: string, folder: string): string | null {
  const plain = stringOf(expression);
  if (plain !== null)
    return plain.startsWith('.')
      ? clean(posix.join(folder, plain))
      : plain.startsWith('/')
        ? clean(plain.slice(1))
        : null;
  const url = /new URL\(\s*(['"`])([^'"`$]*)\1\s*,\s*import\.meta\.url\s*\)/.exec(expression)?.[2];
  if (url !== undefined) return clean(posix.join(folder, url));
  const inside = /^`\$\{([^{}]+)\}((?:\/[^`$]*)?)`$/.exec(expression);
  if (inside !== null) {
    const folderInside = targetOf(inside[1]!.trim(), folder);
    return folderInside === null ? null : clean(`${folderInside}${inside[2]!}`);
  }
  const call = /^(?:\w+\.)?(?:resolve|join)\s*\(([\s\S]*)\)$/.exec(expression);
  if (call === null) return null;
  const [first, ...rest] = splitTop(call[1]!);
  const parts = rest.map(stringOf);
  if (first === undefined || parts.includes(null)) return null;
  if (/^(__dirname|import\.meta\.dirname|process\.cwd\(\))$/.test(first))
    return clean(posix.join(folder, ...parts.filter((part) => part !== null)));
  const start = stringOf(first);
  return start === null ? null : clean(posix.join(start, ...parts.filter((part) => part !== null)));
}

function clean(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/$/, '').replace(/^\.$/, '');
}

function objectPairs(body: string): [string, string][] {
  return splitTop(body.slice(1, -1)).flatMap((entry): [string, string][] => {
    const match = /^((['"`])[^'"`]*\2|[\w$]+)\s*:\s*([\s\S]+)$/.exec(entry);
    return match === null ? [] : [[match[1]!, match[3]!.trim()]];
  });
}

function arrayPairs(body: string): [string, string][] {
  return splitTop(body.slice(1, -1)).flatMap((entry): [string, string][] => {
    if (!entry.startsWith('{')) return [];
    const members = new Map(objectPairs(balanced(entry, 0)));
    const find = members.get('find');
    const replacement = members.get('replacement');
    return find === undefined || replacement === undefined ? [] : [[find, replacement]];
  });
}

function stringOf(expression: string): string | null {
  return /^(['"`])([^'"`$\\]*)\1$/.exec(expression.trim())?.[2] ?? null;
}

/** The text from an opening bracket to its closing one, both included. */
function balanced(text: string, open: number): string {
  let depth = 0;
  for (const { index, token } of tokens(text.slice(open))) {
    if ('{[('.includes(token)) depth += 1;
    else if ('}])'.includes(token)) depth -= 1;
    if (depth === 0) return text.slice(open, open + index + 1);
  }
  return text.slice(open);
}

function splitTop(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { index, token } of tokens(text)) {
    if ('{[('.includes(token)) depth += 1;
    else if ('}])'.includes(token)) depth -= 1;
    else if (token === ',' && depth === 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Brackets and commas that are not inside a string. */
function* tokens(text: string): Generator<{ index: number; token: string }> {
  for (const match of text.matchAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[{}[\](),]/g)) {
    if (match[0].length === 1) yield { index: match.index, token: match[0] };
  }
}

/** A regular expression is told from a comment or a division by what stands before it. */
function withoutComments(text: string): string {
  const token =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[:(,=[]\s*)\/(?![/*])(?:\\.|[^/\n\\])+\/|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(token, (found) => (found.startsWith('//') || found.startsWith('/*') ? ' ' : found));
}
