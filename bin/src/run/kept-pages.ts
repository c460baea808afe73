import { join } from 'node:path';

import { rowOfHandler, rowPlaces } from '@webmcp/discovery';
import {
  allAnswers,
  askServed,
  readServed,
  servedKey,
  type KnownVisit,
  type ProbeResult,
  type RecordedLook,
  type ServedAnswer,
  type ServedFile,
} from '@webmcp/probe';
import { cacheFolder, keptValue, type KeptValue } from '@webmcp/project';

import type { ForeignHarness } from '../foreign/foreign-harness.js';
import type { HarnessData } from '../foreign/foreign-messages.js';
import { savedAt, WatchedDisk } from './app-disk.js';
import { appPrint } from './app-print.js';
import {
  appFiles,
  keptBasis,
  lastingText,
  plainText,
  scriptsOf,
  stillTrueSoon,
  type KeptBasis,
  type PageFacts,
} from './kept-basis.js';
import { KeptFunctions } from './kept-functions.js';
import { isOfChance, keptVersion, keptVisits, type KeptRun } from './kept-run.js';
import type { MakeMapOptions, MapRun } from './map-run.js';
import type { FoundApp } from './read-app.js';

/** The pages of the last run of an app. A page is taken from here only if nothing that it rests on has changed. */
export class KeptPages {
  readonly #file: KeptValue;
  /** The time of the last run, in milliseconds. */
  readonly #keptAt: number;
  readonly #app: string;
  readonly #root: string;
  readonly #disk: WatchedDisk;
  readonly #run: KeptRun | undefined;
  readonly #taken = new Set<string>();
  #facts: PageFacts | undefined;
  #asked: ReadonlyMap<string, Promise<ServedAnswer | undefined>> = new Map();

  /**
   * Opens the pages of the last run. Returns null if this run can neither use nor keep pages: something that its pages
   * rest on is not known here.
   */
  static open(options: MakeMapOptions, app: FoundApp, harnessFile: string | undefined): KeptPages | null {
    const { project, config } = app;
    const { cache, url, connect, states, stress, prove, pictures, shard, model, frameworks } = options;
    const others = [url, options.command ?? config.command, connect, shard, model, frameworks];
    const needsPages = stress === true || prove === true || pictures === true || options.behaviour !== undefined;
    if (cache === undefined || others.some((one) => one !== undefined) || needsPages || states.length > 0) return null;
    const folder = cacheFolder(project.root);
    const print = appPrint(options, app, harnessFile);
    if (folder === null || print === null || !/^(?:vite|static)$/.test(project.devServer)) return null;
    return new KeptPages(join(folder, 'pages'), print, app, cache.outputs);
  }

  private constructor(path: string, print: string, { project }: FoundApp, outputs: string[]) {
    this.#file = keptValue(path, keptVersion);
    this.#keptAt = savedAt(path);
    this.#app = print;
    this.#root = project.root;
    this.#disk = new WatchedDisk(project, outputs);
    const kept = this.#file.read() as KeptRun | undefined;
    this.#run = kept?.app === print ? kept : undefined;
  }

  /** The harness as the last run loaded it. Undefined if the harness may differ now. */
  get harness(): HarnessData | undefined {
    return this.#run?.harness ?? undefined;
  }

  /** True if a file that a page loaded was saved since the last run. A run without such a file rarely visits a page. */
  get mayVisit(): boolean {
    return this.#run?.isComplete !== true || this.#files.some((file) => this.#savedAt(file) > this.#keptAt);
  }

  /** The paths of the app's own scripts that the kept pages loaded, if a page may be visited. The last saved comes first. */
  get scripts(): string[] {
    const scripts = this.#newestFirst.filter(({ kind, path }) => kind === 'script' && !path.includes('/node_modules/'));
    return this.mayVisit ? scripts.map(({ path }) => path) : [];
  }

  /** The number of pages that were taken from the last run. */
  get taken(): number {
    return this.#taken.size;
  }

  /** Returns everything that the last run saw, if no file has changed since. */
  unchanged(): RecordedLook | undefined {
    const run = this.#run;
    return run?.isComplete === true && this.#disk.isAs(run.disk) ? run.look : undefined;
  }

  /** Asks the server for the files of the pages. The files that were saved last come first. */
  stillTrue(run: MapRun): KnownVisit {
    const { bases = {}, look } = this.#run ?? {};
    const asked = askServed(run.server.url, this.#newestFirst, run.around.signal);
    this.#asked = asked;
    const facts = this.#factsOf(run);
    const visits = new Map(look?.visits.map(({ key, visit }) => [key, visit]));
    return async (key) => {
      const basis = bases[key];
      if (basis === undefined || !(await stillTrueSoon(basis, asked, facts))) return undefined;
      this.#taken.add(key);
      return visits.get(key);
    };
  }

  /** Keeps everything that a run saw. Keeps nothing if a file changed meanwhile. */
  async keep(seen: ProbeResult, run: MapRun, foreign: ForeignHarness | null): Promise<void> {
    const { look, problems } = seen;
    const hasLogin = foreign?.data.login === true;
    const isOdd = problems.some(isOfChance) || (foreign !== null && foreign.problems.length > 0);
    if (look === undefined || hasLogin || isOdd) return;
    const answers = await this.#answers(look, run);
    const facts = this.#factsOf(run);
    const kept = keptVisits(look, ({ key, visit: { basis } }) =>
      this.#taken.has(key) ? this.#run?.bases[key] : basis && keptBasis(basis, answers, facts),
    );
    const served = new Set(filesOf(kept.bases).map(({ path }) => withoutQuery(path)));
    const disk = this.#disk.now((await run.server.files?.()) ?? [], served);
    if (disk === undefined) return;
    const functions = facts.functions.kept(scriptsOf(answers));
    this.#file.write({ app: this.#app, disk, ...kept, functions, harness: foreign?.data ?? null } satisfies KeptRun);
  }

  /** Returns the answers for the files of all visits. Asks the server for the files that it was not asked for. */
  async #answers({ visits }: RecordedLook, { server, around }: MapRun): Promise<Map<string, ServedAnswer>> {
    const asked = await allAnswers(this.#asked);
    const files = visits.flatMap(({ visit }) => (visit.basis === undefined ? [] : appFiles(visit.basis)));
    const unknown = files.filter((file) => !asked.has(servedKey(file)));
    return new Map([...asked, ...(await readServed(server.url, unknown, around.signal))]);
  }

  /** The facts of a run are found once, because the hash of each file is kept for them. */
  #factsOf(run: MapRun): PageFacts {
    return (this.#facts ??= factsOf(run, new KeptFunctions(this.#run?.functions, lastingText(run.server.url))));
  }

  /** The files that the kept pages loaded, each once. */
  get #files(): ServedFile[] {
    return [...new Map(filesOf(this.#run?.bases ?? {}).map((file) => [servedKey(file), file])).values()];
  }

  get #newestFirst(): ServedFile[] {
    const files = this.#files.map((file) => ({ file, at: this.#savedAt(file) }));
    return files.sort((one, other) => other.at - one.at).map(({ file }) => file);
  }

  /** Returns the time at which a served file was saved, as far as its path names a file. */
  #savedAt({ path }: ServedFile): number {
    const plain = withoutQuery(path);
    return savedAt(plain.startsWith('/@fs/') ? plain.slice('/@fs'.length) : join(this.#root, plain));
  }
}

const withoutQuery = (path: string): string => path.replace(/[?#].*$/, '');

const filesOf = (bases: Readonly<Record<string, KeptBasis>>): ServedFile[] =>
  Object.values(bases).flatMap(({ files }) => files.map(({ path, kind }) => ({ path, kind })));

/** Returns the facts of this run that a visit may rest on. */
function factsOf(
  { options: { provenance }, app: { project, source, code }, server }: MapRun,
  functions: KeptFunctions,
): PageFacts {
  return {
    functions,
    rowPlaces: new Set(provenance ? rowPlaces(source.appModel).map(([place]) => place) : []),
    pressedParts: provenance ? code.pressedParts() : [],
    rowOf: provenance ? rowOfHandler(source.appModel) : () => undefined,
    plain: plainText(server.url, project.root),
  };
}
