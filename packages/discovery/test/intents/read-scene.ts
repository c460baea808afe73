import path from 'node:path';

import { extract } from '../../src/extract/extract.js';
import { buildScene } from '../../src/intents/layout/build-scene.js';
import type { SceneSources } from '../../src/intents/layout/scene-builder.js';
import { shownIds } from '../../src/intents/scene/shown-ids.js';
import { IdIndex, type IndexedScene } from '../../src/intents/scene/id-index.js';
import type { SceneElement, SceneNode } from '../../src/intents/scene/scene.js';
import { findValue } from '../../src/intents/values/prop-values.js';
import { libraryTables } from '../../src/libraries/known/library-tables.js';
import { indexLibraries } from '../../src/libraries/lookup/library-index.js';
import { link } from '../../src/link/link.js';
import type { LinkedApp, LinkedValue } from '../../src/link/model/linked.js';

/** Links an app that is given as files. Relative imports resolve among the files. */
export function linkFiles(files: Record<string, string>): LinkedApp {
  const facts = Object.entries(files).map(([file, text]) => extract({ path: file, text }));
  return link(facts, (from, specifier) => {
    if (!specifier.startsWith('.')) return null;
    const base = path.posix.join(path.posix.dirname(from), specifier);
    return ['', '.tsx', '.ts', '.vue'].map((end) => base + end).find((file) => file in files) ?? null;
  });
}

/** Builds the scene of the first root of an app. */
export function readScene(files: Record<string, string>, more: Partial<SceneSources> = {}): IndexedScene {
  const app = linkFiles(files);
  const [root] = app.roots;
  if (root === undefined) throw new Error('The files have no root.');
  const libraries = indexLibraries(libraryTables, new Set());
  const scene = buildScene(root, { libraries, messages: app.messages, shown: new Map(), ...more });
  return { scene, ids: new IdIndex(scene.all), shown: shownIds(scene.all) };
}

/** Builds the scene of a React component's markup. `before` is the module's code, `inside` the component's. */
export function reactScene(markup: string, before = '', inside = ''): IndexedScene {
  return readScene({ 'App.tsx': `${before}\nexport function App() {\n${inside}\nreturn (<>${markup}</>);\n}\n` });
}

/** Builds the scene of a page's body. */
export function htmlScene(body: string): IndexedScene {
  return readScene({
    'index.html': `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`,
  });
}

/** Builds the scene of a Vue component. */
export function vueScene(template: string, script = ''): IndexedScene {
  return readScene({
    'App.vue': `<script setup lang="ts">\n${script}\n</script>\n<template>\n${template}\n</template>\n`,
  });
}

/** Returns the elements with a tag, in document order. */
export function elements({ scene }: IndexedScene, tag: string): SceneElement[] {
  return scene.all.filter((node): node is SceneElement => node.kind === 'element' && node.name === tag);
}

/** Returns the first element with a tag. */
export function element(scene: IndexedScene, tag: string): SceneElement {
  const [first] = elements(scene, tag);
  if (first === undefined) throw new Error(`The scene has no <${tag}>.`);
  return first;
}

/** Returns the linked value of an expression. `open`, `mode` and `list` are states. */
export function linkedValue(expression: string): LinkedValue {
  const states = `const [open, setOpen] = useState(false); const [mode, setMode] = useState('view');
    const [list, setList] = useState([]);`;
  const scene = reactScene(`<Probe it={${expression}} />`, `import { useState } from 'react';`, states);
  const value = findValue(element(scene, 'Probe').props, 'it');
  if (value === undefined) throw new Error(`The expression ${expression} is lost.`);
  return value;
}

/** Prints nodes as indented lines: kind, name or text. */
export function printNodes(nodes: readonly SceneNode[], indent = ''): string[] {
  return nodes.flatMap((node) => [`${indent}${printNode(node)}`, ...printNodes(node.children, `${indent}  `)]);
}

function printNode(node: SceneNode): string {
  switch (node.kind) {
    case 'element':
      return `<${node.name}>`;
    case 'text':
      return node.value.kind === 'literal' ? String(node.value.value) : `{${node.value.kind}}`;
    case 'slot':
    case 'instance':
      return `${node.kind} ${node.name}`;
    default:
      return node.kind;
  }
}
