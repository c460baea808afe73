import { describe, expect, it } from 'vitest';

import { placeFinder } from '../../../src/extract/stamp/place-finder.js';

const script = 'const a = 1;\nsave.onclick = () => {};\n\n';
const placeOf = placeFinder(
  [
    { path: 'index.html', text: '<script>\nsave.onclick = () => {};\n</script>\n' },
    { path: 'js/app.js', text: script },
  ],
  '/home/ann/shop',
);

describe('placeFinder', () => {
  it('takes the place of a source map as it is', () => {
    expect(placeOf('http://localhost:5173/js/app.js', 2, 16)).toEqual({ file: 'js/app.js', line: 2, column: 16 });
  });

  it.each([
    ['js/app.js', 2, 'save.onclick = () => {};', 2],
    ['index.html', 4, 'save.onclick = () => {};', 2],
    ['js/app.js', 2, 'save.onclick = () => {};\r', 2],
    ['js/app.js', 2, 'save.onclick = () => 1;', undefined],
    ['js/app.js', 9, '', undefined],
  ])('finds the line of a served script in %s, line %i, with the text %j', (path, line, text, found) => {
    expect(placeOf(`http://localhost:5173/${path}`, line, 16, text)?.line).toBe(found);
  });

  it('finds nothing for the beginning of a file, which coarse source maps name for every place', () => {
    expect(placeOf('http://localhost:5173/js/app.js', 1, 1)).toBeUndefined();
    expect(placeOf('http://localhost:5173/js/app.js', 1, 7)).toBeDefined();
  });

  it('finds nothing in a file outside of the app', () => {
    expect(placeOf('http://localhost:5173/node_modules/lib/app.js', 2, 16)).toBeUndefined();
  });
});
