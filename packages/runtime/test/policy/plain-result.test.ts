import type { CallResult } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { plainResult } from '../../src/policy/plain-result.js';

const result = (text: string): CallResult => ({
  status: 'completed',
  tool: 'save',
  messages: [text],
  evidence: [{ kind: 'status', text }],
  rows: [text],
  data: { items: [{ name: text, count: 2, none: null }] },
});

test('plainResult removes characters that nobody sees', () => {
  const hidden = 'Sa\u200bved\u202e \u{e0041}\u{e0042}now\u0007\ud800';
  expect(plainResult(result(hidden))).toEqual(result('Saved now'));
});

test('plainResult keeps line feeds, emoji and joiners', () => {
  const text = 'One\n\tTwo 👩\u200d💻 می\u200cخواهم';
  expect(plainResult(result(text))).toEqual(result(text));
});

test('plainResult caps each text', () => {
  expect(plainResult(result('x'.repeat(9000))).messages[0]).toHaveLength(4001);
});
