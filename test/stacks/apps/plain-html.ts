import type { StackApp } from '../stack-app.js';
import { bookCalls, htmlBooks, htmlBooksScript } from './books.js';

/** A folder of HTML without a package.json before the installation. */
export const plainHtml: StackApp = {
  name: 'plain HTML',
  files: { 'index.html': htmlBooks('<script src="books.js"></script>'), 'books.js': htmlBooksScript },
  scripts: { dev: 'npx --yes http-server@14.1.1 -p 0 -c-1 .', serve: 'npx --yes http-server@14.1.1 -p 0 -c-1 .' },
  calls: bookCalls,
};
