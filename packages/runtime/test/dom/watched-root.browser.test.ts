import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { hits, labelsOf, labelTexts, openRoots, usable, whileStill } from '../../src/page.js';

type Selector = Parameters<typeof hits>[0];

const show = (html: string): void => {
  document.body.innerHTML = html;
};
const count = (strategy: Selector['strategy'], value: string): number =>
  hits({ strategy, value }, document, ['data-testid']).length;

/** Every open shadow root below a node, by looking at every element. */
function everyRoot(root: ParentNode): ParentNode[] {
  return [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? everyRoot(shadowRoot) : [])),
  ];
}

const holds = (one: Element, other: Node): boolean => {
  const { host } = other.getRootNode() as Partial<ShadowRoot>;
  return one.contains(other) || (!!host && holds(one, host));
};

const asHtml = (roots: ParentNode[]): string[] =>
  roots.map((root) => (root as ShadowRoot).innerHTML ?? 'document').sort();

describe('the watch over a root is never older than the page', () => {
  beforeEach(() => {
    // A label before a field is the field's label even without `for`, so this label comes after its field.
    show('<input id="a"><label for="a">City</label><div id="host"></div><p id="aside"></p>');
    // Asked once, so that there is something to be stale.
    count('label', 'City');
    count('role', 'button[name="Go"]');
  });

  it('finds a shadow root that is attached to an old element', () => {
    document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="City">';
    expect(count('label', 'City')).toBe(2);
  });

  it('follows nested shadow roots that come later and leave with their host', () => {
    const outer = document.querySelector('#host')!.attachShadow({ mode: 'open' });
    outer.innerHTML = '<section></section>';
    expect(openRoots(document)).toHaveLength(2);
    const host = document.createElement('shop-box');
    host.attachShadow({ mode: 'open' }).innerHTML = '<button>Go</button>';
    outer.firstElementChild!.append(host);
    expect(count('role', 'button[name="Go"]')).toBe(1);
    document.body.append(host);
    expect(count('role', 'button[name="Go"]')).toBe(1);
    host.remove();
    expect(count('role', 'button[name="Go"]')).toBe(0);
    expect(openRoots(document)).toHaveLength(2);
  });

  it.each<[string, () => void, number]>([
    ['the text of a label', () => (document.querySelector('label')!.firstChild!.nodeValue = 'Town'), 0],
    ['the for attribute of a label', () => document.querySelector('label')!.setAttribute('for', 'b'), 0],
    ['the id of the control', () => (document.querySelector('input')!.id = 'b'), 0],
    ['another label around another control', () => show('<label>City<input></label><label>City<input></label>'), 2],
    ['an aria-label', () => document.querySelector('#aside')!.setAttribute('contenteditable', ''), 1],
    [
      'a role and an aria-label by property',
      () => Object.assign(document.querySelector('#aside')!, { role: 'textbox', ariaLabel: 'City' }),
      2,
    ],
    [
      'aria-labelledby by property',
      () =>
        Object.assign(document.querySelector('#aside')!, {
          role: 'textbox',
          ariaLabelledByElements: [document.querySelector('label')],
        }),
      2,
    ],
    ['an alternative text in a label', () => (document.querySelector('label')!.innerHTML = '<img alt="City"><br>'), 1],
  ])('notices a change of %s', (_, change, found) => {
    change();
    expect(count('label', 'City')).toBe(found);
  });

  it.each<[string, (label: Element) => void]>([
    ['the text itself', (label) => (label.firstChild!.nodeValue = 'Town')],
    ['an element in it', (label) => label.append(document.createElement('b'))],
  ])('finds a label whose text comes later: %s', (_, change) => {
    show('<label for="a">Place</label><input id="a">');
    const label = document.querySelector('label')!;
    expect(count('label', 'Town')).toBe(0);
    change(label);
    label.lastChild!.textContent = 'Town';
    expect(count('label', label.textContent!)).toBe(1);
  });

  it('reads a new alternative text in a label', () => {
    document.querySelector('label')!.innerHTML = '<img alt="Town">';
    expect(count('label', 'City')).toBe(0);
    document.querySelector('img')!.alt = 'City';
    expect(count('label', 'City')).toBe(1);
  });

  it('survives a page that changes for long without a question', async () => {
    const host = document.querySelector('#host')!;
    for (let time = 0; time < 120; time += 1) {
      host.append(document.createElement('div'));
      await Promise.resolve();
    }
    host.lastElementChild!.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="City">';
    document.querySelector('label')!.textContent = 'Town';
    expect(count('label', 'City')).toBe(1);
  });

  it('reads a document that was opened and written again', () => {
    show('<iframe></iframe>');
    const inner = document.querySelector('iframe')!.contentDocument!;
    const labelled = (): number => hits({ strategy: 'label', value: 'City' }, inner, []).length;
    for (const [text, found] of [
      ['City', 1],
      ['Town', 0],
      ['City', 1],
    ] as const) {
      inner.open();
      inner.write(`<label for="a">${text}</label><input id="a">`);
      inner.close();
      expect(labelled(), text).toBe(found);
    }
  });
});

const tags = fc.constantFrom('div', 'span', 'p', 'label', 'input', 'shop-box', 'section', 'button', 'img');
const at = fc.nat({ max: 40 });
const change = fc.oneof(
  fc.record({ do: fc.constant('add'), at, tag: tags }),
  fc.record({ do: fc.constant('move'), at, to: at }),
  fc.record({ do: fc.constant('remove'), at }),
  fc.record({ do: fc.constant('attach'), at }),
  fc.record({ do: fc.constant('write'), at, text: fc.constantFrom('City', 'Town', '') }),
  fc.record({
    do: fc.constant('set'),
    at,
    name: fc.constantFrom('for', 'id', 'role', 'aria-label', 'alt', 'contenteditable'),
    text: fc.constantFrom('a', 'b', 'textbox', 'button', 'City', 'Town', ''),
  }),
  fc.record({ do: fc.constant('turn') }),
);

describe('a page that changes at random', () => {
  it('has the roots, labels and hits of a page that was never watched', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 40 }), async (changes) => {
        show('<label for="a">City</label><input id="a"><div><label>Town<input></label></div>');
        const gone: Element[] = [];
        for (const step of changes as ({ do: string } & Partial<Record<'at' | 'to', number>> &
          Partial<Record<'tag' | 'text' | 'name', string>>)[]) {
          const all = [...everyRoot(document.body).flatMap((root) => [...root.querySelectorAll('*')]), ...gone];
          const one = all[step.at! % all.length] ?? document.body;
          const other = all[step.to! % all.length] ?? document.body;
          if (step.do === 'turn') await Promise.resolve();
          else if (step.do === 'add') (one.shadowRoot ?? one).append(document.createElement(step.tag!));
          else if (step.do === 'move') {
            if (!holds(one, other)) other.append(one);
          } else if (step.do === 'remove') {
            one.remove();
            gone.push(one);
          } else if (step.do === 'attach') {
            if (/^(div|span|p|section|shop-box)$/.test(one.localName) && !one.shadowRoot)
              one.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>';
          } else if (step.do === 'write') one.textContent = step.text!;
          else one.setAttribute(step.name!, step.text!);

          expect(asHtml(openRoots(document))).toEqual(asHtml(everyRoot(document)));
          whileStill(() => {
            for (const control of everyRoot(document).flatMap((root) => [...root.querySelectorAll('input,button')]))
              expect(labelsOf(control)).toEqual([...(control as HTMLInputElement).labels!]);
          });
          const named = everyRoot(document)
            .flatMap((root) => [...root.querySelectorAll('*')])
            .filter((each) => usable(each) && labelTexts(each).includes('City'));
          const kept = hits({ strategy: 'label', value: 'City' }, document, []);
          expect(new Set(kept)).toEqual(new Set(named));
          found += kept.length;
        }
      }),
      { numRuns: 60, seed: 11 },
    );
    expect(found).toBeGreaterThan(100);
  }, 60_000);
});
