export { toolsPlugin, type ToolsPluginOptions } from './tools-plugin.js';
