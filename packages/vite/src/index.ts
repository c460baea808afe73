export type { ToolsPluginOptions } from './app-map.js';
export type { DevBridge } from './serve-tabs.js';
export { toolsPlugin } from './tools-plugin.js';
export type { SourceWatch } from './source-watch.js';
