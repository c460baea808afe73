import { splitManifest, type SplitManifest } from '@webmcp/discovery';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';

import { appMap, type AppMap, type ToolsPluginOptions, type ToolsPluginWorld } from './app-map.js';
import { followApp } from './follow-app.js';
import {
  jsonCode,
  manifestCode,
  manifestEvent,
  manifestModule,
  partModule,
  splitManifestCode,
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

  /** Splits the manifest for a build. A dev server sends it whole, because a save changes it as a whole. */
  let split: Promise<SplitManifest> | undefined;
  const splitOnce = (): Promise<SplitManifest> =>
    (split ??= app.manifest().then((manifest) => splitManifest(manifest)));

  async function buildCode(id: string): Promise<string | null> {
    const { manifest, parts } = await splitOnce();
    if (id === own(toolsModule)) return toolsCode(false);
    if (id === own(manifestModule))
      return parts.length === 0 ? manifestCode(manifest, []) : splitManifestCode({ manifest, parts });
    const at = parts.findIndex((_, place) => id === own(partModule(place)));
    return at === -1 ? null : jsonCode(parts[at]);
  }

  return {
    name: 'webmcp',
    config: () => ({ optimizeDeps: { exclude: ['webmcp/runtime', 'webmcp/loader'] } }),
    configResolved(config) {
      app = appMap(config, options, world);
    },
    async buildStart() {
      split = undefined;
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
      if (id === toolsModule || id === tabModule || id === manifestModule || id.startsWith(`${manifestModule}/`))
        return own(id);
      // The page's own modules come from this package, also if the app cannot resolve the package's name.
      return importer === own(toolsModule) || importer === own(manifestModule)
        ? ((world.modules as Record<string, string>)[id] ?? null)
        : null;
    },
    async load(id) {
      if (!id.startsWith(own(toolsModule))) return null;
      if (app.isBuild) return await buildCode(id);
      if (id === own(toolsModule)) return toolsCode(true, bridge !== false);
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
