import type { Stack } from '../stack.js';
import { emptyToolsModule, newFile } from '../tools-module.js';

/** Quasar: a boot file runs before the app. The list of boot files is the developer's. */
export const quasar: Stack = {
  name: 'Quasar',
  fits: ({ project }) => '@quasar/app-vite' in project.dependencies || '@quasar/app-webpack' in project.dependencies,
  plan(app) {
    const extension = app.isTyped ? 'ts' : 'js';
    const emit = `src/webmcp-tools.${extension}`;
    const boot = newFile(
      app,
      `src/boot/webmcp.${extension}`,
      "import { registerTools } from '../webmcp-tools';\n\nexport default () => {\n  registerTools();\n};\n",
      'registerTools',
    );
    const config = ['ts', 'js', 'mjs', 'cjs']
      .map((each) => `quasar.config.${each}`)
      .find((file) => app.read(file) !== null);
    const isListed = config !== undefined && /['"]webmcp['"]/.test(app.read(config)!);
    return {
      emit,
      files: [...emptyToolsModule(app, emit), ...boot.files],
      byHand: [
        ...boot.byHand,
        ...(isListed ? [] : [`In ${config ?? 'quasar.config'}, add 'webmcp' to the list boot:\nboot: ['webmcp'],`]),
      ],
    };
  },
};
