import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';

import { appMap, type AppMap, type ToolsPluginOptions, type ToolsPluginWorld } from './app-map.js';
import { followApp } from './follow-app.js';
import {
  manifestCode,
  manifestEvent,
  manifestModule,
  tabCode,
  tabModule,
  toolsCode,
  toolsModule,
  withdrawnEvent,
} from './page-code.js';
import { servePanel } from './serve-panel.js';
import { serveTabs } from './serve-tabs.js';

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
  let closeBridge: (() => Promise<void>) | undefined;
  const { bridge = false } = options;
  const port = (typeof bridge === 'object' ? bridge.port : undefined) ?? 0;

  /**
   * Sends the names of the withdrawn tools to the open pages, with a new map its manifest, too. A page that opens later
   * reads both from the module.
   */
  async function swap(server: ViteDevServer, isNew: boolean): Promise<void> {
    const module = server.moduleGraph.getModuleById(own(manifestModule));
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
    const withdrawn = app.stale.names;
    if (!isNew) server.ws.send({ type: 'custom', event: withdrawnEvent, data: withdrawn });
    else server.ws.send({ type: 'custom', event: manifestEvent, data: { manifest: await app.manifest(), withdrawn } });
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
      if (server.config.server.watch !== null) followApp(server, app, (isNew) => swap(server, isNew));
      servePanel(server, app, world);
      if (bridge !== false)
        closeBridge = serveTabs(server, () => world.bridge.open(app.file, port, app.say), app.failed);
    },
    // Vite ends a dev server by this hook as well.
    closeBundle: () => closeBridge?.(),
    resolveId(id, importer) {
      if (id === toolsModule || id === manifestModule || id === tabModule) return own(id);
      // The page's own modules come from this package, also if the app cannot resolve the package's name.
      return importer === own(toolsModule) ? ((world.modules as Record<string, string>)[id] ?? null) : null;
    },
    async load(id) {
      if (id === own(toolsModule)) return toolsCode(!app.isBuild, bridge !== false);
      if (id === own(tabModule)) return tabCode(await world.bridge.pageScript());
      return id === own(manifestModule) ? manifestCode(await app.manifest(), app.stale.names) : null;
    },
    handleHotUpdate({ file }) {
      // The pages get the new manifest by an event, so nothing is reloaded.
      return file.replaceAll('\\', '/') === app.file ? [] : undefined;
    },
    transformIndexHtml: { order: 'pre', handler: () => (options.manual === true ? [] : [toolsTag]) },
  };
}
