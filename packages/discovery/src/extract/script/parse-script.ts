import { createRequire } from 'node:module';

import type { ParserOptions, ParserPlugin } from '@babel/parser';
import type { Expression, File } from '@babel/types';
import { problem, type Problem } from '@webmcp/contract';

// An `import` would first search the whole text of the parser for names of exports.
const { parse, parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof import('@babel/parser');

/** The language of a script, and its place inside its file. */
export interface ScriptPlace {
  file: string;
  /** The line and column of the text's first character in the file, both from 1; 1 and 1 if left out. */
  line?: number;
  column?: number;
  /** `ts` and `tsx` read TypeScript, `js` and `jsx` read JSX and Flow. */
  lang: 'ts' | 'tsx' | 'js' | 'jsx';
  /** Classic scripts of HTML pages are `script`; `module` if left out. */
  sourceType?: 'module' | 'script';
}

/**
 * Parses a whole script. Errors that Babel recovers from (a name declared twice, an undeclared export) do not count:
 * only the shape matters.
 * @returns the file's syntax tree with positions of the whole file, or the problem SOURCE_UNPARSABLE
 */
export function parseScript(text: string, place: ScriptPlace): { ast: File } | { problem: Problem } {
  const parsed = attempt((options) => parse(text, options), place);
  return 'result' in parsed ? { ast: parsed.result } : parsed;
}

/** Parses one expression; like {@link parseScript} otherwise. */
export function parseScriptExpression(
  text: string,
  place: ScriptPlace,
): { expression: Expression } | { problem: Problem } {
  const parsed = attempt((options) => parseExpression(text, options), place);
  return 'result' in parsed ? { expression: parsed.result } : parsed;
}

/**
 * Parses without recovery first, because most files have no error. With recovery Babel follows its wrong guesses to the
 * end. JavaScript is read as such first, and as Flow if that fails: the Flow reader takes twice the time.
 */
function attempt<T>(read: (options: ParserOptions) => T, place: ScriptPlace): { result: T } | { problem: Problem } {
  try {
    return { result: read(optionsFor(place, plugins[place.lang], false)) };
  } catch {
    return recovered(read, place);
  }
}

function recovered<T>(read: (options: ParserOptions) => T, place: ScriptPlace): { result: T } | { problem: Problem } {
  try {
    return { result: read(optionsFor(place, plugins[place.lang], true)) };
  } catch (error) {
    if (place.lang === 'ts' || place.lang === 'tsx') return { problem: unparsable(place.file, error) };
    try {
      return { result: read(optionsFor(place, flow, true)) };
    } catch {
      return { problem: unparsable(place.file, error) };
    }
  }
}

/** Returns the problem SOURCE_UNPARSABLE for an error of a parser, with the place if the error has one. */
export function unparsable(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error);
  const loc = locationOf(error);
  return problem('SOURCE_UNPARSABLE', { file, reason }, loc === null ? file : `${file}:${loc.line}:${loc.column + 1}`);
}

function locationOf(error: unknown): { line: number; column: number } | null {
  if (typeof error !== 'object' || error === null || !('loc' in error)) return null;
  const loc: unknown = error.loc;
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return null;
  return typeof loc.line === 'number' && typeof loc.column === 'number' ? { line: loc.line, column: loc.column } : null;
}

const shared: ParserPlugin[] = ['decorators-legacy', 'decoratorAutoAccessors'];
const plugins: Record<ScriptPlace['lang'], ParserPlugin[]> = {
  ts: [...shared, 'typescript'],
  tsx: [...shared, 'typescript', 'jsx'],
  js: [...shared, 'jsx'],
  jsx: [...shared, 'jsx'],
};
const flow: ParserPlugin[] = [...shared, 'jsx', 'flow'];

function optionsFor(place: ScriptPlace, chosen: ParserPlugin[], errorRecovery: boolean): ParserOptions {
  return {
    sourceType: place.sourceType ?? 'module',
    startLine: place.line ?? 1,
    startColumn: (place.column ?? 1) - 1,
    startIndex: 0,
    plugins: chosen,
    errorRecovery,
    attachComment: false,
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowUndeclaredExports: true,
    allowImportExportEverywhere: true,
    allowNewTargetOutsideFunction: true,
  };
}
