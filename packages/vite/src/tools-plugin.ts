import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';

import { appMap, type AppMap, type ToolsPluginOptions, type ToolsPluginWorld } from './app-map.js';
import { followApp } from './follow-app.js';
import { manifestCode, manifestEvent, manifestModule, toolsCode, toolsModule } from './page-code.js';

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
export function toolsPlugin(options: ToolsPluginOptions, world: ToolsPluginWorld): Plugin {
  let app: AppMap;

  /** Sends the new manifest to the open pages. A page that opens later reads it from its module. */
  async function swap(server: ViteDevServer): Promise<void> {
    const module = server.moduleGraph.getModuleById(own(manifestModule));
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'custom', event: manifestEvent, data: await app.manifest() });
  }

  return {
    name: 'webmcp',
    config: () => ({ optimizeDeps: { exclude: ['webmcp/runtime', 'webmcp/loader'] } }),
    configResolved(config) {
      app = appMap(config, options, world);
    },
    async buildStart() {
      if (app.isBuild) await app.compareWithSource();
    },
    configureServer(server) {
      // A server that watches nothing has no pages to keep up to date.
      if (server.config.server.watch !== null) followApp(server, app, () => swap(server));
    },
    resolveId(id, importer) {
      if (id === toolsModule || id === manifestModule) return own(id);
      // The page's own modules come from this package, also if the app cannot resolve the package's name.
      return importer === own(toolsModule) ? ((world.modules as Record<string, string>)[id] ?? null) : null;
    },
    async load(id) {
      if (id === own(toolsModule)) return toolsCode(!app.isBuild);
      return id === own(manifestModule) ? manifestCode(await app.manifest()) : null;
    },
    handleHotUpdate({ file }) {
      // The pages get the new manifest by an event, so nothing is reloaded.
      return file.replaceAll('\\', '/') === app.file ? [] : undefined;
    },
    transformIndexHtml: { order: 'pre', handler: () => (options.manual === true ? [] : [toolsTag]) },
  };
}
