import { expect, test } from 'vitest';

import type { AppModel, Label } from '../../src/intents/model/intent.js';
import type { MatchedElements } from '../../src/match/model/matched-elements.js';
import { withDataTexts } from '../../src/page/with-data-texts.js';

const known = (text: string): Label => ({ text, from: 'content' });
const unknown: Label = { text: '…', parts: [null], from: 'content' };

/** The data texts of one control with these labels in a file, which the page shows under a name. */
function dataTexts(labels: Label[], name: string, file = 'app.tsx', container = 'section'): string[] | undefined {
  const intent = { index: 0, labels, source: { file, line: 1, column: 1 } };
  const snapshot = { containers: [{ index: 0, kind: container }] };
  const element = { name, labels: [], chain: [0] };
  const seen = { ofIntent: () => [{ element, snapshot }] } as unknown as MatchedElements;
  const written = ['Help', 'Account', 'Save'];
  const model = { intents: [intent], boundaries: [] } as unknown as AppModel;
  return withDataTexts(model, seen, (text) => written.includes(text)).intents[0]!.dataTexts;
}

test.each<[labels: Label[], name: string, file: string, data: string[] | undefined]>([
  [[unknown], 'Ada Byron', 'app.tsx', ['Ada Byron']],
  [[], 'Ada Byron', 'app.vue', ['Ada Byron']],
  [[unknown], 'Help', 'app.tsx', undefined],
  [[known('Save')], 'Save ⌘S', 'app.tsx', undefined],
  [[known('Save')], 'Ada Byron', 'app.tsx', undefined],
  [[known('Account')], 'Ada Byron', 'index.html', ['Ada Byron']],
  [[known('Account')], 'Account (3)', 'index.html', undefined],
  [[{ ...unknown, key: 'menu.help' }], 'Hilfe', 'app.tsx', undefined],
  [[unknown], '17', 'app.tsx', ['17']],
  [[{ text: 'arrow up', from: 'icon' }], '17', 'app.tsx', ['17']],
  [[{ text: 'arrow up', from: 'icon' }], 'Help', 'app.tsx', undefined],
  [[known('Page 17')], '17', 'app.tsx', undefined],
])('withDataTexts judges %j with the name %s in %s', (labels, name, file, data) => {
  expect(dataTexts(labels, name, file)).toEqual(data);
});

test('withDataTexts judges the names in rows as well', () => {
  expect(dataTexts([unknown], 'Ada Byron', 'app.tsx', 'row')).toEqual(['Ada Byron']);
});
