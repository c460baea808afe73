import { describe, expect, test } from 'vitest';

import { iconName, iconOfValue, iconSources, isIconMarkup } from '../../../src/intents/readings/icon-name.js';
import type { SceneNode } from '../../../src/intents/scene/scene.js';
import { element, htmlScene, linkedValue, reactScene, vueScene } from '../read-scene.js';

const glyph = 'function SearchGlyph() { return <svg><path /></svg>; }';
const lucide = `import { Trash } from 'lucide-react';`;

const instance = (markup: string): SceneNode => {
  const found = reactScene(markup, glyph).scene.all.find(({ kind }) => kind === 'instance');
  if (found === undefined) throw new Error(`${markup} has no instance.`);
  return found;
};

/** The sources in order, each with a node that draws an icon and the icon's name. */
const cases: [source: string, node: () => SceneNode, name: string][] = [
  ['own component', () => instance('<SearchGlyph />'), 'Search Glyph'],
  ['ligature', () => element(htmlScene('<i class="material-icons">arrow_back</i>'), 'i'), 'Arrow back'],
  ['icon font', () => element(htmlScene('<i class="fa fa-trash"></i>'), 'i'), 'Trash'],
  ['sprite', () => element(htmlScene('<svg><use href="#icon-trash"></use></svg>'), 'use'), 'Trash'],
  ['library component', () => element(reactScene('<Trash />', lucide), 'Trash'), 'Trash'],
];

describe('icon names', () => {
  test.each(cases)('%s', (source, node, name) => {
    expect(iconSources.find((one) => one.icon(node()) !== undefined)?.name).toBe(source);
    expect(iconName(node())).toBe(name);
  });

  test('every source has a case, in order', () => {
    expect(cases.map(([source]) => source)).toEqual(iconSources.map(({ name }) => name));
  });

  test.each(['<b>text</b>', '<p class="fa fa-trash"></p>', '<svg><use href="/a.svg"></use></svg>'])(
    '%s draws no icon',
    (markup) => {
      const { all } = htmlScene(markup).scene;
      expect(all.map(iconName).filter((name) => name !== undefined)).toEqual([]);
    },
  );

  test.each(['v-divider', 'VBadge', 'MySpinner'])('the empty component %s draws no icon', (tag) => {
    const { all } = vueScene(`<${tag} />`).scene;
    expect(all.map(iconName).filter((name) => name !== undefined)).toEqual([]);
  });

  test.each([
    ["'mdi-delete'", 'Delete'],
    ['FaTrash', 'Trash'],
    ['1 + open', undefined],
  ])('the value %s names the icon %s', (expression, name) => {
    expect(iconOfValue(linkedValue(expression))).toBe(name);
  });

  test('the text of a ligature is no text of the page', () => {
    expect(isIconMarkup(element(htmlScene('<i class="material-icons">x</i>'), 'i'))).toBe(true);
    expect(isIconMarkup(element(htmlScene('<i>x</i>'), 'i'))).toBe(false);
  });
});
