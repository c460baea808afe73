import { describe, expect, it, onTestFinished } from 'vitest';
import { overlayText } from '../../src/page/error-overlay.js';
import { productionFramework } from '../../src/page/production-framework.js';
import { quiet } from '../../src/page/quiet.js';
import { sameOriginLinks } from '../../src/page/same-origin-links.js';
import { shadow, show } from './fixture.js';

describe('overlayText', () => {
  it("finds Next's only when it shows an error", () => {
    show('<nextjs-portal></nextjs-portal>');
    const portal = shadow('nextjs-portal', '<div data-nextjs-toast>tools</div>');
    expect(overlayText()).toBeNull();
    portal.innerHTML += '<div data-nextjs-dialog><p id="nextjs__container_errors_desc">Cannot read cart</p></div>';
    expect(overlayText()).toBe('Cannot read cart');
  });

  it("reads webpack's frame", () => {
    show('<iframe id="webpack-dev-server-client-overlay"></iframe>');
    expect(overlayText()).toBeNull();
    document.querySelector('iframe')!.contentDocument!.body.innerHTML = '<div>Module not found: ./cart</div>';
    expect(overlayText()).toBe('Module not found: ./cart');
  });
});

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

  it('says nothing of plain HTML', () => {
    show('<div id="root"><p>x</p></div>');
    expect(productionFramework()).toBeNull();
  });
});

describe('quiet', () => {
  it('is at rest on a still page, also with an endless animation', async () => {
    const box = show('<p>still</p>').firstElementChild!;
    box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500, iterations: Infinity });
    expect(await quiet(10_000)).toBeNull();
  });

  it('waits for a finite animation, and says so at the deadline', async () => {
    const box = show('<p>moving</p>').firstElementChild!;
    const animation = box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100_000 });
    expect(await quiet(200)).toBe('an animation');
    animation.finish();
    expect(await quiet(10_000)).toBeNull();
  });

  it('is not at rest while the page changes', async () => {
    const box = show('<p>0</p>').firstElementChild!;
    let going = true;
    onTestFinished(() => {
      going = false;
    });
    const step = (): void => {
      box.textContent = String(Number(box.textContent) + 1);
      if (going) requestAnimationFrame(step);
    };
    step();
    expect(await quiet(200)).toBe('changes in the page');
    going = false;
    expect(await quiet(10_000)).toBeNull();
  });
});

it('gives the routes of links within the origin', () => {
  show(`<a href="/orders?open=1#top">a</a><a href="/orders?open=1">again</a><a href="#/search">b</a><a href="https://example.com/x">c</a><a href="mailto:a@b.c">d</a>
    <a href="/logo.png">e</a><a href="/list.html">f</a><a href="/session/delete">g</a><a href="/x" download>h</a><a href="/out">Sign out</a>`);
  expect(sameOriginLinks()).toEqual(['/orders?open=1', `${location.pathname}${location.search}#/search`, '/list.html']);
});
