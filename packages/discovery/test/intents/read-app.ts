import path from 'node:path';

import { extract } from '../../src/extract/extract.js';
import { group } from '../../src/group/group.js';
import type { ToolCandidate } from '../../src/group/tool-candidate.js';
import type { Intent, AppModel } from '../../src/intents/model/intent.js';
import { buildAppModel, type AppModelOptions } from '../../src/intents/build-app-model.js';
import { link } from '../../src/link/link.js';

export interface ReadApp extends AppModel {
  tools: ToolCandidate[];
  /** Returns the one intent with this label. */
  intent(label: string): Intent;
  /** Returns each tool with its kind and the labels of its fields, its action and its openers. */
  summaries(): { kind: string; fields: string[]; action: string | null; openers: string[] }[];
}

/** Reads an app that is given as files, from source to tools. Relative imports resolve among the files. */
export function readApp(files: Record<string, string>, options?: AppModelOptions): ReadApp {
  const facts = Object.entries(files).map(([file, text]) => extract({ path: file, text }));
  const app = link(facts, (from, specifier) => {
    if (!specifier.startsWith('.')) return null;
    const base = path.posix.join(path.posix.dirname(from), specifier);
    return (
      ['', '.tsx', '.ts', '.jsx', '.vue', '/index.ts'].map((end) => base + end).find((file) => file in files) ?? null
    );
  });
  const read = buildAppModel(app, options);
  const tools = group(read);
  const first = (index: number): string => read.intents[index]?.labels[0]?.text ?? '?';
  return {
    ...read,
    tools,
    intent(label) {
      const found = read.intents.filter((intent) => intent.labels.some(({ text }) => text === label));
      const [only] = found;
      if (only === undefined || found.length > 1) {
        const known = read.intents.map(({ labels }) => labels.map(({ text }) => text).join(' / '));
        throw new Error(`${found.length} intents are labelled "${label}"; the labels are: ${known.join(', ')}`);
      }
      return only;
    },
    summaries: () =>
      tools.map(({ kind, fields, action, openers }) => ({
        kind,
        fields: fields.map(first),
        action: action === null ? null : first(action),
        openers: openers.map(first),
      })),
  };
}

/** Reads a React component's markup as an app of one file. */
export function readReact(markup: string, before = '', options?: AppModelOptions): ReadApp {
  return readApp({ 'App.tsx': `${before}\nexport function App() {\n  return (<>${markup}</>);\n}\n` }, options);
}

/** Reads a page's body as an app of one file. */
export function readHtml(body: string, options?: AppModelOptions): ReadApp {
  return readApp(
    { 'index.html': `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>` },
    options,
  );
}

/** Reads a Vue component as an app of one file. */
export function readVue(template: string, script = '', options?: AppModelOptions): ReadApp {
  return readApp(
    { 'App.vue': `<script setup lang="ts">\n${script}\n</script>\n<template>\n${template}\n</template>\n` },
    options,
  );
}
