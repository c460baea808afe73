import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Harness } from '@webmcp/contract';
import { rowOfHandler, rowPlaces } from '@webmcp/discovery';
import {
  readServed,
  servedKey,
  type Page,
  type ProbeResult,
  type RecordedLook,
  type RecordedVisit,
  type ServedAnswer,
} from '@webmcp/probe';
import { cacheFolder, filesPrint, keptValue, type KeptValue } from '@webmcp/project';

import type { MakeMapOptions } from './map-run.js';
import type { RunningApp } from './open-app.js';
import type { ReadApp } from './read-app.js';
import { appPrint } from './app-print.js';
import {
  appFiles,
  keptBasis,
  plainText,
  stillTrue,
  type KeptBasis,
  type PageFacts,
  type RowFacts,
} from './kept-basis.js';

/** The version of the file's shape. */
const version = 'pages 2';

/** The pages of the last run, with everything that they rest on. */
interface KeptRun {
  /** See {@link appPrint}. */
  app: string;
  /** Hash of all files of the app. */
  disk: string;
  /** Files outside of the app's folders that the dev server read. */
  files: string[];
  /** Written files that no page reads. */
  leftOut: string[];
  /** The visits with a basis. The others are made again, so their pages, which may show records, are not kept. */
  look: RecordedLook;
  /** True if each visit of the run has a basis. */
  isComplete: boolean;
  /** By the identity of the visit. */
  bases: Record<string, KeptBasis>;
}

/** Problems of a visit that come back each time. */
const lasting = /^(?:PAGE_CONSOLE_ERROR|REQUEST_BLOCKED|WRITE_BLOCKED)$/;

/** The pages of the last run of an app. A page is taken from here only if nothing that it rests on has changed. */
export class KeptPages {
  readonly #file: KeptValue;
  readonly #app: string;
  readonly #folders: string[];
  readonly #outputs: string[];
  readonly #rows: RowFacts;
  readonly #root: string;
  readonly #viteConfig: string | undefined;
  readonly #begun = Date.now();
  readonly #atBegin: string | null;
  readonly #run: KeptRun | undefined;
  readonly #taken = new Set<string>();
  #answers: ReadonlyMap<string, ServedAnswer> = new Map();

  /**
   * Opens the pages of the last run. Returns null if this run can neither use nor keep pages: something that its pages
   * rest on is not known here.
   */
  static open(options: MakeMapOptions, app: ReadApp, harnessFile: string | undefined): KeptPages | null {
    const { project, config } = app;
    const { cache, url, connect, states, stress, prove, pictures, shard, model, frameworks } = options;
    const others = [url, options.command ?? config.command, connect, shard, model, frameworks];
    const needsPages = stress === true || prove === true || pictures === true || options.behaviour !== undefined;
    if (cache === undefined || others.some((one) => one !== undefined) || needsPages || states.length > 0) return null;
    const folder = cacheFolder(project.root);
    const print = appPrint(options, app, harnessFile);
    if (folder === null || print === null || !/^(?:vite|static)$/.test(project.devServer)) return null;
    return new KeptPages(keptValue(join(folder, 'pages'), version), print, cache.outputs, options, app);
  }

  private constructor(file: KeptValue, print: string, outputs: string[], options: MakeMapOptions, app: ReadApp) {
    const { project, source } = app;
    this.#file = file;
    this.#app = print;
    this.#outputs = outputs;
    this.#folders = [project.root, ...project.packages.map(({ folder }) => join(project.root, folder))];
    this.#viteConfig = project.viteConfig;
    this.#root = project.root;
    this.#rows = {
      rowPlaces: new Set(options.provenance ? rowPlaces(source.appModel) : []),
      rowOf: options.provenance ? rowOfHandler(source.appModel) : () => undefined,
    };
    this.#atBegin = filesPrint(this.#folders, [], new Set(outputs));
    const kept = file.read() as KeptRun | undefined;
    this.#run = kept?.app === print ? kept : undefined;
  }

  /** Returns everything that the last run saw, if no file has changed since. */
  unchanged(): RecordedLook | undefined {
    const run = this.#run;
    if (run === undefined || run.leftOut.some((file) => !this.#outputs.includes(file))) return undefined;
    if (!run.isComplete) return undefined;
    const disk = filesPrint(this.#folders, run.files, new Set(run.leftOut));
    return disk !== null && disk === run.disk ? run.look : undefined;
  }

  /** Asks the server which pages are the same now. Returns their visits by identity. */
  async stillTrue(server: RunningApp, signal: AbortSignal): Promise<Map<string, RecordedVisit['visit']>> {
    const run = this.#run;
    if (run === undefined) return new Map();
    const files = Object.values(run.bases).flatMap((basis) => basis.files);
    this.#answers = await readServed(server.url, files, signal);
    const answers = this.#answers;
    for (const [key, basis] of Object.entries(run.bases))
      if (stillTrue(basis, answers, this.#factsOf(server))) this.#taken.add(key);
    return new Map(run.look.visits.flatMap(({ key, visit }) => (this.#taken.has(key) ? [[key, visit] as const] : [])));
  }

  /** Keeps everything that a run saw. Keeps nothing if a file changed meanwhile. */
  async keep(seen: ProbeResult, harness: Harness<Page> | null, server: RunningApp, signal: AbortSignal): Promise<void> {
    const { look } = seen;
    if (look === undefined || harness?.login !== undefined || seen.problems.some(isOfChance)) return;
    const files = look.visits.flatMap(({ visit }) => (visit.basis === undefined ? [] : appFiles(visit.basis)));
    const unknown = files.filter((file) => !this.#answers.has(servedKey(file)));
    const answers = new Map([...this.#answers, ...(await readServed(server.url, unknown, signal))]);
    const bases: Record<string, KeptBasis> = {};
    for (const { key, visit } of look.visits) {
      const kept = this.#taken.has(key) ? this.#run?.bases[key] : undefined;
      const basis = kept ?? (visit.basis && keptBasis(visit.basis, answers, this.#factsOf(server)));
      if (basis !== undefined && isWhole(visit)) bases[key] = basis;
    }
    const read = (await server.files?.()) ?? [];
    const disk = this.#printNow(read, Object.values(bases));
    if (disk === undefined) return;
    const visits = look.visits
      .filter(({ key }) => bases[key] !== undefined)
      .map(({ key, visit: { basis: _, ...visit } }) => ({ key, visit }));
    const isComplete = visits.length === look.visits.length;
    this.#file.write({ app: this.#app, ...disk, look: { ...look, visits }, isComplete, bases } satisfies KeptRun);
  }

  #factsOf({ url }: RunningApp): PageFacts {
    return { ...this.#rows, plain: plainText(url, this.#root) };
  }

  #printNow(read: string[], bases: KeptBasis[]): Pick<KeptRun, 'disk' | 'files' | 'leftOut'> | undefined {
    const served = new Set(bases.flatMap(({ files }) => files.map(({ path }) => path.replace(/[?#].*$/, ''))));
    const isRead = (file: string): boolean => read.includes(file) || [...served].some((path) => file.endsWith(path));
    // The plugin serves the map's tools in the pages.
    const hasPlugin = this.#viteConfig !== undefined && readFileSync(this.#viteConfig, 'utf8').includes('webmcp');
    const leftOut = hasPlugin ? [] : this.#outputs.filter((file) => !isRead(file));
    const outside = read.filter(
      (file) =>
        !isVirtual(file) &&
        !file.includes('/node_modules/') &&
        !this.#folders.some((folder) => file.startsWith(`${folder}/`)),
    );
    const changed = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= this.#begun;
    if (outside.some(changed)) return undefined;
    if (this.#atBegin === null || filesPrint(this.#folders, [], new Set(this.#outputs)) !== this.#atBegin)
      return undefined;
    const disk = filesPrint(this.#folders, outside, new Set(leftOut));
    return disk === null ? undefined : { disk, files: outside, leftOut };
  }
}

/** Decides whether a module of the dev server has no file. Plugins begin the names of such modules with a null byte. */
const isVirtual = (file: string): boolean => file.includes('\0');

/** Decides whether a visit ended by itself: with a page, or without one and without a problem. */
const isWhole = ({ snapshot, problems }: RecordedVisit['visit']): boolean =>
  snapshot === undefined ? problems.length === 0 : problems.every(({ code }) => lasting.test(code));

/** Decides whether a problem may be one of this run alone. */
const isOfChance = ({ code }: ProbeResult['problems'][number]): boolean =>
  /^(?:APP_STOPPED|EXPLORE_CUT_SHORT)$/.test(code);
