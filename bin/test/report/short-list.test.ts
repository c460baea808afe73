import { expect, it } from 'vitest';
import { shortList } from '../../src/report/short-list.js';

it('shows what fits, and says how many are left', () => {
  expect(shortList([], 20)).toBe('');
  expect(shortList(['home', 'cart'], 20)).toBe('home, cart');
  expect(shortList(['home', 'cart', 'checkout', 'thanks'], 26)).toBe('home, cart and 2 more');
  expect(shortList(['a-very-long-name-of-a-state', 'home'], 10)).toBe('a-very-long-name-of-a-state and 1 more');
  expect(shortList(['a-very-long-name-of-a-state'], 10)).toBe('a-very-long-name-of-a-state');
});
