import type { Statement } from '@babel/types';
import type { Problem } from '@webmcp/contract';

import type { FunctionValue, ImportFacts, Value } from '../facts.js';
import { createReader } from '../react/create-reader.js';
import { readModule } from '../react/read-module.js';
import { readStatements } from '../react/read-statements.js';
import type { Reader } from '../react/reader.js';
import { eventProp } from '../script/event-prop.js';
import { parseScript, type ScriptPlace } from '../script/parse-script.js';
import type { ElementLookup } from './element-lookup.js';
import { addPiece, type PageTree, placeAfter } from './page-tree.js';
import { plainDomCode } from './plain-dom-code.js';
import { scriptMarkup } from './script-markup.js';
import { selectElements } from './select-elements.js';

const classic = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'text/ecmascript',
  'javascript',
]);

/** Reads scripts of one page, whose names and calls gather in one frame, since they share the page's names. */
export interface ScriptReading {
  reader: Reader;
  lookup: ElementLookup;
  imports: ImportFacts[];
  problems: Problem[];
}

/**
 * Reads a page's inline scripts and handlers, and the texts of the scripts that it loads; those addresses become imports.
 * Generated code is left out.
 */
export function readScripts(
  file: string,
  page: PageTree,
  lookup: ElementLookup,
  loaded: readonly { path: string; text: string }[],
): ScriptReading {
  const reader = createReader(file, new Set());
  reader.frame.collect = true;
  let hidden = 0;
  const hide = (of: Reader, value: Value, stem: string): string => {
    hidden += 1;
    const name = `~${stem}${hidden}`;
    of.frame.locals[name] = value;
    return name;
  };
  reader.hide = (value, stem) => hide(reader, value, stem);
  const reading: ScriptReading = { reader, lookup, imports: [], problems: [] };
  for (const script of page.scripts) {
    if (script.src !== null) {
      const from = localAddress(script.src);
      if (from !== null) reading.imports.push({ local: '', imported: '*', from });
    } else if (script.type === 'module' || classic.has(script.type)) {
      const sourceType = script.type === 'module' ? 'module' : 'script';
      readCode(script.code, { ...script.at, lang: 'js', sourceType }, reader, reading);
    }
  }
  for (const { path, text } of loaded) {
    const other = createReader(path, new Set());
    other.frame = reader.frame;
    other.hide = (value, stem) => hide(other, value, stem);
    readCode(text, { file: path, lang: languageOf(path) }, other, reading);
  }
  for (const { element, event, code, codeAt, at, isHtml } of page.inline) {
    const value = inlineHandler(code, codeAt, reader, isHtml ? reading : { ...reading, problems: [] });
    if (value !== null) element.node.props.push({ name: eventProp(event), value, at });
  }
  return reading;
}

/** Adds to a page what its scripts draw by markup that they hold as text. */
export function addDrawn(page: PageTree, loaded: readonly { path: string; text: string }[]): void {
  const own = page.scripts.filter(({ src, type }) => src === null && (type === 'module' || classic.has(type)));
  const all = [
    ...own.map(({ code, type, at }) => ({
      code,
      place: { ...at, lang: 'js' as const, sourceType: type === 'module' ? ('module' as const) : ('script' as const) },
    })),
    ...loaded.map(({ path, text }) => ({
      code: text,
      place: { file: path, line: 1, column: 1, lang: languageOf(path) },
    })),
  ];
  for (const { code, place } of all) {
    if (!mayDraw.test(code) || isGenerated(code)) continue;
    const parsed = parseScript(code, place);
    if ('problem' in parsed) continue;
    const at = { file: place.file, line: place.line, column: place.column };
    for (const piece of scriptMarkup(parsed.ast, code)) {
      const [home = null] = piece.into === null ? [] : selectElements(piece.into, page.elements);
      addPiece(page, piece, placeAfter(code.slice(0, piece.start), at), home);
    }
  }
}

/** Markup with something to act on, between quotes or backticks somewhere. */
const mayDraw = /<(?:button|input|select|textarea|a\s)|onclick\s*=|role=["']button/i;

/** The address of a script of the same site as a relative or root path, null for another site's. */
function localAddress(src: string): string | null {
  const path = src.trim().replace(/[?#].*$/, '');
  if (path === '' || path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(path)) return null;
  return /^[./]/.test(path) ? path : `./${path}`;
}

/** Bundles and minified code: large, with long lines. Nobody wrote their listeners by hand, and they cost seconds. */
function isGenerated(code: string): boolean {
  return code.length > 20_000 && code.length / code.split('\n').length > 300;
}

function languageOf(path: string): ScriptPlace['lang'] {
  const extension = /\.[cm]?([jt]sx?)$/.exec(path)?.[1];
  return extension === 'ts' || extension === 'tsx' || extension === 'jsx' ? extension : 'js';
}

function readCode(code: string, place: ScriptPlace, reader: Reader, reading: ScriptReading): void {
  if (code.trim() === '' || isGenerated(code)) return;
  const parsed = parseScript(code, place);
  if ('problem' in parsed) {
    reading.problems.push(parsed.problem);
    return;
  }
  plainDomCode(parsed.ast, reading.lookup);
  const { body } = parsed.ast.program;
  const imports = body.filter((node) => node.type === 'ImportDeclaration');
  if (imports.length > 0) {
    parsed.ast.program.body = imports;
    reading.imports.push(...readModule(parsed.ast, place.file).imports);
  }
  readStatements(body.flatMap(declared), reader);
}

function declared(node: Statement): Statement[] {
  if (node.type === 'ImportDeclaration') return [];
  return node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration] : [node];
}

function inlineHandler(code: string, at: Value['at'], reader: Reader, reading: ScriptReading): FunctionValue | null {
  const parsed = parseScript(code, { ...at, lang: 'js', sourceType: 'script' });
  if ('problem' in parsed) {
    reading.problems.push(parsed.problem);
    return null;
  }
  plainDomCode(parsed.ast, reading.lookup);
  const frame = reader.inFrame(true, () => {
    readStatements(parsed.ast.program.body, reader);
  });
  const value: FunctionValue = { kind: 'function', params: ['event'], does: frame.does, at };
  return Object.keys(frame.locals).length === 0 ? value : { ...value, locals: frame.locals };
}
