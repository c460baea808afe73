import type { StackApp } from '../stack-app.js';
import { bookCalls, vueBooks } from './books.js';

/** Vue and TypeScript from create-vite. */
export const vueTs: StackApp = {
  name: 'create-vite vue-ts',
  starter: ['create-vite@9.3.0', 'app', '--template', 'vue-ts', '--no-interactive'],
  files: { 'src/App.vue': vueBooks },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npm run preview' },
  calls: bookCalls,
};
