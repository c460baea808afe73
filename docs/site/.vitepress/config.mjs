import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../', import.meta.url));
const titleOf = (file) => /^# (.+)$/m.exec(readFileSync(`${docs}${file}`, 'utf8'))[1];
const pagesIn = (folder) =>
  readdirSync(`${docs}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const entry = (file) => ({ text: titleOf(file), link: `/${file.replace(/\.md$/, '')}` });

/** The guides in the order in which a new user needs them. A guide that is not named here comes last. */
const first = ['first-five-minutes', 'stacks', 'vite', 'dev-panel', 'plain-script', 'harness', 'held-back'];
const guides = pagesIn('guides');
const rank = (file) => {
  const at = first.indexOf(file.slice('guides/'.length, -'.md'.length));
  return at < 0 ? first.length : at;
};

export default {
  title: 'webmcp',
  description: 'Turns an existing web app into safe, truthful tools for AI agents',
  srcDir: '..',
  outDir: 'dist',
  srcExclude: ['site/**', '**/node_modules/**'],
  // A link to a file of the repository is no page of the site. test/structure/links.test.ts checks these.
  ignoreDeadLinks: [
    /\/(?:packages|test|bin|scripts|bench)\//,
    /\/(?:README|SECURITY|ARCHITECTURE|CONTRIBUTING|action)\b/,
  ],
  markdown: {
    config(md) {
      const { text } = md.renderer.rules;
      // Braces in a text are words, and no expression of Vue.
      md.renderer.rules.text = (...given) => text(...given).replaceAll('{{', '&#123;&#123;');
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [
      { text: 'Guides', items: guides.sort((a, b) => rank(a) - rank(b)).map(entry) },
      { text: 'Reference', items: ['map-format.md', 'design.md'].map(entry) },
      { text: 'Decisions', collapsed: true, items: pagesIn('decisions').map(entry) },
      { text: 'Evidence', collapsed: true, items: pagesIn('evidence').map(entry) },
    ],
  },
};
