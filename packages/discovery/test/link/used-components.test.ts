import { expect, test } from 'vitest';

import { linkFiles } from './show-linked.js';

const rootsOf = (files: Record<string, string>): string[] => linkFiles(files).roots.map(({ component }) => component);
const own = 'const Own = () => <p />;';

test.each([
  ['a tag', `export const Page = () => <Own />;`],
  ['a wrapper', `const Page = memo(Own); export const App = () => <Page />;`],
  ['a prop', `export const Page = () => <Route component={Own} />;`],
  ['a constant', `const ROUTES = [{ component: Own }]; export const Page = () => <Routes all={ROUTES} />;`],
  ['a call in a handler', `export const Page = () => <button onClick={() => open(Own)} />;`],
  [
    'a branch, a loop and a local',
    `export const Page = (props) => { const Any = Own; return props.on && props.list.map(() => <Any />); };`,
  ],
])('a component that %s names is no root', (_, code) => {
  expect(rootsOf({ 'a.tsx': `${own}\n${code}` })).not.toContain('Own');
});

test('a component that only itself names is a root', () => {
  expect(rootsOf({ 'a.tsx': 'export const Own = () => <ul><Own /></ul>;' })).toEqual(['Own']);
});
