import type { ClickStep } from '@webmcp/contract';
import { expect, it } from 'vitest';
import { pressTarget } from '../../../src/page/document/press-target.js';
import { show } from '../fixture.js';

const css = (value: string) => ({
  selectors: [{ strategy: 'css' as const, value, score: 0.2 }],
  confidence: 0.2,
});
const card = (kind: string): Omit<ClickStep, 'do'> => ({
  target: { ...css(':scope'), fingerprint: { kind, labels: [], scope: [], unique: [] } },
  row: { rows: css('main > div'), key: css('p') },
});
const cards = '<main><div><p>Ada</p><button>Call</button></div><div><p>Ben</p><button>Call</button></div></main>';

it('presses a row that is the opener itself', () => {
  show(cards);
  const pressed: string[] = [];
  for (const each of document.querySelectorAll('main > div'))
    each.addEventListener('click', () => pressed.push(each.querySelector('p')!.textContent));
  expect(pressTarget(card('generic'), [])).toBeNull();
  expect(pressed).toEqual(['Ada']);
});

it('presses nothing if the row has another role', () => {
  show(cards);
  expect(pressTarget(card('button'), [])).toBe('gone');
});
