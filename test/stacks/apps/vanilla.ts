import type { StackApp } from '../stack-app.js';
import { bookCalls, htmlBooks, htmlBooksScript } from './books.js';

/** No framework, from create-vite: no Vite config, and rows that a script draws. */
export const vanilla: StackApp = {
  name: 'create-vite vanilla',
  starter: ['create-vite@9.3.0', 'app', '--template', 'vanilla', '--no-interactive'],
  files: {
    'index.html': htmlBooks('<script type="module" src="/src/main.js"></script>'),
    'src/main.js': htmlBooksScript,
  },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npm run preview' },
  calls: bookCalls,
};
