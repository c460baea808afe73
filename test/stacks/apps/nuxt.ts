import type { StackApp } from '../stack-app.js';
import { bookCalls, vueBooks } from './books.js';

/** Nuxt, as its starter writes it. The version is the last for Node 20. */
export const nuxt: StackApp = {
  name: 'Nuxt',
  files: {
    'package.json': `${JSON.stringify(
      {
        name: 'books',
        type: 'module',
        private: true,
        scripts: { build: 'nuxt build', dev: 'nuxt dev', preview: 'nuxt preview', postinstall: 'nuxt prepare' },
        dependencies: { nuxt: '4.4.5', vue: '^3.5.0', 'vue-router': '^4.5.0' },
      },
      null,
      2,
    )}\n`,
    'nuxt.config.ts':
      "export default defineNuxtConfig({\n  compatibilityDate: '2025-07-15',\n  devtools: { enabled: true },\n});\n",
    'tsconfig.json': `${JSON.stringify({
      files: [],
      references: [
        { path: './.nuxt/tsconfig.app.json' },
        { path: './.nuxt/tsconfig.server.json' },
        { path: './.nuxt/tsconfig.shared.json' },
        { path: './.nuxt/tsconfig.node.json' },
      ],
    })}\n`,
    'app/app.vue': vueBooks,
  },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npm run preview' },
  calls: bookCalls,
};
