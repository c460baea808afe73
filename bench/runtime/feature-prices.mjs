// The price list of the runtime: what each feature adds to its size. A feature is a set of rooms. Its modules are taken out
// of the bundle, and the rest is minified and compressed again.
import { build, transform } from 'esbuild';

/** The features of the runtime by the beginning of their modules' paths; the first that fits counts. */
const features = [
  ['words of 24 languages: risks, refusals, successes', 'text/vocabulary'],
  ['UI libraries and icon sets: ids, classes', 'text/libraries'],
  ['locating by votes: selectors, fingerprints, verdict', 'runtime/locate', 'text/selector'],
  ['names and roles of elements', 'runtime/accessibility'],
  ['evidence of the outcome: signals, messages, watches', 'runtime/outcome'],
  ['setting fields: native and drawn controls', 'runtime/act/controls', 'runtime/act/element', 'runtime/act/fill'],
  ['gestures: typing, pressing, focus', 'runtime/act/gestures'],
  ['the steps of an act: lists, drafts, dry runs', 'runtime/act/steps', 'runtime/act/perform'],
  ['rows: names, scrolling to unread ones', 'runtime/act/rows'],
  ['opening a tool: openers, routes, dialogs', 'runtime/act/reach', 'runtime/act/call'],
  ['reads: tables, lists, figures, pages', 'runtime/act/read'],
  ['waiting for the framework of the page', 'runtime/act/hydration'],
  ['policy: confirmations, the wire, seals, risk', 'runtime/policy'],
  ['validation of arguments', 'runtime/validate'],
  ['calls: order, retries, flows, answers after leaving', 'runtime/execute'],
  ['registration: schemas, budget, parts of a map', 'runtime/register'],
  ['guards against scripts of the page, shadow roots', 'runtime/dom'],
  ['rules on texts', 'text/'],
];

/**
 * @param weighed returns the minified and gzipped size of a text
 * @returns the size of the whole by esbuild alone, and the features, the dearest first
 */
export async function featurePrices(root, weighed) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/runtime/src/index.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['webmcp-source'],
    legalComments: 'none',
    write: false,
  });
  const minified = async (text) => weighed((await transform(text, { minify: true, format: 'esm' })).code);
  const modules = outputFiles[0].text.split(/^(?=\/\/ packages\/)/m).map((text) => {
    const [, path = ''] = /^\/\/ packages\/(\S+)/.exec(text) ?? [];
    const name = path.replace('/src/', '/');
    return { text, feature: features.find(([, ...rooms]) => rooms.some((room) => name.startsWith(room)))?.[0] };
  });
  const whole = await minified(outputFiles[0].text);
  const prices = [];
  for (const [feature] of features) {
    const rest = await minified(modules.flatMap((module) => (module.feature === feature ? [] : module.text)).join(''));
    prices.push({ feature, minified: whole.minified - rest.minified, gzip: whole.gzip - rest.gzip });
  }
  return { whole, prices: prices.sort((a, b) => b.gzip - a.gzip) };
}
