import type { FrameworkFiles } from '../src/app/framework-files.js';

/** A list of frameworks such as the product's. */
export const frameworks: readonly FrameworkFiles[] = [
  {
    name: 'react',
    packages: ['react', 'next'],
    extensions: ['tsx', 'jsx', 'ts', 'mts', 'js', 'mjs'],
    namedExtensions: ['cts', 'cjs'],
    markupExtensions: ['tsx', 'jsx'],
    impliedExtensions: ['tsx', 'ts', 'jsx', 'js'],
    conventions: { holds: 'components' },
  },
  {
    name: 'vue',
    packages: ['vue', 'nuxt', '@quasar/app-vite'],
    extensions: ['vue'],
    markupExtensions: ['vue'],
    impliedExtensions: ['vue'],
    conventions: { holds: 'components' },
  },
  {
    name: 'html',
    packages: [],
    extensions: ['html', 'htm'],
    markupExtensions: ['html', 'htm'],
    impliedExtensions: [],
    conventions: { holds: 'pages' },
  },
  {
    name: 'data',
    packages: [],
    extensions: ['json', 'yaml', 'yml'],
    markupExtensions: [],
    impliedExtensions: ['json'],
    conventions: { holds: 'data' },
  },
];
