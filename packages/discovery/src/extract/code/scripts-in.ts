import type { File } from '@babel/types';

import { parseScript, type ScriptPlace } from '../script/parse-script.js';

const scriptLanguages: Readonly<Record<string, ScriptPlace['lang']>> = {
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
};

const scriptTag = /(<script\b([^>]*)>)([\s\S]*?)<\/script\s*>/gi;

/**
 * Returns the syntax trees of a file's scripts: the file itself, or the `<script>` parts of a file with markup.
 * Positions are positions of the whole file. A script that does not parse is left out.
 */
export function scriptsIn(file: string, text: string): File[] {
  const lang = scriptLanguages[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  if (lang !== undefined) return parsed(text, { file, lang });
  return [...text.matchAll(scriptTag)].flatMap(({ index, 1: tag = '', 2: attributes = '', 3: code = '' }) => {
    const isTyped = /\blang\s*=\s*["']?tsx?\b/i.test(attributes);
    return parsed(code, { file, lang: isTyped ? 'ts' : 'js', ...positionAt(text, index + tag.length) });
  });
}

function parsed(text: string, place: ScriptPlace): File[] {
  const result = parseScript(text, place);
  return 'ast' in result ? [result.ast] : [];
}

/** Returns line and column, from 1, of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
