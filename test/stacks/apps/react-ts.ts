import type { StackApp } from '../stack-app.js';
import { bookCalls, reactBooks } from './books.js';

/** React and TypeScript from create-vite. */
export const reactTs: StackApp = {
  name: 'create-vite react-ts',
  starter: ['create-vite@9.3.0', 'app', '--template', 'react-ts', '--no-interactive'],
  files: {
    'src/Books.tsx': reactBooks,
    'src/App.tsx': "import { Books } from './Books';\n\nexport default function App() {\n  return <Books />;\n}\n",
  },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npm run preview' },
  calls: bookCalls,
};
