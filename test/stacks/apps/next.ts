import type { StackApp } from '../stack-app.js';
import { bookCalls, reactBooks } from './books.js';

/** Next.js with the app router, as its starter writes it without options. */
export const next: StackApp = {
  name: 'Next.js',
  files: {
    'package.json': `${JSON.stringify(
      {
        name: 'books',
        version: '0.1.0',
        private: true,
        scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
        dependencies: { next: '16.4.6', react: '19.2.0', 'react-dom': '19.2.0' },
        devDependencies: { '@types/node': '20.19.43', '@types/react': '19.2.0', typescript: '5.9.3' },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': `${JSON.stringify(
      {
        compilerOptions: {
          target: 'ES2017',
          lib: ['dom', 'dom.iterable', 'esnext'],
          allowJs: true,
          skipLibCheck: true,
          strict: true,
          noEmit: true,
          esModuleInterop: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          resolveJsonModule: true,
          isolatedModules: true,
          jsx: 'react-jsx',
          incremental: true,
          plugins: [{ name: 'next' }],
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
        exclude: ['node_modules'],
      },
      null,
      2,
    )}\n`,
    'app/layout.tsx': `import type { ReactNode } from 'react';

export const metadata = { title: 'Books' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
    'app/page.tsx': "import { Books } from './books';\n\nexport default function Page() {\n  return <Books />;\n}\n",
    'app/books.tsx': reactBooks,
  },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npm start' },
  calls: bookCalls,
};
