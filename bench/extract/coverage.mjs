// The share of an app's interactive source sites that became intents, and what was missed. A site is an element that HTML
// makes interactive, or that has a handler for a click, a submit, a change or a model; it counts as read when an intent or
// a boundary (a form, a dialog, a row …) names it among its sites, or an intent has its handler. The model of a tab list, a
// carousel or a stepper is no control of its own: its parts are. Opens no browser.
// Usage: node bench/extract/coverage.mjs [--misses] <app folder> …
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { extract, frameworks, readFacts } from '../../packages/discovery/dist/index.js';
import { aliases, cachedFacts, findProject, readSources, resolver } from '../../packages/project/dist/index.js';

const { values, positionals } = parseArgs({
  options: { misses: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const controls = new Set(['button', 'input', 'select', 'textarea', 'summary']);
const acting = /^(?:onClick|onSubmit|onChange|onInput|onSelect|onCheckedChange|onValueChange|two-way(?::.*)?)$/;
const valueOf = (props, name) => props.find((prop) => prop.name === name)?.value.value;

/** Components whose model says whether or which of their parts are shown: the parts are the controls. */
const shells =
  /(?:Tabs|TabList|TabPanels|Window|Accordion|Collapse|ExpansionPanels|Carousel|Stepper|Steps|Dialog|Drawer|Modal)$/;
/** `@click.stop` alone listens and does nothing. */
const doesNothing = ({ name, value }) =>
  /^on[A-Z]/.test(name) &&
  value.kind === 'function' &&
  value.result === undefined &&
  value.returns === undefined &&
  value.locals === undefined &&
  value.does.calls.length + value.does.assigns.length === 0;

function isInteractive({ tag, props }) {
  const has = (name) => props.some((prop) => prop.name === name);
  if (tag.kind === 'host' && tag.name === 'input' && valueOf(props, 'type') === 'hidden') return false;
  if (tag.kind === 'host' && (controls.has(tag.name) || (tag.name === 'a' && has('href')))) return true;
  const isShell = tag.kind === 'component' && shells.test(pascal(tag.path.at(-1) ?? ''));
  return props.some((prop) => acting.test(prop.name) && !doesNothing(prop) && !(isShell && prop.name !== 'onClick'));
}

/** Every element of the facts, wherever markup stands in them. */
function* elementsOf(value) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && value.kind === 'element') yield value;
  for (const inner of Object.values(value)) yield* elementsOf(inner);
}

function pascal(name) {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

const placeOf = ({ file, line, column }) => `${file}:${line}:${column}`;

for (const folder of positionals) {
  const project = findProject(resolve(folder), frameworks);
  const { files, problems } = await readSources(project, frameworks);
  const resolveImport = resolver(
    files.map(({ path }) => path),
    aliases(project),
    frameworks,
  );
  const facts = [...cachedFacts(files, { resolve: resolveImport, extract })];
  const { appModel, candidates } = readFacts(facts, resolveImport, {
    dependencies: Object.keys(project.dependencies),
  });
  const { intents, boundaries } = appModel;
  const read = new Set();
  const followed = new Set();
  for (const { source, sites, alsoAt = [], handlers } of intents) {
    for (const at of [source, ...sites, ...alsoAt.flat()]) read.add(placeOf(at));
    for (const handler of handlers) followed.add(placeOf(handler.source));
  }
  for (const { source, sites } of boundaries) for (const at of [source, ...sites]) read.add(placeOf(at));
  const sites = new Map();
  // What other packages of a workspace hold beside what the app takes from them is not its own.
  const own = facts.filter(({ file }) => !file.startsWith('../'));
  for (const element of elementsOf(own)) if (isInteractive(element)) sites.set(placeOf(element.at), element);
  // A compound control (a Radix Select) stands where its trigger does, and has its root's handlers.
  const handled = ({ props }) =>
    props.some(
      ({ name, value }) => acting.test(name) && !doesNothing({ name, value }) && followed.has(placeOf(value.at)),
    );
  const missed = [...sites].filter(([at, element]) => !read.has(at) && !handled(element));
  const share = sites.size === 0 ? 1 : 1 - missed.length / sites.size;
  console.log(
    `${basename(resolve(folder)).padEnd(44)} ${String(files.length).padStart(5)} files  ${String(sites.size).padStart(5)} sites  ` +
      `${(100 * share).toFixed(1).padStart(5)} %  ${String(intents.length).padStart(5)} intents  ` +
      `${String(candidates.length).padStart(5)} candidates  ${problems.length + appModel.problems.length} unread`,
  );
  const why = new Map();
  for (const [, { tag, props }] of missed) {
    const name = tag.kind === 'host' ? `<${tag.name}>` : tag.path.join('.');
    const by = props.map((prop) => prop.name).find((prop) => acting.test(prop)) ?? '';
    const key = `${name} ${by}`.trim();
    why.set(key, (why.get(key) ?? 0) + 1);
  }
  const most = [...why].toSorted((one, other) => other[1] - one[1]).slice(0, 12);
  if (most.length > 0) console.log(`  missed: ${most.map(([key, count]) => `${count} ${key}`).join(', ')}`);
  if (values.misses) for (const [at] of missed) console.log(`    ${at}`);
}
