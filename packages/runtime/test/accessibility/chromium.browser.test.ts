import fc from 'fast-check';
import { expect, test } from 'vitest';

import { name, role } from '../../src/page.js';
import { interactive, pageHtml } from '../generated-page.js';

declare global {
  interface Element {
    readonly computedRole: string;
    readonly computedName: string;
  }
}

/** Where this engine means to answer otherwise than Chromium, or leaves a rule of Chromium's out. */
const knownDifferences: Record<string, (element: Element) => boolean> = {
  'buttons for files carry the state of the field in Chromium': (element) => element.matches('input[type=file]'),
};

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('roles and names agree with Chromium on generated pages', { timeout: 120_000 }, () => {
  let compared = 0;
  const differing: string[] = [];
  fc.assert(
    fc.property(pageHtml, (html) => {
      document.body.innerHTML = html;
      for (const element of document.querySelectorAll(`${interactive},h2,h3,fieldset,form,nav,section,img,li`)) {
        if (
          Object.values(knownDifferences).some((differs) => differs(element)) ||
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('[aria-hidden=true]')
        )
          continue;
        compared += 1;
        if (role(element) !== element.computedRole)
          differing.push(`role ${role(element)}, Chromium ${element.computedRole}: ${element.outerHTML}`);
        if (name(element) !== fold(element.computedName))
          differing.push(`name "${name(element)}", Chromium "${element.computedName}": ${element.outerHTML}`);
      }
    }),
    { numRuns: 150, seed: 20260101 },
  );
  expect(compared).toBeGreaterThan(1000);
  expect(differing.length / compared, differing.slice(0, 20).join('\n')).toBeLessThan(0.01);
});
