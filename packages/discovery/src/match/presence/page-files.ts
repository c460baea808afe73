import type { PageSnapshot } from '@webmcp/contract';

import type { IntentView } from '../views/intent-view.js';

const isHtml = (file: string): boolean => /\.html?$/i.test(file);

/**
 * The intents that can be on a page at all. Where the route names one of the HTML files that were read, what another HTML
 * file says is on another page, however alike it looks. Everything else can be anywhere.
 */
export function intentsOfPage(
  intents: readonly IntentView[],
  { route }: Pick<PageSnapshot, 'route'>,
): readonly IntentView[] {
  const files = new Set(intents.map(rootFile).filter(isHtml));
  const own = fileOfRoute(route, files);
  return own === undefined
    ? intents
    : intents.filter((intent) => !isHtml(rootFile(intent)) || rootFile(intent) === own);
}

const rootFile = ({ intent }: IntentView): string => intent.sites.at(-1)?.file ?? intent.source.file;

/** `/books.html` is `books.html` or `public/books.html`; `/` is `index.html`. The shallowest file wins. */
function fileOfRoute(route: string, files: ReadonlySet<string>): string | undefined {
  const path = decoded(route.replace(/[?#].*$/, '').replace(/^\/+/, ''));
  const names = isHtml(path)
    ? [path]
    : [`${path.replace(/\/$/, '')}.html`, `${path.replace(/\/$/, '')}/index.html`].map((name) =>
        name.replace(/^\//, ''),
      );
  return [...files]
    .filter((file) => names.some((name) => file === name || file.endsWith(`/${name}`)))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not percent-encoded after all: the path is the name.
    return path;
  }
}
