import { describe, expect, it } from 'vitest';

import { siteFinder } from '../../../src/extract/stamp/site-finder.js';

const page = 'export const Page = () => (\n  <main>\n    <a href="/">Home</a> <b>and</b>\n  </main>\n);\n';
const files = [
  { path: 'src/App.tsx', text: page },
  { path: 'src/app/(admin)/page.tsx', text: page },
  { path: 'src/app/(shop)/page.tsx', text: page },
  { path: '../ui/src/Button.tsx', text: page },
  { path: 'src/Item.vue', text: '<template>\n  <li><a>x</a></li>\n</template>\n' },
];
const siteOf = siteFinder(files, '/home/ann/shop');
const fileAt = (path: string): string | undefined => siteOf(path, 3, 5)?.file;

describe('siteFinder', () => {
  it.each([
    ['/home/ann/shop/src/App.tsx', 'src/App.tsx'],
    ['file:///home/ann/shop/src/App.tsx', 'src/App.tsx'],
    ['http://localhost:5173/src/App.tsx?t=17', 'src/App.tsx'],
    ['http://localhost:5173/shop/src/App.tsx', 'src/App.tsx'],
    ['webpack://_N_E/./src/App.tsx', 'src/App.tsx'],
    ['turbopack:///[project]/src/app/(shop)/page.tsx', 'src/app/(shop)/page.tsx'],
    ['webpack-internal:///(app-pages-browser)/./src/app/%28admin%29/page.tsx', 'src/app/(admin)/page.tsx'],
    ['/home/ann/ui/src/Button.tsx', '../ui/src/Button.tsx'],
    ['App.tsx', 'src/App.tsx'],
  ])('knows %s', (path, file) => {
    expect(fileAt(path)).toBe(file);
  });

  it.each([
    ['page.tsx', 'two files end so'],
    ['http://localhost/node_modules/lib/src/App.tsx', "a library's"],
    ['/elsewhere/Other.tsx', 'no file of the app'],
    ['/home/ann/other/lib/App.tsx', 'the same name in another folder'],
    ['<anonymous>', 'no path'],
    ['', 'nothing'],
  ])('does not take %s for one: %s', (path) => {
    expect(fileAt(path)).toBeUndefined();
  });

  it('takes the tag that the place is in or after, before the first only where there is one on the line', () => {
    const tagAt = (line: number, column: number): unknown => siteOf('src/App.tsx', line, column);
    expect(tagAt(3, 5)).toEqual({ file: 'src/App.tsx', line: 3, column: 5 });
    expect(tagAt(3, 20)).toEqual({ file: 'src/App.tsx', line: 3, column: 5 });
    expect(tagAt(3, 26)).toEqual({ file: 'src/App.tsx', line: 3, column: 26 });
    expect(tagAt(3, 1)).toBeUndefined();
    expect(tagAt(2, 1)).toEqual({ file: 'src/App.tsx', line: 2, column: 3 });
    expect(tagAt(1, 1)).toBeUndefined();
    expect(tagAt(99, 1)).toBeUndefined();
    expect(siteOf('src/Item.vue', 2, 7)).toEqual({ file: 'src/Item.vue', line: 2, column: 7 });
  });
});
