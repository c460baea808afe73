import type { Stack } from '../stack.js';
import { emptyToolsModule, newFile } from '../tools-module.js';

/** Nuxt: a plugin whose name ends with `.client` runs in the browser alone. */
export const nuxt: Stack = {
  name: 'Nuxt',
  fits: ({ project }) => 'nuxt' in project.dependencies,
  plan(app) {
    // Nuxt 4 keeps the app in the folder app/.
    const folder = app.hasFolder('app') ? 'app/' : '';
    const extension = app.isTyped ? 'ts' : 'js';
    const emit = `${folder}webmcp-tools.${extension}`;
    const plugin = newFile(
      app,
      `${folder}plugins/webmcp.client.${extension}`,
      "import { registerTools } from '../webmcp-tools';\n\nexport default defineNuxtPlugin(() => {\n  registerTools();\n});\n",
      'registerTools',
    );
    return { emit, files: [...emptyToolsModule(app, emit), ...plugin.files], byHand: plugin.byHand };
  },
};
