import { readMap } from '@webmcp/contract/schema';
import { ProblemError, type GroundTruthMap, type Tool } from '@webmcp/contract';
import { sourceDifferences, sourceTools, type FileFacts } from '@webmcp/discovery';
import { readExactly } from '@webmcp/project';
import type { SourceWatch } from '@webmcp/vite';

import { readApp, type ReadApp } from './read-app.js';

/**
 * Watches which tools of a map no longer fit the source. A save that changes no meaning marks no tool. Any other save
 * marks the tools that the file takes part in. The mark ends when the file has its earlier meaning.
 * @param root absolute path of the app
 * @param mapFile absolute path of the map
 * @param exactWithin milliseconds that a reading of the whole app may take; else a save marks tools by imports alone
 * @throws {ProblemError} for a missing or damaged map, and each problem that prevents reading the source
 */
export async function watchSource(
  root: string,
  mapFile: string,
  signal: AbortSignal,
  exactWithin = 60,
): Promise<SourceWatch> {
  const map = readMap(mapText(mapFile), mapFile);
  const progress = { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} };
  const app = await readApp({ root, paths: [], hasPages: true }, { progress, signal });
  const start = performance.now();
  const atFirst = staleTools(map, app, app.facts);
  const isQuick = performance.now() - start < exactWithin;
  const first = new Map(app.facts.map((facts) => [facts.file, facts]));
  const changed = new Map<string, FileFacts>();
  const linked = imports(app);
  const now = (): string[] => {
    if (changed.size === 0) return atFirst;
    const facts = app.facts.map((each) => changed.get(each.file) ?? each);
    if (isQuick) return staleTools(map, app, facts);
    const marked = [...changed.keys()].flatMap((file) => toolsAround(map, file, linked));
    return withFlows(map, [...atFirst, ...marked]);
  };
  return {
    stale: () => atFirst,
    change(file, text) {
      const before = first.get(file);
      if (before === undefined) return null;
      const saved = app.factsOf({ path: file, text });
      // The page keeps its code while a file does not parse.
      if (saved.problems.length > before.problems.length) return null;
      if (meaningOf(saved) === meaningOf(before)) changed.delete(file);
      else changed.set(file, saved);
      return now();
    },
  };
}

function mapText(file: string): string {
  const text = readExactly(file);
  if (text === null) throw new ProblemError('MAP_MISSING', { file }, { where: file });
  return text;
}

/** Names the tools whose reading in the map differs from the source. A map without a reading has none. */
function staleTools(map: GroundTruthMap, { withFacts }: ReadApp, facts: readonly FileFacts[]): string[] {
  if (map.sourceTools === undefined) return [];
  const offered = new Set(map.tools.map(({ name }) => name));
  const { drift } = sourceDifferences(map, sourceTools(withFacts(facts)));
  const names = drift.flatMap(({ tool }) => (tool !== undefined && offered.has(tool) ? [tool] : []));
  return withFlows(map, names);
}

/** Adds the flows that run one of the named tools. Returns each name once, in order. */
function withFlows({ tools }: GroundTruthMap, names: readonly string[]): string[] {
  const ids = new Set(tools.flatMap(({ id, name }) => (names.includes(name) ? [id] : [])));
  const flows = tools.filter(({ flow }) => flow?.steps?.some((step) => ids.has(step)));
  return [...new Set([...names, ...flows.map(({ name }) => name)])].sort();
}

/** Returns facts as a text without places, so that a moved line changes nothing. */
const meaningOf = (facts: FileFacts): string =>
  JSON.stringify(facts, (_, value: unknown) => (isPlace(value) ? undefined : value));

const isPlace = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'line' in value && 'column' in value && 'file' in value;

/** The files that each file imports, and the files that import it. */
interface Imports {
  down: ReadonlyMap<string, readonly string[]>;
  up: ReadonlyMap<string, readonly string[]>;
}

function imports({ facts, resolve }: ReadApp): Imports {
  const up = new Map<string, string[]>();
  const down = new Map<string, string[]>();
  for (const { file, imports: named, exports: passed } of facts) {
    const from = [...named, ...passed].flatMap((each) => (each.from === undefined ? [] : [each.from]));
    const found = [...new Set(from.flatMap((each) => resolve(file, each) ?? []))];
    down.set(file, found);
    for (const each of found) up.set(each, [...(up.get(each) ?? []), file]);
  }
  return { up, down };
}

/** Names the tools that a file takes part in: its own, those of the files that use it, and those of the files it uses. */
function toolsAround({ tools }: GroundTruthMap, file: string, { up, down }: Imports): string[] {
  const around = new Set([...reached(file, up), ...reached(file, down)]);
  const takesPart = ({ source, action, fields }: Tool): boolean =>
    [source, action?.source, ...fields.map((field) => field.source)].some((place) => place?.file === file) ||
    (source !== undefined && around.has(source.file));
  return tools.filter(takesPart).map(({ name }) => name);
}

function reached(file: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([file]);
  for (const each of found) for (const next of edges.get(each) ?? []) found.add(next);
  return found;
}
