import { relative } from 'node:path';

/** What a stamping function makes of one file: the same code with `data-webmcp-source` attributes, and its source map. */
export interface Stamped {
  code: string;
  map?: unknown;
}
export type StampFunction = (source: string, file: string, components?: 'attribute' | 'aside') => Stamped | null;

type IndexHtmlHook = (html: string, context: { filename: string }) => string;

/** The part of a Vite plugin that is used here; the app's own Vite has the whole type. */
export interface StampPlugin {
  name: string;
  apply: 'serve';
  enforce: 'pre';
  transform: { order: 'pre'; handler(code: string, id: string): { code: string; map: unknown } | null };
  transformIndexHtml: { order: 'pre'; handler: IndexHtmlHook; enforce: 'pre'; transform: IndexHtmlHook };
}

/**
 * Stamps the app's own source while the dev server serves it: before every other plugin, only files below `root` and
 * `folders`, never what is in node_modules, never a build.
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
      // The app's own plugins of `enforce: 'pre'` stand before this one, and some write lines above the source (React's refresh).
      order: 'pre',
      handler(code, id) {
        const [path, query] = id.split('?', 2);
        // Queries name a part or another form of a file (`?raw`, `?vue&type=style`); only Vite's own time stamps mean the file itself.
        if (query !== undefined && !/^[tv]=[\w.]+$/.test(query)) return null;
        const result = stamped(code, path!);
        return result === null ? null : { code: result.code, map: result.map ?? null };
      },
    },
    // Vite 3 knows this hook by the second pair of names only, and answers every page with HTTP 500 where they are missing.
    transformIndexHtml: { order: 'pre', handler: page, enforce: 'pre', transform: page },
  };
}
