import type { PageElement, PageSnapshot, Source } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { findHookPlaces } from '../../src/hooks/find-hook-places.js';
import type { HookPlace } from '../../src/hooks/hook-place.js';
import { readSource, type SourceFile } from '../../src/source/read-source.js';

/** Places of the nameless controls of an app. @param carried by handler, the line whose tag's attributes the page shows on it */
function places(texts: Record<string, string>, carried: Record<string, Source> = {}): Record<string, HookPlace> {
  const files: SourceFile[] = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const resolve = (_: string, specifier: string): string | null =>
    files.find(({ path }) => path.replace(/\.\w+$/, '') === specifier.replace(/^\.\//, '') || `./${path}` === specifier)
      ?.path ?? null;
  const read = (from: readonly SourceFile[]) => readSource(from, resolve).appModel;
  const appModel = read(files);
  const elements = new Map(
    appModel.intents.map(({ index, handlers }) => {
      const carries = carried[handlers[0]?.name ?? ''];
      return [index, { index, ...(carries === undefined ? {} : { carries }) } as PageElement];
    }),
  );
  const snapshot: PageSnapshot = { state: 'home', route: '/', elements: [...elements.values()], containers: [] };
  const found = findHookPlaces(
    appModel.intents.map((intent) => ({
      intent,
      matchedElements: [{ snapshot, element: elements.get(intent.index)! }],
    })),
    {
      appModel,
      snapshots: [snapshot],
      files,
      reread: (changed) => read(files.map(({ path, text }) => ({ path, text: changed.get(path) ?? text }))),
    },
  );
  return Object.fromEntries(
    appModel.intents.map(({ index, handlers }) => [handlers[0]?.name ?? '', found.get(index)!]),
  );
}

const short = ({ at, doubt }: HookPlace): string =>
  `${at.file}:${at.line}${doubt === undefined ? '' : ` but ${doubt}`}`;

describe('findHookPlaces', () => {
  test('a host element is its own place', () => {
    const found = places({
      'app.tsx':
        'export const App = ({ go }) => {\n  const run = () => go();\n  return <p>\n<button onClick={run}><svg /></button></p>;\n};',
    });
    expect(short(found['run']!)).toBe('app.tsx:4');
    expect(found['run']).toMatchObject({ tagName: 'button', tag: expect.stringMatching(/^[\da-f]{12}$/) });
  });

  const use = (tag: string): string =>
    `import { Icon } from './icon';\nexport const App = ({ go }) => {\n  const run = () => go(1);\n  const stop = () => go(2);\n  return <p>\n<${tag} onClick={run} />\n<${tag} onClick={stop} /></p>;\n};`;

  test('the use site of a component of the app is the place, if the component forwards attributes', () => {
    const spread = 'export const Icon = ({ size, ...rest }) => <button className="icon" {...rest}><svg /></button>;';
    const found = places({ 'icon.tsx': spread, 'app.tsx': use('Icon') });
    expect([short(found['run']!), short(found['stop']!)]).toEqual(['app.tsx:6', 'app.tsx:7']);
  });

  test('a component that forwards only the click gets a doubt', () => {
    const deaf = 'export const Icon = ({ onClick }) => <button onClick={onClick}><svg /></button>;';
    const found = places({ 'icon.tsx': deaf, 'app.tsx': use('Icon') });
    for (const handler of ['run', 'stop'])
      expect(found[handler]?.doubt).toContain('is not known to hand attributes on to the element that it makes');
  });

  test('a Vue component forwards attributes to a single root, unless it turns that off', () => {
    const icon = (options: string): string =>
      `<script setup>\n${options}\n</script>\n<template><button type="button"><svg /></button></template>`;
    const app =
      '<script setup>\nimport Icon from "./Icon.vue";\nfunction run() { go(1); }\nfunction stop() { go(2); }\n</script>\n<template><p>\n<Icon @click="run" />\n<Icon @click="stop" /></p></template>';
    const found = places({ 'Icon.vue': icon(''), 'App.vue': app });
    expect([short(found['run']!), short(found['stop']!)]).toEqual(['App.vue:7', 'App.vue:8']);
  });

  test("a library's component is a place only if the page shows its stamp on the element", () => {
    const app = use('Icon').replace("'./icon'", "'@mui/material'").replaceAll('Icon', 'IconButton');
    const unseen = places({ 'app.tsx': app });
    expect(unseen['run']?.doubt).toContain('<IconButton> is not known to hand attributes on');
    const seen = places(
      { 'app.tsx': app },
      { run: { file: 'app.tsx', line: 6, column: 1 }, stop: { file: 'app.tsx', line: 7, column: 1 } },
    );
    expect([short(seen['run']!), short(seen['stop']!)]).toEqual(['app.tsx:6', 'app.tsx:7']);
  });

  test('a tag that makes several controls is no place', () => {
    const icon = 'export const Icon = ({ onClick }) => <button onClick={onClick}><svg /></button>;';
    const found = places(
      { 'icon.tsx': icon, 'app.tsx': use('Icon') },
      { run: { file: 'icon.tsx', line: 1, column: 38 }, stop: { file: 'icon.tsx', line: 1, column: 38 } },
    );
    expect(found['run']?.doubt).toBeDefined();
  });

  test('a tag with a hook gets a doubt', () => {
    const found = places({
      'app.tsx':
        'export const App = ({ go }) => {\n  const run = () => go();\n  return <button data-mcp="a" onClick={run}><svg /></button>;\n};',
    });
    expect(found['run']?.doubt).toContain('has a data-mcp');
  });
});
