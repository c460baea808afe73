import { structuralPath } from '@webmcp/runtime/page';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PathIndex } from '../../../src/page/selectors/path-index.js';
import { shadow, show } from '../fixture.js';

const tag = fc.constantFrom('div', 'p', 'ul', 'li', 'button', 'my-box', 'svg', 'h2');
const leaf = tag.map((name) => `<${name}></${name}>`);
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc
      .tuple(tag, fc.array(tie('tree'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
}));

it('PathIndex returns the paths of the runtime, and finds the elements that CSS finds', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 6 }), fc.boolean(), (parts, hasShadow) => {
      const body = show(`<main>${parts.join('')}</main><div id="host"></div>`);
      const roots: ParentNode[] = [document, ...(hasShadow ? [shadow('#host', parts.join(''))] : [])];
      const index = new PathIndex(roots);
      const elements = [...body.querySelectorAll('*'), ...(hasShadow ? roots[1]!.querySelectorAll('*') : [])];
      for (const element of elements) {
        const path = structuralPath(element);
        expect(index.pathOf(element)).toBe(path);
        expect(index.find(path)).toEqual(roots.flatMap((root) => [...root.querySelectorAll(path)]));
      }
      expect(index.find('#host')).toBeNull();
      expect(index.find('div > my-none')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
