import { relative } from 'node:path';

/** A stamped file: the same code with `data-webmcp-source` attributes, and its source map. */
export interface Stamped {
  code: string;
  map?: unknown;
}
export type StampFunction = (source: string, file: string, components?: 'attribute' | 'aside') => Stamped | null;

type IndexHtmlHook = (html: string, context: { filename: string }) => string;

/** The part of a Vite plugin that is used here. The app's own Vite has the whole type. */
export interface StampPlugin {
  name: string;
  apply: 'serve';
  enforce: 'pre';
  transform: { order: 'pre'; handler(code: string, id: string): { code: string; map: unknown } | null };
  transformIndexHtml: { order: 'pre'; handler: IndexHtmlHook; enforce: 'pre'; transform: IndexHtmlHook };
}

/**
 * Returns a Vite plugin that stamps the app's own source in the dev server, before every other plugin. Stamps only files
 * below `root` and `folders`, no files in node_modules, and no build.
 */
export function stampPlugin(root: string, stamp: StampFunction, folders: readonly string[] = []): StampPlugin {
  const own = [root, ...folders].map((folder) => folder.replaceAll('\\', '/').replace(/\/?$/, '/'));
  const stamped = (code: string, path: string): Stamped | null =>
    own.some((folder) => path.startsWith(folder)) && !path.includes('/node_modules/')
      ? stamp(code, relative(root, path).replaceAll('\\', '/'))
      : null;
  const page: IndexHtmlHook = (html, context) => stamped(html, context.filename.replaceAll('\\', '/'))?.code ?? html;
  return {
    name: 'webmcp-stamp',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      // The app's own plugins of `enforce: 'pre'` come before this one, and some add lines above the source (React's refresh).
      order: 'pre',
      handler(code, id) {
        const [path, query] = id.split('?', 2);
        // A query names a part or another form of a file (`?raw`, `?vue&type=style`), except for Vite's own time stamps.
        if (query !== undefined && !/^[tv]=[\w.]+$/.test(query)) return null;
        const result = stamped(code, path!);
        return result === null ? null : { code: result.code, map: result.map ?? null };
      },
    },
    // Vite 3 knows only the second pair of names of this hook. Without them each page is an HTTP 500.
    transformIndexHtml: { order: 'pre', handler: page, enforce: 'pre', transform: page },
  };
}
