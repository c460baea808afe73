import type { Config, GroundTruthMap, PageSnapshot, Read, Source, State, Target, Tool } from '@webmcp/contract';
import { canonicalJson } from '@webmcp/contract';
import { asciiSlug, capital, shortSlug, singular } from '@webmcp/text';

import { toolId } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import { earlierTools } from '../naming/earlier-tools.js';
import { settingsBy } from '../naming/settings-of.js';
import { rowObject } from '../naming/words/objects.js';
import { uniqueNames } from '../naming/unique-names.js';
import type { AppCode } from '../source/app-code.js';
import { figureReads } from './figure-reads.js';
import { readReach, type ReachInput } from './read-reach.js';
import { readWords, type ReadWords } from './read-words.js';
import type { RecordGroup } from './record-group.js';
import { findableFrom, mostReads, recordReads } from './record-reads.js';
import { rowReads, setKey } from './row-reads.js';
import { type IsWritten, writtenTexts } from './written-texts.js';

export interface ReadInput extends ReachInput {
  appModel: AppModel;
  snapshots: readonly PageSnapshot[];
  states: readonly State[];
  /** The app's code. Absent without provenance: only labels of the app model are then titles. */
  code?: AppCode;
  /** The names of all other tools. */
  taken: ReadonlySet<string>;
  config?: Config;
  /** The map of an earlier run. Names and descriptions are kept by id if its integrity holds. */
  previous?: GroundTruthMap;
}

/** A read with its meaning, from which its id comes. */
interface WordedRead {
  id: string;
  /** The thing that the source loops over, else the route. No text of a page, because a page has languages. */
  of: string;
  words: ReadWords;
  read: Read;
  states: string[];
  source: Source | undefined;
  description: string;
}

/**
 * The stage *read*: makes the tools that return what pages show. Each table, list or record in the main content has
 * one tool. One more tool reads the text of any page. A read presses nothing, so it is safe.
 */
export function readTools(input: ReadInput): Tool[] {
  const { config, previous, taken } = input;
  const reads = withIds([...contentReads(input), ...readsOfFigures(input), ...pageRead(input)]);
  const earlier = earlierTools(previous);
  const settingsIn = settingsBy(config, input.states);
  const foundOf = ({ id, words, states }: WordedRead) => settingsIn({ id, names: [words.name], states, level: 'safe' });
  const settingsOf = (read: WordedRead) => foundOf(read).settings;
  const isOfTools = ({ read }: WordedRead): boolean => read.kind === 'rows';
  // Rows that tools take keep a name that other lists want too.
  const inOrder = [...reads.filter(isOfTools), ...reads.filter((read) => !isOfTools(read))];
  const names = uniqueNames(
    inOrder.map((read) => {
      const fixed = settingsOf(read)?.name ?? earlier.get(read.id)?.name;
      return { id: read.id, name: read.words.name, places: [], ...(fixed === undefined ? {} : { fixed }) };
    }),
    taken,
  );
  return reads
    .filter((read) => settingsOf(read)?.exclude !== true)
    .map((read) => ({
      id: read.id,
      name: names.get(read.id) ?? read.words.name,
      title: read.words.title,
      description: settingsOf(read)?.description ?? earlier.get(read.id)?.description ?? read.description,
      kind: 'read',
      ...(read.read.kind === 'rows' ? {} : { basis: 'page' as const }),
      risk: { level: 'safe', reasons: [{ signal: 'role', evidence: 'reads the page and presses nothing' }] },
      ...(read.source === undefined ? {} : { source: read.source }),
      states: foundOf(read).states,
      ...(ofPage.has(read.read.kind) ? {} : { container: read.read.set }),
      ...(isWithoutWay.has(read.read.kind) ? {} : readReach(foundOf(read).states, input)),
      fields: [],
      read: read.read,
    }));
}

function contentReads({ snapshots, appModel, code, tools = [] }: ReadInput): Omit<WordedRead, 'id'>[] {
  const isOnAll = showsEverywhere(snapshots);
  const isWritten = writtenTexts(appModel, code);
  const found = recordReads(snapshots, appModel, isWritten).filter(
    ({ group, loop, read }) =>
      !isOfFigures(group, isWritten) &&
      !(group.kind === 'list' && loop === undefined && read.columns.length === 0 && isOnAll(group)),
  );
  const records = found.map(({ group, loop, states, read }) => {
    const [first] = group.shown;
    const route = commonRoute(group.shown.map(({ snapshot }) => snapshot.route));
    const words = readWords(group.title, loop, { route, kind: group.kind, id: idOf(read) });
    return {
      of: rowObject(loop) || route,
      words,
      read,
      states,
      source: loop?.source ?? first!.records.sources?.[0],
      description: describeRead(read, words.title),
    };
  });
  const known = new Set(found.flatMap(({ loop, read }) => (isFoundByMore(read) ? [loop] : [])));
  const readSets = new Set(found.flatMap(({ group, read }) => (isFoundByMore(read) ? setsIn(group) : [])));
  const rows = rowReads({ tools, appModel, snapshots, known, readSets, main });
  const sets = new Set(rows.flatMap((one) => [...one.sets]));
  const isReadByRows = (group: RecordGroup): boolean => setsIn(group).some((set) => sets.has(set));
  const others = records.filter(({ read }, at) => isFoundByMore(read) || !isReadByRows(found[at]!.group));
  const ofRows = rows.map(({ loop, route, read, states }) => {
    const words = readWords('', loop, { route, kind: 'rows' });
    const description = describeRead(read, words.title);
    return { of: rowObject(loop) || route, words, read, states, source: loop.source, description };
  });
  return withinBudget([...others, ...ofRows], snapshots);
}

/** Returns the id by which a part is found, or ''. */
const idOf = ({ set: { selectors } }: Read): string =>
  selectors.flatMap(({ strategy, value }) => (strategy === 'css' ? (/^#([\w-]+)$/.exec(value)?.[1] ?? []) : []))[0] ??
  '';

/** Decides whether records are figures, which have a read of their own. */
const isOfFigures = ({ shown }: RecordGroup, isWritten: IsWritten): boolean =>
  shown.every(({ records: { captions } }) => captions !== undefined && captions.every(isWritten));

/** The number of routes from which a list on all of them is the site's menu. */
const siteFrom = 3;

/** Returns a function that decides whether each route shows a part. Such a list without a loop is the menu of the site. */
function showsEverywhere(snapshots: readonly PageSnapshot[]): (group: RecordGroup) => boolean {
  const routes = new Set(snapshots.map(({ route }) => route));
  return ({ shown }) =>
    routes.size >= siteFrom && new Set(shown.map(({ snapshot: { route } }) => route)).size === routes.size;
}

/** Decides whether more than its place in the markup identifies a part. Otherwise the rows of its tool are better. */
const isFoundByMore = ({ set }: Read): boolean => set.confidence >= findableFrom;

/** Returns the keys of the row sets inside records. */
const setsIn = ({ shown }: RecordGroup): string[] =>
  shown.flatMap(({ snapshot: { state }, records }) => (records.sets ?? []).map((set) => setKey(state, set)));

/** The most reads of one route, in all its views together. */
const mostOfRoute = 3 * mostReads;

/** Leaves out the reads of a view or a route that has as many already. The views of a plain page are states of one route. */
function withinBudget<One extends { states: string[] }>(
  reads: readonly One[],
  snapshots: readonly PageSnapshot[],
): One[] {
  const routes = new Map(snapshots.map(({ state, route }) => [state, route]));
  const counts = new Map<string, number>();
  const isFull = (keys: readonly string[], most: number): boolean =>
    keys.length > 0 && keys.every((key) => (counts.get(key) ?? 0) >= most);
  return reads.filter(({ states }) => {
    const views = states.map((state) => `view ${state}`);
    const own = [...new Set(states.map((state) => routes.get(state) ?? ''))];
    if (isFull(views, mostReads) || isFull(own, mostOfRoute)) return false;
    for (const key of [...views, ...own]) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  });
}

/** The kinds of reads without a part of the page of their own. */
const ofPage: ReadonlySet<Read['kind']> = new Set(['page', 'rows', 'figures']);

/** The kinds of reads that no press brings. */
const isWithoutWay: ReadonlySet<Read['kind']> = new Set(['page', 'rows']);

/** Makes the reads of the figures that pages show. One or two captions name the read. */
function readsOfFigures({ snapshots, states: all, appModel, code }: ReadInput): Omit<WordedRead, 'id'>[] {
  const opened = new Set(all.flatMap(({ id, from }) => (from === 'explored' ? [id] : [])));
  return figureReads(snapshots, writtenTexts(appModel, code), main, opened).map((found) => {
    const { route, states, captions, isDetails, read } = found;
    const named = captions.length > 2 ? '' : joinedSlugs(captions);
    const rest = isDetails ? 'details' : 'figures';
    const title = captions.length > 2 ? capital(rest) : captions.join(' and ');
    return {
      of: isDetails ? `${route} details` : route,
      words: { name: `read_${named || (isDetails ? detailsOf(route) : rest)}`, title },
      read,
      states,
      source: undefined,
      description: isDetails
        ? `Reads the details that the page shows: ${captions.join(', ')}.`
        : `Reads the figures of the page, such as counts and totals: ${captions.join(', ')}.`,
    };
  });
}

/** Names the details of a route by the thing of its last step: `order_details` for `/orders/:id`. */
function detailsOf(route: string): string {
  const thing = asciiSlug(
    route
      .replace(/\/:?[\w-]*\d[\w-]*$|\/:\w+/g, '')
      .split('/')
      .at(-1) ?? '',
  );
  return thing === '' ? 'details' : `${singular(thing)}_details`;
}

/** Joins the slugs of captions. Returns '' where a caption has no ASCII letter. */
function joinedSlugs(captions: readonly string[]): string {
  const slugs = captions.map((caption) => shortSlug(asciiSlug(caption)));
  return slugs.includes('') ? '' : slugs.join('_and_');
}

/** The main part of a page. The runtime takes the whole body of a page without one. */
const main: Target = { selectors: [{ strategy: 'role', value: 'main', score: 0.6 }], confidence: 0.6 };

/** Returns the steps that all routes begin with: `/rooms` of `/rooms/mill` and `/rooms/attic`. */
function commonRoute(routes: readonly string[]): string {
  const [first = '', ...others] = [...new Set(routes)];
  const steps = first.split('/');
  const differs = steps.findIndex((step, at) => others.some((other) => other.split('/')[at] !== step));
  return others.length === 0 || differs < 0 ? first : steps.slice(0, differs).join('/') || '/';
}

/** Makes the read of any page's text, if a page was seen. */
function pageRead({ snapshots }: ReadInput): Omit<WordedRead, 'id'>[] {
  if (snapshots.length === 0) return [];
  return [
    {
      of: '',
      words: { name: 'read_page', title: 'Page' },
      read: { kind: 'page', set: main, columns: [] },
      states: [],
      source: undefined,
      description:
        'Reads the text of the open page: its headings, each with the text below. `find` keeps the passages with these words.',
    },
  ];
}

/** Describes a read in one sentence: the content and the columns of its items. */
function describeRead({ kind, columns }: Read, title: string): string {
  if (kind === 'pairs') return `Reads the details in "${title}".`;
  if (kind === 'rows') return `Lists which rows "${title}" has, each with its name, its text and its state.`;
  const named = columns.map((column) => column.title).join(', ');
  return `Lists which ${kind === 'table' ? 'rows' : 'items'} "${title}" has${named === '' ? '' : `: ${named}`}.`;
}

function withIds(reads: readonly Omit<WordedRead, 'id'>[]): WordedRead[] {
  const seen = new Map<string, number>();
  return reads.map((read) => {
    // Rows are the same content as a list; only the way to them differs.
    const content = read.read.kind === 'rows' ? 'list' : read.read.kind;
    const text = canonicalJson({ kind: 'read', content, of: read.of });
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return { id: toolId(text, ordinal), ...read };
  });
}
