import type { Stack } from '../stack.js';
import { emptyToolsModule, newFile, offerLines } from '../tools-module.js';

/** Nuxt: a plugin whose name ends with `.client` runs in the browser alone. */
export const nuxt: Stack = {
  name: 'Nuxt',
  fits: ({ project }) => 'nuxt' in project.dependencies,
  plan(app) {
    // Nuxt 4 keeps the app in the folder app/.
    const folder = app.hasFolder('app') ? 'app/' : '';
    const extension = app.isTyped ? 'ts' : 'js';
    const emit = `${folder}webmcp-tools.${extension}`;
    const { imports, call } = offerLines('../webmcp-tools');
    const plugin = newFile(
      app,
      `${folder}plugins/webmcp.client.${extension}`,
      `${imports}\n\nexport default defineNuxtPlugin(() => {\n  ${call}\n});\n`,
      'registerTools',
    );
    return { emit, files: [...emptyToolsModule(app, emit), ...plugin.files], byHand: plugin.byHand };
  },
};
