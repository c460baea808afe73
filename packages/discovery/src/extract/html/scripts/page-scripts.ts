import type { File, Statement } from '@babel/types';
import type { Problem } from '@webmcp/contract';

import type { FunctionValue, ImportFacts, Value } from '../../facts/facts.js';
import { createReader } from '../../react/module/create-reader.js';
import { readModule } from '../../react/module/read-module.js';
import { readStatements } from '../../react/functions/read-statements.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import { eventProp } from '../../script/event-prop.js';
import { parseScript, type ScriptPlace } from '../../script/parse-script.js';
import type { ElementLookup } from './element-lookup.js';
import { joinModules } from './join-modules.js';
import type { LoadedScript } from './loaded-script.js';
import { addClones } from '../page/add-clones.js';
import { addCreated } from '../page/add-created.js';
import { clonedTemplates } from './cloned-templates.js';
import type { MarkupPiece } from '../page/markup-piece.js';
import type { PageElement, PageTree } from '../page/page-element.js';
import { addPiece } from '../page/page-tree.js';
import { placeAfter } from '../page/text-place.js';
import { maskCounts } from './computed-counts.js';
import { createdElements } from './created-elements.js';
import { declareKeptElements } from './kept-elements.js';
import { plainDomCode } from './plain-dom-code.js';
import { AskedMarks } from './asked-marks.js';
import { hasControls, scriptMarkup } from './script-markup.js';
import { selectElements } from '../page/select-elements.js';
import { switchTables } from './switched-tables.js';
import { unrollTables } from './unrolled-tables.js';
import { declareWindowNames } from './window-names.js';

const classic = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'text/ecmascript',
  'javascript',
]);

/** Reads scripts of one page, whose names and calls gather in one frame, because they share the page's names. */
export interface ScriptReading {
  reader: ReactReader;
  lookup: ElementLookup;
  imports: ImportFacts[];
  problems: Problem[];
}

/** A script of a page that was written by hand: inside the page, or in a file that the page loads. */
export interface ParsedScript {
  code: string;
  place: ScriptPlace & Value['at'];
  /** True for a script inside the page. */
  isOwn: boolean;
  parsed: { ast: File } | { problem: Problem };
}

/**
 * Parses a page's own scripts, then the scripts that the page loads, in their order. Generated code is left out. Modules
 * share one set of names then, and members of `window` are names too.
 * @param loads the paths of the modules that the page's own scripts import, by specifier
 */
export function parseScripts(
  page: PageTree,
  loaded: readonly LoadedScript[],
  loads: ReadonlyMap<string, string> = new Map(),
): ParsedScript[] {
  const scripts: (Omit<ParsedScript, 'parsed'> & Pick<LoadedScript, 'loads'>)[] = [
    ...page.scripts
      .filter(({ src, type }) => src === null && (type === 'module' || classic.has(type)))
      .map(({ code, type, at }) => ({
        code,
        place: {
          ...at,
          lang: 'js' as const,
          sourceType: type === 'module' ? ('module' as const) : ('script' as const),
        },
        isOwn: true,
        ...(type === 'module' && loads.size > 0 ? { loads } : {}),
      })),
    ...loaded.map(({ path, text, loads: own }) => ({
      code: text,
      place: { file: path, line: 1, column: 1, lang: languageOf(path) },
      isOwn: false,
      ...(own === undefined ? {} : { loads: own }),
    })),
  ];
  const parsed = scripts
    .filter(({ code }) => code.trim() !== '' && !isGenerated(code))
    .map((script) => ({ ...script, parsed: parseScript(script.code, script.place) }));
  joinModules(
    parsed.flatMap(({ isOwn, place, loads: own, parsed: read }) =>
      own === undefined || !('ast' in read)
        ? []
        : [{ path: isOwn ? `${place.file}:${place.line}` : place.file, ast: read.ast, loads: own }],
    ),
  );
  declareWindowNames(parsed.flatMap(({ parsed: read }) => ('ast' in read ? [read.ast] : [])));
  return parsed;
}

/** Matches scripts that create elements one by one. */
const makesElements = /createElement|(?:\$|jQuery)\(\s*['"`]\s*</;

/** Adds to a page what its scripts draw: the markup that they hold as text, and the elements that they create one by one. */
export function addDrawn(page: PageTree, scripts: readonly ParsedScript[]): void {
  // A selector of several elements, such as the box of each column, leaves the place open.
  const homeOf = ({ into }: Pick<MarkupPiece, 'into'>): PageElement | null => {
    const [home = null, ...others] = into === null ? [] : selectElements(into, page.elements);
    return others.length === 0 ? home : null;
  };
  const asked = new AskedMarks(scripts.flatMap(({ parsed }) => ('problem' in parsed ? [] : [parsed.ast])));
  for (const { code, place, parsed } of scripts) {
    if ('problem' in parsed) continue;
    const { file, line, column } = place;
    for (const clone of code.includes('.content') ? clonedTemplates(parsed.ast) : [])
      addClones(page, clone, selectElements(clone.template, page.elements)[0], homeOf(clone));
    const drawn = page.elements.length;
    const pieces = hasControls.test(code) || asked.areIn(code) ? scriptMarkup(parsed.ast, code, asked) : [];
    for (const piece of pieces)
      addPiece(page, piece, placeAfter(code.slice(0, piece.start), { file, line, column }), homeOf(piece));
    const created = makesElements.test(code) ? createdElements(parsed.ast, file, asked) : [];
    for (const piece of created) addCreated(page, piece, homeOf(piece));
    for (const element of page.elements.slice(drawn)) if (element.parent === null) element.isAdrift = true;
  }
  const counting = scripts.filter(({ code }) => /\b(?:textContent|innerText|innerHTML)\b/.test(code));
  maskCounts(
    page,
    counting.flatMap(({ parsed }) => ('problem' in parsed ? [] : [parsed.ast])),
  );
}

/** Reads a page's scripts and inline handlers. Addresses of scripts become imports. */
export function readScripts(
  file: string,
  page: PageTree,
  lookup: ElementLookup,
  scripts: readonly ParsedScript[],
): ScriptReading {
  const reader = createReader(file, new Map());
  reader.frame.collect = true;
  let hidden = 0;
  const hide = (of: ReactReader, value: Value, stem: string): string => {
    hidden += 1;
    const name = `~${stem}${hidden}`;
    of.frame.locals[name] = value;
    return name;
  };
  reader.hide = (value, stem) => hide(reader, value, stem);
  const reading: ScriptReading = { reader, lookup, imports: [], problems: [] };
  for (const { src } of page.scripts) {
    const from = src === null ? null : localAddress(src);
    if (from !== null) reading.imports.push({ local: '', imported: '*', from });
  }
  for (const script of scripts) {
    if (script.isOwn) readCode(script, reader, reading);
    else {
      const other = createReader(script.place.file, new Map());
      other.frame = reader.frame;
      other.hide = (value, stem) => hide(other, value, stem);
      readCode(script, other, reading);
    }
  }
  for (const { element, event, code, codeAt, at, isHtml } of page.inline) {
    const value = inlineHandler(code, codeAt, reader, isHtml ? reading : { ...reading, problems: [] });
    if (value !== null) element.node.props.push({ name: eventProp(event), value, at });
  }
  return reading;
}

/** Returns the address of a script of the same site as a relative or root path. Returns null for another site. */
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

function readCode({ place, parsed }: ParsedScript, reader: ReactReader, reading: ScriptReading): void {
  if ('problem' in parsed) {
    reading.problems.push(parsed.problem);
    return;
  }
  declareKeptElements(parsed.ast);
  unrollTables(parsed.ast);
  switchTables(parsed.ast);
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

function inlineHandler(
  code: string,
  at: Value['at'],
  reader: ReactReader,
  reading: ScriptReading,
): FunctionValue | null {
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
