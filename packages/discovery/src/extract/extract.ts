import type { FileFacts } from './facts.js';
import { extractHtml } from './html/extract-html.js';
import { extractReact } from './react/extract-react.js';
import { extractVue } from './vue/extract-vue.js';

/**
 * The facts of one source file, by its extension: .vue, .html and .htm, else JavaScript or TypeScript.
 * @param file path relative to the root, forward slashes; `text` its content
 */
export function extract(file: { path: string; text: string }): FileFacts {
  if (file.path.endsWith('.vue')) return extractVue(file.path, file.text);
  if (/\.html?$/.test(file.path)) return extractHtml(file.path, file.text);
  return extractReact(file.path, file.text);
}
