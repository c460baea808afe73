import type { PressAnswer } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../src/browser/open-browser.js';
import { HandlerPlaces } from '../../src/places/handler-places.js';
import { SourceMaps } from '../../src/places/source-maps.js';
import { PageReader, readerScript } from '../../src/reader/page-reader.js';
import { serve } from '../serve.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Returns the answer to a press of each element by its name, and the number of untraced functions. */
async function answersOn(
  markup: string,
  script: string,
): Promise<{ answers: Record<string, PressAnswer | undefined>; untraced: number | undefined }> {
  const url = await serve({ '/': `<!doctype html>${markup}<script>${script}</script>` });
  const page = await browser.newPage();
  await page.goto(url);
  const reader = new PageReader(page, readerScript());
  const read = await reader.readPage(['data-testid']);
  await new HandlerPlaces(() => undefined, new SourceMaps([])).complete(page, read, reader);
  await page.close();
  const answers = Object.fromEntries(read.elements.map(({ name, answers: answer }) => [name, answer]));
  return { answers, untraced: read.untraced };
}

describe('the answer to a press', () => {
  it('is none for a button without listener, form or link, and native or own for those with', async () => {
    const { answers } = await answersOn(
      `<button>Dead</button><a href="#">Nowhere</a><div role="button" tabindex="0">Box</div>
       <button id="own">Own</button><button onclick="go()">Attribute</button><a href="/x">Link</a>
       <form><button>Send</button><button type="button">Idle</button></form>
       <button popovertarget="p">Menu</button><div id="p" popover></div>
       <details><summary>More</summary></details><input aria-label="Name"><button disabled>Off</button>
       <button><i id="inner">Inner</i></button>`,
      'own.onclick = () => 1; inner.onclick = () => 1;',
    );
    expect(answers).toMatchObject({ Dead: 'none', Nowhere: 'none', Box: 'none', Idle: 'none' });
    expect(answers).toMatchObject({ Own: 'own', Attribute: 'own', Inner: 'own' });
    expect(answers).toMatchObject({ Link: 'native', Send: 'native', Menu: 'native', Name: 'native' });
    expect(answers.Off).toBeUndefined();
  });

  it('is around for a listener that asks for the element, and none for one that asks for another', async () => {
    const { answers } = await answersOn(
      '<div id="list"><button class="x">Delete</button><button>Dead</button></div><p id="box"><button>Card</button></p>',
      `list.addEventListener("click", (e) => { const b = e.target.closest(".x"); if (b) b.remove(); });
       box.onclick = () => 1;`,
    );
    expect(answers).toEqual({ Delete: 'around', Dead: 'none', Card: 'around' });
  });

  it.each([
    [
      'closes a menu',
      'document.addEventListener("click", (e) => { if (!menu.contains(e.target)) menu.hidden = true; })',
    ],
    ['records presses', 'window.addEventListener("click", (e) => { window.last = [e.clientX, e.timeStamp]; }, true)'],
    ['does nothing', 'document.body.onclick = function noop() {}'],
    ['waits for the first press', 'document.addEventListener("pointerdown", () => { window.woken = true; })'],
  ])('is none under a listener that %s', async (_, script) => {
    const { answers } = await answersOn('<div id="menu"></div><button>Dead</button>', script);
    expect(answers).toEqual({ Dead: 'none' });
  });

  it.each([
    ['looks at the pressed element', 'document.addEventListener("click", (e) => { const t = e.target; go(t.id); })'],
    ['passes the event on', 'document.addEventListener("click", (e) => dispatch(e))'],
    ['is bound', 'document.addEventListener("click", function (e) { go(e.target); }.bind(null))'],
    ['is a proxy', 'document.addEventListener("click", new Proxy(function () {}, {}))'],
    ['is made of text', 'document.addEventListener("click", new Function("e", "go(e.target)"))'],
  ])('is around under a listener of the document that %s, because it may answer', async (_, script) => {
    const { answers } = await answersOn('<button>Maybe</button>', script);
    expect(answers).toEqual({ Maybe: 'around' });
  });

  it('passes slots and open shadow roots, and is unknown beside a closed one', async () => {
    const { answers } = await answersOn(
      '<x-open><button>Slotted</button></x-open><x-closed><button>Hidden</button></x-closed>',
      `const define = (name, mode) => customElements.define(name, class extends HTMLElement {
         constructor() {
           super();
           const root = this.attachShadow({ mode });
           root.innerHTML = '<p><slot></slot></p>';
           root.querySelector('p').onclick = () => 1;
         }
       });
       define('x-open', 'open'); define('x-closed', 'closed');`,
    );
    expect(answers).toEqual({ Slotted: 'around', Hidden: undefined });
  });

  it('survives getters that throw, an overridden addEventListener and thousands of listeners', async () => {
    const { answers, untraced } = await answersOn(
      '<button id="bad">Bad</button><button id="many">Many</button><button>Dead</button>',
      `Object.defineProperty(bad, '__reactProps$x', { enumerable: true, get() { throw new Error('no'); } });
       bad.addEventListener('click', { get handleEvent() { throw new Error('no'); } });
       EventTarget.prototype.addEventListener = new Proxy(EventTarget.prototype.addEventListener, {});
       for (let at = 0; at < 20000; at += 1) many.addEventListener('click', () => at);`,
    );
    expect(answers).toMatchObject({ Many: 'own', Dead: 'none' });
    // The browser calls no listener whose handleEvent throws.
    expect(answers.Bad).toBe('none');
    expect(untraced).toBe(2000);
  });
});
