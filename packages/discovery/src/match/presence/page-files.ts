import type { PageSnapshot } from '@webmcp/contract';

import type { IntentView } from '../views/intent-view.js';

const isHtml = (file: string): boolean => /\.html?$/i.test(file);

/**
 * Returns the intents that can be on a page. If the route names an HTML file of the app, the intents of other HTML files
 * are on other pages. All other intents can be on any page.
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

/** Returns the HTML file of a route: `/books.html` is `books.html` or `public/books.html`, `/` is `index.html`. The shallowest file wins. */
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
    // The path is not percent-encoded, so the path is the name.
    return path;
  }
}
