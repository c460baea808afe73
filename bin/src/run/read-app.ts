import { setImmediate } from 'node:timers/promises';

import { problem, ProblemError, type Config, type Problem } from '@webmcp/contract';
import {
  appCode,
  extract,
  frameworkOf,
  frameworks as builtInFrameworks,
  isMarkupFile,
  isMessageFile,
  readFacts,
  readSource,
  routesIn,
  type AppCode,
  type NamedRoutes,
  type FileFacts,
  type SourceReading,
  type ShownControls,
  type AppModel,
  type Framework,
  type Loader,
  type Resolver,
} from '@webmcp/discovery';
import {
  aliases,
  cachedFacts,
  cacheFolder,
  findProject,
  openFactCache,
  readSources,
  resolver,
  type Project,
  type SourceFile,
} from '@webmcp/project';

import { factsVersion } from '../files/facts-version.js';
import { loadConfigApart } from '../foreign/load-config-apart.js';
import type { Surroundings } from './surroundings.js';

/** Chooses the source to read. Paths are absolute. */
export interface ReadAppOptions {
  root: string;
  /** Globs below the root that narrow the source files. */
  paths: string[];
  /** The frameworks that the source may be written in; by default, all that webmcp knows. */
  frameworks?: readonly Framework[];
  /** The address of a running app. Its pages make tools, so source with markup may be missing. */
  url?: string;
  /** Pages were read already, so source with markup may be missing. */
  hasPages?: true;
  /** The shell command that starts the app. The pages of such an app make tools, too. */
  command?: string;
}

/** The app's files with its config, before the code is read. */
export interface FoundApp {
  project: Project;
  config: Config;
  files: SourceFile[];
  testIdAttributes: string[];
  /** The problems of skipped files. */
  problems: Problem[];
}

/** The app as read from its folder, before any page is read. */
export interface ReadApp extends FoundApp {
  source: SourceReading;
  /** The app's code, for the places that pages name. */
  code: AppCode;
  /** The routes that the source names. */
  routes: NamedRoutes;
  /** Reads the source again with other texts for some files, by path. */
  reread(changed: ReadonlyMap<string, string>): AppModel;
  /** Reads the source again with the controls that pages showed for unknown tags. */
  knowing(shown: ShownControls): Pick<ReadApp, 'source' | 'reread'>;
  /** The facts of all files. */
  facts: readonly FileFacts[];
  /** Finds the file that an import names. */
  resolve: Resolver;
  /** Extracts the facts of one file. */
  factsOf(file: SourceFile): FileFacts;
  /** Reads the source with other facts for some files. */
  withFacts(facts: readonly FileFacts[]): SourceReading;
}

/**
 * Finds the project, reads its config and its source, and builds the app model. The facts of each file are cached between
 * runs, in the app's node_modules.
 * @throws {ProblemError} ROOT_MISSING, CONFIG_INVALID; PROJECT_EMPTY if neither files nor a running app show markup
 */
export async function readApp(options: ReadAppOptions, around: Surroundings): Promise<ReadApp> {
  return await readFoundApp(await findApp(options, around), options, around);
}

/**
 * Finds the project, and reads its config and the texts of its files.
 * @throws {ProblemError} see {@link readApp}
 */
export async function findApp(options: ReadAppOptions, { progress, signal }: Surroundings): Promise<FoundApp> {
  progress.step('Reading the source');
  const { frameworks = builtInFrameworks } = options;
  const project = findProject(options.root, frameworks);
  const config =
    project.configFile === undefined ? {} : await loadConfigApart(project.configFile, project.root, { signal });
  const include = options.paths.length > 0 ? options.paths : config.include;
  const { files, problems } = await readSources(project, frameworks, {
    ...(include === undefined ? {} : { include }),
    ...(config.exclude === undefined ? {} : { exclude: config.exclude }),
    isData: isMessageFile,
  });
  assertMarkup({ files, problems }, frameworks, options, config);
  const testIdAttributes = [...new Set(['data-mcp', 'data-testid', ...(config.testIdAttributes ?? [])])];
  return { project, config, files, testIdAttributes, problems };
}

/** Reads the code of an app that was found, and builds the app model. Problems of files that do not parse are in `source`. */
export async function readFoundApp(
  found: FoundApp,
  options: ReadAppOptions,
  { progress, signal }: Surroundings,
): Promise<ReadApp> {
  const { project, config, files, testIdAttributes } = found;
  const { frameworks = builtInFrameworks } = options;
  const resolve = resolver(
    files.map(({ path }) => path),
    aliases(project),
    frameworks,
  );
  const factsOf = (file: SourceFile, load: Loader): FileFacts => extract(file, load, frameworks);
  const facts = await factsOfFiles(files, { root: project.root, resolve, extract: factsOf }, { progress, signal });
  const meaning = {
    testIdAttributes,
    dependencies: Object.keys(project.dependencies),
    tables: config.libraries ?? [],
  };
  const knowing = (shown: ShownControls): Pick<ReadApp, 'source' | 'reread'> => ({
    source: readFacts(facts, resolve, { ...meaning, shown }),
    reread: (changed) =>
      readSource(
        files.map(({ path, text }) => ({ path, text: changed.get(path) ?? text })),
        resolve,
        { ...meaning, shown, frameworks },
      ).appModel,
  });
  const { source, reread } = knowing(new Map());
  const code = appCode(files, facts, resolve, source.appModel);
  const routes = routesIn(facts, resolve, meaning.dependencies);
  const problems = [...found.problems, ...unreadProblems(files, frameworks, project.root)];
  signal.throwIfAborted();
  const byPath = new Map(files.map((file) => [file.path, file]));
  return {
    ...found,
    source,
    code,
    routes,
    reread,
    knowing,
    facts,
    resolve,
    factsOf: (file) => factsOf(file, (from, specifier) => byPath.get(resolve(from, specifier) ?? '')),
    withFacts: (changed) => readFacts(changed, resolve, meaning),
    problems,
  };
}

/** Reads the facts of all files, from the cache where nothing changed. Saves the cache. */
async function factsOfFiles(
  files: readonly SourceFile[],
  {
    root,
    resolve,
    extract: one,
  }: { root: string; resolve: Resolver; extract(file: SourceFile, load: Loader): FileFacts },
  { progress, signal }: Surroundings,
): Promise<FileFacts[]> {
  const folder = cacheFolder(root);
  const cache = folder === null ? undefined : openFactCache(`${folder}/facts`, factsVersion(), root);
  const facts: FileFacts[] = [];
  for (const each of cachedFacts(files, { resolve, extract: one, ...(cache === undefined ? {} : { cache }) })) {
    facts.push(each);
    if (facts.length % 250 !== 0) continue;
    progress.count(facts.length, files.length, each.file);
    // Lets the terminal draw and a signal arrive.
    await setImmediate();
    signal.throwIfAborted();
  }
  cache?.save();
  return facts;
}

/** Throws if neither a file nor a running app shows markup. */
function assertMarkup(
  { files, problems }: { files: readonly SourceFile[]; problems: readonly Problem[] },
  frameworks: readonly Framework[],
  { root, url, command, hasPages }: ReadAppOptions,
  config: Config,
): void {
  const isServed = hasPages === true || url !== undefined || (command ?? config.command) !== undefined;
  if (isServed || files.some(({ path }) => isMarkupFile(path, frameworks))) return;
  const extensions = frameworks.flatMap(({ markupExtensions }) => markupExtensions.map((one) => `.${one}`));
  // A skipped file explains more than an empty folder.
  const [skipped] = problems.filter(({ where }) => where !== undefined && isMarkupFile(where, frameworks));
  if (skipped !== undefined) {
    const others = problems.length - 1;
    const more = others === 0 ? '' : `, and ${others} more ${others === 1 ? 'file was' : 'files were'} skipped`;
    throw new ProblemError(
      'PROJECT_SKIPPED',
      { root, reason: `${skipped.message}${more}` },
      { where: skipped.where ?? root },
    );
  }
  throw new ProblemError('PROJECT_EMPTY', { root, extensions: extensions.join(', ') }, { where: root });
}

/** Returns one problem if the app has template files that are not read, or no file with markup at all. */
function unreadProblems(files: readonly SourceFile[], frameworks: readonly Framework[], root: string): Problem[] {
  const unread = files.filter(({ path }) => frameworkOf(path, frameworks).isUnread === true);
  if (unread.length === 0 && !files.some(({ path }) => isMarkupFile(path, frameworks)))
    return [problem('TEMPLATES_UNREAD', { count: 'the app' }, root)];
  const extensions = [...new Set(unread.map(({ path }) => path.replace(/^.*\./, '.')))];
  const count = `${unread.length} ${extensions.join(' and ')} ${unread.length === 1 ? 'file' : 'files'}`;
  return unread.length === 0 ? [] : [problem('TEMPLATES_UNREAD', { count }, root)];
}
