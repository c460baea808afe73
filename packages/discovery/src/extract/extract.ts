import { extractData } from './data/extract-data.js';
import type { FileFacts } from './facts/facts.js';
import { extractHtml } from './html/extract-html.js';
import { extractReact } from './react/extract-react.js';
import { extractVue } from './vue/extract-vue.js';

/** The text that an import specifier of a file leads to, where it is one of the app's. */
export type Loader = (from: string, specifier: string) => { path: string; text: string } | undefined;

/**
 * The facts of one source file, by its extension: .vue, .html and .htm, .json, .yaml and .yml, else JavaScript or TypeScript.
 * @param file path relative to the root, forward slashes; `text` its content
 * @param load finds the plain scripts that an HTML page loads: what they listen to is the page's
 */
export function extract(file: { path: string; text: string }, load: Loader = () => undefined): FileFacts {
  if (file.path.endsWith('.vue')) return extractVue(file.path, file.text);
  if (/\.(?:json|ya?ml)$/.test(file.path)) return extractData(file.path, file.text);
  if (!/\.html?$/.test(file.path)) return extractReact(file.path, file.text);
  const alone = extractHtml(file.path, file.text);
  const scripts = alone.imports
    .filter(({ local }) => local === '')
    .map(({ from }) => load(file.path, from))
    .filter((script) => script !== undefined)
    .filter(({ path }) => /\.[cm]?[jt]s$/.test(path));
  return scripts.length === 0 ? alone : extractHtml(file.path, file.text, scripts);
}
