import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../src/browser/find-browser.js';
import { openBrowser } from '../../src/browser/open-browser.js';
import { readTree } from '../../src/browser/read-tree.js';
import { probeApp } from '../probe-app.js';
import { serve } from '../serve.js';

/** Reads the page's own properties of each element, in the order of `readTree`. */
const inPage = `(() => {
  const all = [];
  const walk = (root) => {
    for (const child of root.children) {
      all.push([child.localName, child.computedRole, child.computedName]);
      if (child.shadowRoot) walk(child.shadowRoot);
      walk(child);
    }
  };
  walk(document);
  return all;
})()`;

const words = fc.constantFrom('Save', 'Name', 'Delete order', 'größe', ' spaced  out ', '3 items', '<b>bold</b> text');
/** Generates content of an element that names a control. */
const content: fc.Arbitrary<string> = fc.oneof(
  words,
  words.map((text) => `<span>${text}</span>`),
  words.map((text) => `<i aria-hidden="true">${text}</i>`),
  words.map((text) => `<span hidden>${text}</span>`),
  words.map((text) => `<span style="visibility:hidden">${text}</span>`),
  words.map((text) => `<img alt="${text.replace(/<.*?>/g, '')}">`),
  words.map((text) => `<svg role="img"><title>${text.replace(/<.*?>/g, '')}</title></svg>`),
  words.map((text) => `<span class="before">${text}</span>`),
  words.map((text) => `<div>${text}</div>`),
);
const phrase = fc.array(content, { minLength: 0, maxLength: 3 }).map((parts) => parts.join(' '));
const attribute = words.map((text) => text.replace(/<.*?>/g, ''));
const hiding = fc.constantFrom(
  '',
  '',
  '',
  'hidden',
  'inert',
  'aria-hidden="true"',
  'style="display:none"',
  'style="opacity:0"',
);
const control = fc.constantFrom(
  '<input ATTR>',
  '<input type="checkbox" ATTR>',
  '<input type="range" ATTR>',
  '<input type="search" ATTR>',
  '<textarea ATTR></textarea>',
  '<select ATTR><option>One</option></select>',
  '<button ATTR></button>',
  '<div role="textbox" tabindex="0" ATTR></div>',
  '<div role="switch" tabindex="0" ATTR></div>',
);

/** Generators, one for each step of the accessible name computation (accname 1.2, section 4.3.2). */
const steps: Record<string, fc.Arbitrary<string>> = {
  '2A hidden': fc.tuple(hiding, phrase).map(([hide, text]) => `<div ${hide}><button>${text}</button></div>`),
  '2B aria-labelledby': fc
    .tuple(control, phrase, phrase, hiding)
    .map(
      ([tag, one, two, hide]) =>
        `<p id="l1" ${hide}>${one}</p><p id="l2">${two}</p>${tag.replace('ATTR', 'aria-labelledby="l2 l1 none"')}`,
    ),
  '2C embedded control': fc
    .tuple(
      phrase,
      fc.constantFrom(
        '<input value="7">',
        '<select><option>A<option selected>B</select>',
        '<input type="range" value="3">',
        '<div role="textbox">typed</div>',
      ),
    )
    .map(
      ([text, inner]) =>
        `<label>${text} ${inner} after</label><div role="checkbox" tabindex="0">${text} ${inner}</div>`,
    ),
  '2D aria-label': fc.tuple(control, attribute).map(([tag, text]) => tag.replace('ATTR', `aria-label="${text}"`)),
  '2E native label': fc
    .tuple(control, phrase, fc.boolean())
    .map(([tag, text, wraps]) =>
      wraps
        ? `<label>${text} ${tag.replace('ATTR', '')}</label>`
        : `<label for="f">${text}</label>${tag.replace('ATTR', 'id="f"')}`,
    ),
  '2E other native words': fc
    .tuple(attribute, phrase)
    .map(
      ([short, text]) =>
        `<fieldset><legend>${text}</legend><input alt="${short}" type="image"></fieldset><input type="submit" value="${short}"><table><caption>${text}</caption><tr><th>a</table><details><summary>${text}</summary></details>`,
    ),
  '2F name from content': fc
    .tuple(
      fc.constantFrom('button', 'a href="#"', 'div role="tab"', 'div role="menuitem"', 'h2', 'td role="gridcell"'),
      phrase,
    )
    .map(([tag, text]) => `<${tag}>${text}</${tag.split(' ')[0]}>`),
  '2G text and generated content': phrase.map(
    (text) => `<button class="before">${text}</button><a class="before" href="#">${text}</a>`,
  ),
  '2I tooltip': fc.tuple(control, attribute).map(([tag, text]) => tag.replace('ATTR', `title="${text}"`)),
  '2I placeholder': fc
    .tuple(attribute, attribute)
    .map(
      ([text, title]) =>
        `<input placeholder="${text}"><input placeholder="${text}" title="${title}"><textarea placeholder="${text}"></textarea>`,
    ),
};

/** Matches Chromium's own roles (`Date`, `LabelText`), for elements without an ARIA role. Only the protocol has them. */
const internalWord = /^[A-Z]/;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

describe('the page and the protocol return the same role and name for exposed elements', () => {
  it.each(Object.entries(steps))('%s', async (_, html) => {
    let exposed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(html, { minLength: 3, maxLength: 6 }), async (parts) => {
        const scoped = parts.map((part, at) =>
          part.replace(/\b(id|for)="(\w+)"/g, `$1="$2-${at}"`).replace(
            /aria-labelledby="([^"]*)"/g,
            (_all, ids: string) =>
              `aria-labelledby="${ids
                .split(' ')
                .map((id) => `${id}-${at}`)
                .join(' ')}"`,
          ),
        );
        await page.setContent(`<style>.before::before { content: 'pre ' }</style><main>${scoped.join('\n')}</main>`);
        const said = (await page.evaluate(inPage)) as [string, string, string][];
        const tree = await readTree(page);
        expect(tree).toHaveLength(said.length);
        for (const [at, [tag, role, name]] of said.entries()) {
          const entry = tree[at];
          if (entry == null) continue;
          exposed += 1;
          const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
          expect({ tag, role, name: fold(name) }).toEqual({
            tag,
            role: role === '' && internalWord.test(entry[0]) ? '' : entry[0],
            name: fold(entry[1]),
          });
        }
      }),
      { numRuns: 15 },
    );
    expect(exposed).toBeGreaterThan(50);
  });
});

it("reads the same in the caller's browser, leaves it open, and keeps it from other hosts", async () => {
  const { executablePath } = await findBrowser();
  const plain = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const baseUrl = await serve({
      '/': `<label>Name <input></label><button><span class="material-icons">add</span>Add</button><shop-box></shop-box><input type="date" aria-label="Day">
        <div hidden><button>Hidden</button></div><img src="http://tracker.example/a.png"><script>
        document.querySelector('shop-box').attachShadow({ mode: 'open' }).innerHTML = '<button>Inside</button>'; new WebSocket('ws://live.example/');</script>`,
    });
    const own = await probeApp({ baseUrl });
    const other = await probeApp({ baseUrl, browser: plain });
    expect(other.snapshots).toEqual(own.snapshots);
    expect(own.snapshots[0]!.elements.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'textbox Name',
      'button Add',
      'button Inside',
      'textbox Day',
    ]);
    expect(other.problems.map(({ code }) => code)).toContain('REQUEST_BLOCKED');
    expect(plain.isConnected()).toBe(true);
    expect(plain.contexts()).toHaveLength(0);
  } finally {
    await plain.close();
  }
});
