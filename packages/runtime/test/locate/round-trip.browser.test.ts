import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describe, locate, usable } from '../../src/page.js';
import { interactive, pageHtml } from '../generated-page.js';

test('locate finds each described element after JSON, or in strict mode no element', { timeout: 120_000 }, () => {
  let asked = 0;
  let found = 0;
  fc.assert(
    fc.property(pageHtml, (html) => {
      document.body.innerHTML = html;
      for (const element of [...document.querySelectorAll(interactive)].filter(usable)) {
        const target = JSON.parse(JSON.stringify(describe(element, { testIdAttributes: ['data-mcp'] }))) as ReturnType<
          typeof describe
        >;
        for (const strict of [false, true]) {
          const located = locate(target, { strict, testIdAttributes: ['data-mcp'] });
          asked += 1;
          if ('element' in located) {
            found += 1;
            expect(located.element, element.outerHTML).toBe(element);
          } else expect(strict, `${JSON.stringify(located)} for ${JSON.stringify(target)}`).toBe(true);
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  );
  expect(asked).toBeGreaterThan(500);
  expect(found / asked).toBeGreaterThan(0.5);
});
