import { readMap } from '@webmcp/contract/schema';
import { toolsPlugin, type ToolsPluginOptions } from '@webmcp/vite';
import type { Plugin } from 'vite';

import { ownFiles } from './files/own-files.js';

export type { ToolsPluginOptions } from '@webmcp/vite';

/**
 * Returns the Vite plugin that puts the app's tools into its pages: `plugins: [react(), webmcp()]`. Visitors without an
 * agent load under 2 kB.
 */
export function webmcp(options: ToolsPluginOptions = {}): Plugin {
  return toolsPlugin(options, {
    readMap,
    watchSource: async (root, mapFile) => {
      // Parsers take a second to load, and a preview needs none.
      const { watchSource } = await import('./run/watch-source.js');
      return await watchSource(root, mapFile, new AbortController().signal);
    },
    decide: async (root, map, decision) => (await import('./run/decide-tool.js')).decideTool(root, map, decision),
    modules: {
      'webmcp/runtime': ownFiles.pageRuntime,
      'webmcp/loader': ownFiles.pageLoader,
      'webmcp/panel': ownFiles.pagePanel,
    },
  });
}
