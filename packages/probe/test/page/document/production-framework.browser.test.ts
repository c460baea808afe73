import { describe, expect, it } from 'vitest';
import { productionFramework } from '../../../src/page/document/production-framework.js';
import { show } from '../fixture.js';

describe('productionFramework', () => {
  it.each([
    ['React in development', '__reactContainer$x1', { _debugOwner: null, memoizedState: {} }, null],
    ['React in production', '__reactContainer$x1', { memoizedState: {} }, 'React'],
    ['Vue in development', '__vue_app__', { _instance: {} }, null],
    ['Vue in production', '__vue_app__', { _instance: null }, 'Vue'],
    ['Vue 2 in production', '__vue__', { $options: { _base: { config: { devtools: false } } } }, 'Vue'],
    ['Vue 2 in development', '__vue__', { $options: { _base: { config: { devtools: true } } } }, null],
  ])('%s', (_, key, value, expected) => {
    show('<div id="root"><p>x</p></div>');
    Reflect.set(document.getElementById('root')!, key, value);
    expect(productionFramework()).toBe(expected);
  });

  it('returns null for plain HTML', () => {
    show('<div id="root"><p>x</p></div>');
    expect(productionFramework()).toBeNull();
  });
});
