import { extract } from '../extract/extract.js';
import type { Framework, Loader } from '../frameworks/framework.js';
import type { FileFacts } from '../extract/facts/facts.js';
import type { ToolCandidate } from '../group/tool-candidate.js';
import { group } from '../group/group.js';
import type { AppModel } from '../intents/model/intent.js';
import { buildAppModel, type AppModelOptions } from '../intents/build-app-model.js';
import { libraryLocales } from '../libraries/questions/library-locales.js';
import { link } from '../link/link.js';
import type { Resolver } from '../link/model/linked.js';
import { pagesIn } from '../routes/pages-in.js';

/** A source file: its path relative to the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Options of the app model, and the frameworks that read the files. */
export interface ReadSourceOptions extends AppModelOptions {
  frameworks?: readonly Framework[];
}

/** The result of reading the source alone. */
export interface SourceReading {
  appModel: AppModel;
  candidates: ToolCandidate[];
}

/** Extracts, links, builds the app model and groups it: all stages that need no page. */
export function readSource(
  files: readonly SourceFile[],
  resolve: Resolver,
  options: ReadSourceOptions = {},
): SourceReading {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const load: Loader = (from, specifier) => byPath.get(resolve(from, specifier) ?? '');
  return readFacts(
    files.map((file) => extract(file, load, options.frameworks)),
    resolve,
    options,
  );
}

/**
 * Links, builds the app model and groups the model from facts that were extracted before. The order of the files does
 * not change the result.
 */
export function readFacts(
  facts: readonly FileFacts[],
  resolve: Resolver,
  options: AppModelOptions = {},
): SourceReading {
  const inOrder = [...facts].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const pages = pagesIn(inOrder, resolve);
  const locales = libraryLocales(inOrder);
  const appModel = {
    ...buildAppModel(link(inOrder, resolve), options),
    ...(pages.length === 0 ? {} : { pages }),
    ...(locales.length === 0 ? {} : { locales }),
  };
  return { appModel, candidates: group(appModel) };
}
