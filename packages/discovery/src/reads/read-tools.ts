import type { Config, GroundTruthMap, PageSnapshot, Read, Source, State, Tool } from '@webmcp/contract';
import { canonicalJson } from '@webmcp/contract';

import { toolId } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import { earlierTools } from '../naming/earlier-tools.js';
import { settingsBy } from '../naming/settings-of.js';
import { rowObject } from '../naming/words/objects.js';
import { uniqueNames } from '../naming/unique-names.js';
import type { AppCode } from '../source/app-code.js';
import { readWords, type ReadWords } from './read-words.js';
import { recordReads } from './record-reads.js';
import { writtenTexts } from './written-texts.js';

export interface ReadInput {
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
  const reads = withIds([...contentReads(input), ...pageRead(input)]);
  const earlier = earlierTools(previous);
  const settingsIn = settingsBy(config, input.states);
  const foundOf = ({ id, words, states }: WordedRead) => settingsIn({ id, names: [words.name], states, level: 'safe' });
  const settingsOf = (read: WordedRead) => foundOf(read).settings;
  const names = uniqueNames(
    reads.map((read) => {
      const fixed = settingsOf(read)?.name ?? earlier.get(read.id)?.name;
      return { id: read.id, name: read.words.name, place: '', ...(fixed === undefined ? {} : { fixed }) };
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
      basis: 'page',
      risk: { level: 'safe', reasons: [{ signal: 'role', evidence: 'reads the page and presses nothing' }] },
      ...(read.source === undefined ? {} : { source: read.source }),
      states: foundOf(read).states,
      ...(read.read.kind === 'page' ? {} : { container: read.read.set }),
      fields: [],
      read: read.read,
    }));
}

function contentReads({ snapshots, appModel, code }: ReadInput): Omit<WordedRead, 'id'>[] {
  return recordReads(snapshots, appModel, writtenTexts(appModel, code)).map(({ group, loop, states, read }) => {
    const [first] = group.shown;
    const route = commonRoute(group.shown.map(({ snapshot }) => snapshot.route));
    const words = readWords(group.title, loop, { route, kind: group.kind });
    return {
      of: rowObject(loop) || route,
      words,
      read,
      states,
      source: loop?.source ?? first!.records.sources?.[0],
      description: describeRead(read, words.title),
    };
  });
}

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
  const main = { strategy: 'role', value: 'main', score: 0.6 } as const;
  return [
    {
      of: '',
      words: { name: 'read_page', title: 'Page' },
      read: { kind: 'page', set: { selectors: [main], confidence: 0.6 }, columns: [] },
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
  const named = columns.map((column) => column.title).join(', ');
  return `Reads the ${kind === 'table' ? 'rows' : 'items'} of "${title}"${named === '' ? '' : `: ${named}`}.`;
}

function withIds(reads: readonly Omit<WordedRead, 'id'>[]): WordedRead[] {
  const seen = new Map<string, number>();
  return reads.map((read) => {
    const text = canonicalJson({ kind: 'read', content: read.read.kind, of: read.of });
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return { id: toolId(text, ordinal), ...read };
  });
}
