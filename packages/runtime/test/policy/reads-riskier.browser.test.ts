import type { ManifestTarget } from '@webmcp/contract';
import { ownRowValue } from '@webmcp/text';
import { expect, test } from 'vitest';

import { readsRiskier } from '../../src/policy/reads-riskier.js';

const open = {
  name: 'open_person',
  title: 'Open person',
  description: 'Opens one person.',
  risk: { level: 'safe', reasons: [] },
};

/** Judges a link that shows a record, beside a tool whose button is named "Engineer". */
function judged(text: string, value: string): string | undefined {
  document.body.innerHTML = `<a href="/people/2">${text}</a>`;
  const selectors = [{ strategy: 'css', value, score: 0.2 }];
  return readsRiskier(document.querySelector('a')!, {
    tool: open as never,
    target: { selectors } as unknown as ManifestTarget,
    others: new Set(['engineer']),
    row: 'Carl Diaz',
  });
}

test('a word of the record in a pressed row may be the name of another tool', () => {
  expect(judged('<b>Carl Diaz</b> Engineer', ownRowValue)).toBeUndefined();
});

test('a control in a row never reads like another tool', () => {
  expect(judged('Engineer', 'a')).toBe('Engineer');
});
