import { extract, type Loader } from '../extract/extract.js';
import type { FileFacts } from '../extract/facts/facts.js';
import type { ToolCandidate } from '../group/candidate.js';
import { group } from '../group/group.js';
import type { AppModel } from '../intents/model/intent.js';
import { buildAppModel, type AppModelOptions } from '../intents/build-app-model.js';
import { link } from '../link/link.js';
import type { Resolver } from '../link/model/linked.js';
import { pagesIn } from '../routes/pages-in.js';

/** A source file: path relative to the root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What the source alone says. */
export interface SourceReading {
  appModel: AppModel;
  candidates: ToolCandidate[];
}

/** Extract, link, build the app model, group: everything that needs no page. */
export function readSource(
  files: readonly SourceFile[],
  resolve: Resolver,
  options: AppModelOptions = {},
): SourceReading {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const load: Loader = (from, specifier) => byPath.get(resolve(from, specifier) ?? '');
  return readFacts(
    files.map((file) => extract(file, load)),
    resolve,
    options,
  );
}

/** The same from facts that were extracted before. The order of the files has no part in the result. */
export function readFacts(
  facts: readonly FileFacts[],
  resolve: Resolver,
  options: AppModelOptions = {},
): SourceReading {
  const inOrder = [...facts].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const pages = pagesIn(inOrder, resolve);
  const appModel = { ...buildAppModel(link(inOrder, resolve), options), ...(pages.length === 0 ? {} : { pages }) };
  return { appModel, candidates: group(appModel) };
}
