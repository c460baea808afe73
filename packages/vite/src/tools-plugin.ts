import { resolve } from 'node:path';

import type { GroundTruthMap, Manifest } from '@webmcp/contract';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, ViteDevServer } from 'vite';

import { manifestCode, manifestEvent, manifestModule, toolsCode, toolsModule } from './page-code.js';
import { readManifest } from './read-manifest.js';

export interface ToolsPluginOptions {
  /** The map, relative to Vite's root. Default: `webmcp.map.json`. */
  map?: string;
  /** Fails a build without a map, and a build whose map is damaged. Default: a warning. */
  strict?: boolean;
  /** Does not load the tools by itself. The app imports `virtual:webmcp` where it wants them. */
  manual?: boolean;
}

/** The parts of the product that the plugin gets by argument. */
export interface ToolsPluginWorld {
  /** Reads a map from its text. @throws {ProblemError} for a damaged map */
  readMap(text: string, file: string): GroundTruthMap;
  /** The modules of the page, as absolute paths by specifier. */
  modules: Readonly<Record<'webmcp/runtime' | 'webmcp/loader', string>>;
}

/** The script that loads the tools, before the app's own modules. */
const toolsTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module' },
  children: `import '${toolsModule}';`,
  injectTo: 'head-prepend',
};

/** Marks a module that this plugin writes, by the convention of Rollup. */
const own = (name: string): string => `\0${name}`;

/**
 * Returns the Vite plugin that puts the app's tools into its pages, in the dev server and in a build. The map is the only
 * source of the tools. A new map replaces the tools of the open pages without a reload.
 */
export function toolsPlugin(options: ToolsPluginOptions, { readMap, modules }: ToolsPluginWorld): Plugin {
  let config: ResolvedConfig;
  const mapFile = (): string => resolve(config.root, options.map ?? 'webmcp.map.json').replaceAll('\\', '/');

  /** Reads the manifest. A map that cannot be used is a warning; with `strict`, it fails a build. */
  async function manifest(): Promise<Manifest> {
    const { manifest: read, problem } = await readManifest(mapFile(), readMap);
    if (problem === undefined) return read;
    const text = `${problem.code}: ${problem.message}\n  ${problem.fix}`;
    if (options.strict === true && config.command === 'build') throw new Error(text);
    config.logger.warn(`[webmcp] ${text}`);
    return read;
  }

  /** Sends the new manifest to the open pages. A page that opens later reads it from its module. */
  async function swap(server: ViteDevServer): Promise<void> {
    const module = server.moduleGraph.getModuleById(own(manifestModule));
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'custom', event: manifestEvent, data: await manifest() });
  }

  return {
    name: 'webmcp',
    config: () => ({ optimizeDeps: { exclude: ['webmcp/runtime', 'webmcp/loader'] } }),
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.watcher.add(mapFile());
      const look = (path: string): void => {
        if (path.replaceAll('\\', '/') !== mapFile()) return;
        swap(server).catch((error: unknown) => config.logger.error(`[webmcp] ${String(error)}`));
      };
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, look);
    },
    resolveId(id, importer) {
      if (id === toolsModule || id === manifestModule) return own(id);
      // The page's own modules come from this package, also if the app cannot resolve the package's name.
      return importer === own(toolsModule) ? ((modules as Record<string, string>)[id] ?? null) : null;
    },
    async load(id) {
      if (id === own(toolsModule)) return toolsCode(config.command === 'serve');
      return id === own(manifestModule) ? manifestCode(await manifest()) : null;
    },
    handleHotUpdate({ file }) {
      // The pages get the new manifest by an event, so nothing is reloaded.
      return file.replaceAll('\\', '/') === mapFile() ? [] : undefined;
    },
    transformIndexHtml: { order: 'pre', handler: () => (options.manual === true ? [] : [toolsTag]) },
  };
}
