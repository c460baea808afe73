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

const named = (label: string) => ({
  selectors: [{ strategy: 'role' as const, value: `button[name=${JSON.stringify(label)}]`, score: 0.6 }],
  confidence: 0.6,
});

it('presses the button in its container, and not its twin', () => {
  show('<nav><button id="other">Call</button></nav><aside><button id="own">Call</button></aside>');
  const pressed: string[] = [];
  for (const each of document.querySelectorAll('button')) each.addEventListener('click', () => pressed.push(each.id));
  expect(pressTarget({ target: named('Call'), container: css('aside') }, [])).toBeNull();
  expect(pressed).toEqual(['own']);
  expect(pressTarget({ target: named('Call'), container: css('footer') }, [])).toBe('gone');
});

it('presses the button outside of the rows, and nothing if two are outside', () => {
  show(`<button id="page">Call</button>${cards}`);
  const pressed: string[] = [];
  document.getElementById('page')!.addEventListener('click', () => pressed.push('page'));
  const step = { target: named('Call'), outside: [css('main > div')] };
  expect(pressTarget(step, [])).toBeNull();
  expect(pressed).toEqual(['page']);
  show(`<button>Call</button><button>Call</button>${cards}`);
  expect(pressTarget(step, [])).toBe('ambiguous');
});
