import { candidates, hits } from '@webmcp/runtime/page';
import { array, assert, constantFrom, letrec, oneof, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { composedElements, isWithin } from '../../../src/page/elements/composed-tree.js';
import { HitIndex } from '../../../src/page/selectors/hit-index.js';
import { show } from '../fixture.js';

const testIdAttributes = ['data-mcp', 'data-testid'];
const words = ['Save', 'Delete', 'Name', 'E-mail *', 'say "hi"'];
const word = constantFrom(...words);
const escaped = (text: string): string => text.replaceAll('"', '&quot;');
const extras = constantFrom(
  '',
  '',
  '',
  ' hidden',
  ' aria-hidden="true"',
  ' style="display:none"',
  ' style="opacity:0"',
  ' inert',
  ' data-testid="save"',
  ' data-mcp="save"',
  ' title="Name"',
);

const control = tuple(word, extras, constantFrom('a', 'b', 'c')).chain(([text, extra, id]) =>
  constantFrom(
    `<button${extra}>${text}</button>`,
    `<a href="/${id}"${extra}>${text}</a>`,
    `<label>${text} <input name="${id}"${extra}></label>`,
    `<label for="${id}">${text}</label><input id="${id}" placeholder="${escaped(text)}"${extra}>`,
    `<input aria-label="${escaped(text)}" type="checkbox" value="${id}" name="n"${extra}>`,
    `<select aria-label="${escaped(text)}"${extra}><option>${text}</option></select>`,
    `<div role="button" tabindex="0"${extra}>${text}</div>`,
    `<input type="date" aria-label="${escaped(text)}"${extra}>`,
    `<h2${extra}>${text}</h2>`,
    // A label in one place for what may stand in another, and a group that shares a name.
    `<label for="${id}"${extra}>${text}</label>`,
    `<input type="radio" name="n" value="${id}"${extra}>`,
    `<div id="${id}" name="n"${extra}>${text}</div>`,
  ),
);
const page = letrec<{ node: string }>((tie) => ({
  node: oneof(
    { maxDepth: 3, withCrossShrink: true },
    control,
    tuple(
      constantFrom('form', 'section', 'ul', 'fieldset', 'div role="dialog"'),
      word,
      extras,
      array(tie('node'), { maxLength: 4 }),
    ).map(([tag, text, extra, inner]) => {
      const name = tag.split(' ')[0]!;
      return `<${tag} aria-label="${escaped(text)}"${extra}>${name === 'ul' ? inner.map((item) => `<li>${item}</li>`).join('') : inner.join('')}</${name}>`;
    }),
    // Declarative shadow roots are only read by the parser's own methods, so the fixture turns these into real ones.
    array(control, { minLength: 1, maxLength: 2 }).map((inner) => `<shop-box>${inner.join('')}</shop-box>`),
  ),
})).node;

function build(html: string): void {
  document.body.innerHTML = html;
  for (const host of document.querySelectorAll('shop-box')) {
    const inside = host.innerHTML;
    host.innerHTML = '';
    host.attachShadow({ mode: 'open' }).innerHTML = inside;
  }
}

it("HitIndex answers as the runtime's own hits, in the document and in every container", () => {
  show('');
  assert(
    property(array(page, { maxLength: 5 }), (parts) => {
      build(`<main>${parts.join('')}</main>`);
      const all = composedElements(document);
      const containers = all.filter((element) => element.matches('main,form,section,li,fieldset,[role=dialog]'));
      const index = new HitIndex(document, testIdAttributes, containers);
      for (const element of all.filter((one) => one.matches('button,a,input,select,[role],form,h2'))) {
        for (const selector of candidates(element, { testIdAttributes })) {
          const found = index.hits(selector);
          const wanted = hits(selector, document, testIdAttributes);
          expect({ selector, found: new Set(found) }).toEqual({ selector, found: new Set(wanted) });
          expect(found.length).toBe(wanted.length);
          for (const [number, container] of containers.entries())
            expect(index.countWithin(selector, number)).toBe(hits(selector, container, testIdAttributes).length);
        }
        expect(index.chainOf(element).map((number) => containers[number])).toEqual(
          containers.filter((container) => isWithin(element, container)).toReversed(),
        );
        for (const { selector, document: count, containers: inside } of index.candidates(element))
          expect({ selector, count, inside }).toEqual({
            selector,
            count: hits(selector, document, testIdAttributes).length,
            inside: Object.fromEntries(
              containers.flatMap((container, number) =>
                isWithin(element, container)
                  ? [[number, hits(selector, container, testIdAttributes).length] as const]
                  : [],
              ),
            ),
          });
      }
    }),
    { numRuns: 80 },
  );
});
