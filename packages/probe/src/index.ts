export { findBrowser } from './browser/find-browser.js';
export { type BrowserChoice } from './browser/launch-first.js';
export { openBrowser, type OpenBrowserOptions } from './browser/open-browser.js';
export { probe, type ProbeOptions, type ProbeResult } from './probe.js';
export { type DevServer, type TransformModule } from './server/dev-server.js';
export { startCommand } from './server/start-command.js';
export { startDevServer } from './server/start-dev-server.js';
export { startStaticServer } from './server/start-static-server.js';
export type { Page } from 'playwright';
