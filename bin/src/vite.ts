import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { readMap } from '@webmcp/contract/schema';
import { toolsPlugin, type ToolsPluginOptions } from '@webmcp/vite';
import type { Plugin } from 'vite';

import { ownFiles } from './files/own-files.js';
import type { OpenBridge } from './run/open-bridge.js';

export type { ToolsPluginOptions } from '@webmcp/vite';
export type { OpenBridge };

/** The options of the plugin, with a bridge that its host can use. */
export interface WebmcpOptions extends ToolsPluginOptions {
  bridge?: boolean | { port?: number; opened?: (bridge: OpenBridge) => void };
}

/**
 * Returns the Vite plugin that puts the app's tools into its pages: `plugins: [react(), webmcp()]`. Visitors without an
 * agent load under 2 kB.
 */
export function webmcp(options: WebmcpOptions = {}): Plugin {
  const { bridge: wanted } = options;
  return toolsPlugin(options, {
    readMap,
    watchSource: async (root, mapFile) => {
      // Parsers take a second to load, and a preview needs none.
      const { watchSource } = await import('./run/watch-source.js');
      return await watchSource(root, mapFile, new AbortController().signal);
    },
    bridge: {
      pageScript: () => readFile(ownFiles.bridge, 'utf8'),
      open: async (out, port, say) => {
        // A dev server without an agent loads nothing of the bridge.
        const { openBridge } = await import('./run/open-bridge.js');
        const opened = await openBridge({ root: dirname(out), out, port, say });
        if (typeof wanted === 'object') wanted.opened?.(opened);
        return opened;
      },
    },
    decide: async (root, map, decision) => (await import('./run/decide-tool.js')).decideTool(root, map, decision),
    modules: {
      'webmcp/runtime': ownFiles.pageRuntime,
      'webmcp/loader': ownFiles.pageLoader,
      'virtual:webmcp/panel': ownFiles.pagePanel,
      'virtual:webmcp/parts': ownFiles.pageParts,
    },
  });
}
