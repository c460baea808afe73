// The share of labels asked for by an i18n key whose text the app's own catalogues gave. A label counts once for each key
// and control or boundary that it names; it is resolved when a part of its text in the app's own language is known. Opens no
// browser.
// Usage: node bench/extract/messages.mjs [--misses] <app folder> …
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { extract, frameworks, isMessageFile, readFacts } from '../../packages/discovery/dist/index.js';
import { aliases, cachedFacts, findProject, readSources, resolver } from '../../packages/project/dist/index.js';

const { values, positionals } = parseArgs({
  options: { misses: { type: 'boolean', default: false } },
  allowPositionals: true,
});

for (const folder of positionals) {
  const project = findProject(resolve(folder), frameworks);
  const { files } = await readSources(project, frameworks, { isData: isMessageFile });
  const resolveImport = resolver(
    files.map(({ path }) => path),
    aliases(project),
    frameworks,
  );
  const facts = [...cachedFacts(files, { resolve: resolveImport, extract })];
  const { appModel } = readFacts(facts, resolveImport, { dependencies: Object.keys(project.dependencies) });
  const labels = [...appModel.intents, ...appModel.boundaries].flatMap((one) =>
    one.labels.map((label) => ({ ...label, at: `${one.source.file}:${one.source.line}` })),
  );
  const keyed = new Map();
  const languages = new Map();
  for (const { key, text, locales, at } of labels) {
    for (const locale of locales ?? []) languages.set(locale, (languages.get(locale) ?? 0) + 1);
    if (key === undefined || locales !== undefined) continue;
    const known = /[\p{L}\p{N}]/u.test(text);
    keyed.set(`${at} ${key}`, keyed.get(`${at} ${key}`) === true || known);
  }
  const missed = [...keyed].filter(([, known]) => !known).map(([at]) => at);
  const share = keyed.size === 0 ? 1 : 1 - missed.length / keyed.size;
  console.log(
    `${basename(resolve(folder)).padEnd(40)} ${String(files.length).padStart(5)} files  ${String(keyed.size).padStart(5)} labels by key  ` +
      `${(100 * share).toFixed(1).padStart(5)} % resolved  other languages: ${[...languages].map(([locale, count]) => `${locale} ${count}`).join(', ')}`,
  );
  if (values.misses) for (const at of missed) console.log(`    ${at}`);
}
