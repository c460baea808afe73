import { describe, expect, test } from 'vitest';

import { isOwned } from '../../../src/act/hydration/is-owned.js';

/** Shows markup and returns its button. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('button')!;
}
const mark = (node: Element | null, marks: object): object => Object.assign(node!, marks);
const fiber = (more: object = {}): object => ({ flags: 0, return: null, child: null, ...more });

test('a page without any mark is not owned', () => {
  expect(isOwned(show('<form><button>Add</button></form>'))).toBe(false);
});

describe('React', () => {
  test('owns an element that it committed', () => {
    const button = show('<p><button>Add</button></p>');
    mark(button, { __reactFiber$a: fiber({ return: fiber() }) });
    expect(isOwned(button)).toBe(true);
  });

  test('does not own an element whose part is hydrating', () => {
    const button = show('<p><button>Add</button></p>');
    mark(button, { __reactFiber$a: fiber({ return: fiber({ flags: 4096 }) }) });
    expect(isOwned(button)).toBe(false);
  });

  test('owns what another library put into an element that React leaves empty', () => {
    const button = show('<p><button>Add</button></p>');
    mark(button.parentElement, { __reactFiber$a: fiber() });
    expect(isOwned(button)).toBe(true);
  });

  test('does not own an element without marks among elements of React', () => {
    const button = show('<p><i></i><button>Add</button></p>');
    mark(button.parentElement, { __reactFiber$a: fiber({ child: fiber() }) });
    expect(isOwned(button)).toBe(false);
  });
});

describe('Vue', () => {
  test('owns an element with a handler outside of the container of an app', () => {
    const button = show('<p><button>Add</button></p>');
    mark(button.parentElement, { [Symbol('_vei')]: {} });
    expect(isOwned(button)).toBe(true);
  });

  test('owns the content of a container of Vue 2', () => {
    const button = show('<p><button>Add</button></p>');
    mark(button.parentElement, { __vue__: {} });
    expect(isOwned(button)).toBe(true);
  });
});

test('Preact owns the content of its container', () => {
  const button = show('<p><button>Add</button></p>');
  mark(button.parentElement, { __k: {} });
  expect(isOwned(button)).toBe(true);
});

test('nothing owns an island of Astro before Astro removes its mark', () => {
  const button = show('<astro-island ssr><button>Add</button></astro-island>');
  mark(button, { __reactFiber$a: fiber() });
  expect(isOwned(button)).toBe(false);
  button.parentElement!.removeAttribute('ssr');
  expect(isOwned(button)).toBe(true);
});
