import { asideStamp } from '../extract/react/aside-stamp.js';
import { extractReact } from '../extract/react/extract-react.js';
import { jsxTags } from '../extract/react/jsx-tags.js';
import type { Framework } from './framework.js';

/** React, and JSX in general. Plain scripts belong here too: they hold the functions that templates call. */
export const react: Framework = {
  name: 'react',
  packages: ['react', 'react-dom', 'preact', 'next', '@remix-run/react', 'gatsby'],
  extensions: ['tsx', 'jsx', 'ts', 'mts', 'js', 'mjs'],
  namedExtensions: ['cts', 'cjs'],
  markupExtensions: ['tsx', 'jsx'],
  impliedExtensions: ['tsx', 'ts', 'jsx', 'js'],
  conventions: { holds: 'components' },
  hydrates: true,
  extract: ({ path, text }) => extractReact(path, text),
  tags(source, file) {
    switch (/\.(\w+)$/.exec(file)?.[1]) {
      case 'tsx':
        return jsxTags(source, { file, lang: 'tsx' });
      case 'jsx':
      case 'js':
      case 'mjs':
        return jsxTags(source, { file, lang: 'jsx' });
      default:
        return [];
    }
  },
  aside: asideStamp,
  // Braces begin an expression.
  escapeContent: (text) => text.replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  labelAttribute: 'htmlFor',
};
