import { expect, it } from 'vitest';
import { computedName, takeTree } from '../../../src/page/elements/computed.js';
import { show } from '../fixture.js';

it('ignores roles and names that were read before an element vanished', () => {
  const body = show('<button>Save</button><button id="gone">Gone</button>');
  const before = [...document.querySelectorAll('*')].map((element): [string, string] => ['button', element.localName]);
  body.querySelector('#gone')!.remove();
  expect(takeTree(before)).toBe(false);
  expect(takeTree(before.slice(1))).toBe(true);
});

it.each(['\uf1f8', '\u{f0142}'])('a glyph of an icon font (%j) names no button', (glyph) => {
  show(`<button><i class="glyph"></i></button><style>.glyph::before { content: ${JSON.stringify(glyph)} }</style>`);
  expect(computedName(document.querySelector('button')!, '')).toBe('');
});
