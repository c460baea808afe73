export type { ToolsPluginOptions } from './app-map.js';
export { toolsPlugin } from './tools-plugin.js';
export type { SourceWatch } from './source-watch.js';
