import type { StackApp } from '../stack-app.js';
import { bookCalls, reactBooks } from './books.js';

/** React Router in framework mode, as its starter writes it without styles. */
export const reactRouter: StackApp = {
  name: 'React Router, framework mode',
  files: {
    'package.json': `${JSON.stringify(
      {
        name: 'books',
        private: true,
        type: 'module',
        scripts: {
          build: 'react-router build',
          dev: 'react-router dev',
          start: 'react-router-serve ./build/server/index.js',
        },
        dependencies: {
          '@react-router/node': '7.18.4',
          '@react-router/serve': '7.18.4',
          isbot: '5.2.3',
          react: '19.2.0',
          'react-dom': '19.2.0',
          'react-router': '7.18.4',
        },
        devDependencies: {
          '@react-router/dev': '7.18.4',
          '@types/node': '20.19.43',
          '@types/react': '19.2.0',
          typescript: '5.9.3',
          vite: '8.3.8',
        },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': `${JSON.stringify(
      {
        include: ['**/*', '**/.server/**/*', '**/.client/**/*', '.react-router/types/**/*'],
        compilerOptions: {
          lib: ['DOM', 'DOM.Iterable', 'ES2022'],
          types: ['node', 'vite/client'],
          target: 'ES2022',
          module: 'ES2022',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          rootDirs: ['.', './.react-router/types'],
          esModuleInterop: true,
          verbatimModuleSyntax: true,
          noEmit: true,
          resolveJsonModule: true,
          skipLibCheck: true,
          strict: true,
        },
      },
      null,
      2,
    )}\n`,
    'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [reactRouter()] });
`,
    'react-router.config.ts': `import type { Config } from '@react-router/dev/config';

export default { ssr: true } satisfies Config;
`,
    'app/routes.ts': `import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/home.tsx')] satisfies RouteConfig;
`,
    'app/root.tsx': `import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
    'app/routes/home.tsx':
      "import { Books } from '../books';\n\nexport default function Home() {\n  return <Books />;\n}\n",
    'app/books.tsx': reactBooks,
  },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npm start' },
  calls: bookCalls,
};
