import fc from 'fast-check';
import { expect, test } from 'vitest';

import { name, role } from '../../src/page.js';
import { interactive, pageHtml } from '../generated-page.js';
import { differ, type Differences } from './differ.js';
import { stepDocuments } from './step-documents.js';

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('roles and names agree with Chromium on generated pages', { timeout: 120_000 }, () => {
  let compared = 0;
  const differing: string[] = [];
  fc.assert(
    fc.property(pageHtml, (html) => {
      document.body.innerHTML = html;
      for (const element of document.querySelectorAll(`${interactive},h2,h3,fieldset,form,nav,section,img,li`)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]')) continue;
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

// bench/accname/differential.mjs takes thousands of each step.
test('acted-on roles and their names agree with Chromium in documents made for each step', { timeout: 120_000 }, () => {
  const all: Differences = { compared: 0, known: {}, differing: [] };
  for (const [step, documents] of Object.entries(stepDocuments)) {
    const found: Differences = { compared: 0, known: {}, differing: [] };
    for (const html of fc.sample(documents, { numRuns: 25, seed: 20260601 })) {
      document.body.setHTMLUnsafe(html);
      differ(document.body, found);
    }
    expect(found.compared, step).toBeGreaterThan(25);
    all.compared += found.compared;
    all.differing.push(...found.differing.map((line) => `${step}: ${line}`));
  }
  expect(all.differing.length / all.compared, all.differing.join('\n')).toBeLessThan(0.01);
});

test('the roles of sectioning elements agree with Chromium in each place', () => {
  const inner = '<aside>a</aside><header>h</header><footer>f</footer><aside aria-label="More">m</aside>';
  document.body.innerHTML = ['main', 'section', 'article', 'nav', 'aside', 'div', 'div role="main"']
    .map((tag) => `<${tag}><div>${inner}</div></${tag.split(' ')[0]}>`)
    .join('');
  const elements = [...document.querySelectorAll('aside,header,footer')];
  expect(elements.map((element) => role(element))).toEqual(elements.map((element) => element.computedRole));
});
