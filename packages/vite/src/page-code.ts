import type { Manifest } from '@webmcp/contract';
import type { SplitManifest } from '@webmcp/discovery';

/** The module that an app may import. It registers the app's tools by itself. */
export const toolsModule = 'virtual:webmcp';
/** The module with the manifest, which the browser fetches beside the runtime. */
export const manifestModule = 'virtual:webmcp/manifest';
/** The module with the tools of a part, by its place. */
export const partModule = (at: number): string => `${manifestModule}/${at}`;
/** The module that connects an open page to the bridge of its dev server. */
export const tabModule = 'virtual:webmcp/tab';
/** The modules of the product that a page loads. */
export const loaderModule = 'webmcp/loader';
export const runtimeModule = 'webmcp/runtime';
/** The panel of a dev server. The package has no entry for it, so an installed package could not resolve its name. */
const panelModule = 'virtual:webmcp/panel';
/** The module that fetches the parts of a large map. */
const partsModule = 'virtual:webmcp/parts';
/** The event of a dev server that carries a new manifest and the withdrawn names to the open pages. */
export const manifestEvent = 'webmcp:manifest';
/** The event of a dev server that carries the names of the withdrawn tools alone. */
export const withdrawnEvent = 'webmcp:withdrawn';

/** The events that carry the messages of a tab to the bridge, and those of the bridge to a tab. */
export const tabEvent = 'webmcp:tab';
export const bridgeEvent = 'webmcp:bridge';

/**
 * Writes the module that a page loads first. It loads the runtime and the manifest in parallel when an agent is there.
 * @param hasBridge connects the open page of a dev server to its bridge
 */
export function toolsCode(isServed: boolean, hasBridge = false): string {
  return [
    `import { offer } from '${loaderModule}';`,
    'async function load() {',
    '  const [runtime, first] = await Promise.all([',
    `    import('${runtimeModule}'),`,
    `    import('${manifestModule}'),`,
    '  ]);',
    ...(isServed
      ? ['  register = runtime.register;', '  swap(manifest ?? first.default, withdrawn ?? first.withdrawn);']
      : ['  runtime.register(first.default, { part: first.part });']),
    '}',
    'offer(load);',
    ...(isServed ? swapCode : []),
    // A server that renders the app runs this module too.
    ...(isServed && hasBridge ? [`if (typeof document !== 'undefined') void import('${tabModule}');`] : []),
    '',
  ].join('\n');
}

/**
 * The part of a dev server. A new manifest replaces the tools of the open page, and a running call ends with its own
 * manifest. The names of withdrawn tools alone leave the manifest as it is.
 */
const swapCode: readonly string[] = [
  'let register;',
  'let tools;',
  'let manifest;',
  'let withdrawn;',
  'function swap(next, names) {',
  '  manifest = next;',
  '  withdrawn = names;',
  '  if (!register) return;',
  '  const before = tools;',
  '  tools = register(manifest, { withdrawn });',
  '  before?.();',
  '}',
  `import.meta.hot?.on('${manifestEvent}', (next) => swap(next.manifest, next.withdrawn));`,
  `import.meta.hot?.on('${withdrawnEvent}', (names) => {`,
  '  withdrawn = names;',
  '  tools?.withdraw(names);',
  '});',
  // A page that registers twice would offer each tool by two runtimes.
  'import.meta.hot?.accept();',
  'import.meta.hot?.dispose(() => {',
  '  tools?.();',
  "  removeEventListener('keydown', openPanel);",
  '});',
  'async function openPanel(event) {',
  "  if (!event.isTrusted || !event.altKey || !event.shiftKey || event.code !== 'KeyW') return;",
  `  (await import('${panelModule}')).togglePanel(import.meta.hot);`,
  '}',
  // A server that renders the app runs this module too.
  "globalThis.addEventListener?.('keydown', openPanel);",
];

/**
 * Writes the module with the manifest.
 * @param withdrawn the names of the tools that the page does not offer
 */
export function manifestCode(manifest: Manifest, withdrawn: readonly string[]): string {
  const names = withdrawn.length === 0 ? '' : `export const withdrawn = ${JSON.stringify(withdrawn)};\n`;
  return `${jsonCode(manifest)}${names}`;
}

/**
 * Writes the module with a split manifest. It begins to fetch the parts of the page's route as it runs, beside the runtime.
 * The loader stays small, because the module holds the list of the parts.
 */
export function splitManifestCode({ manifest, parts }: SplitManifest): string {
  const loads = parts.map((_, at) => `  () => import('${partModule(at)}').then((part) => part.default),\n`);
  return [
    `import { fetchParts } from '${partsModule}';`,
    `const manifest = ${jsonExpression(manifest)};`,
    'export default manifest;',
    `export const part = fetchParts(manifest, [\n${loads.join('')}]);`,
    '',
  ].join('\n');
}

/** Writes a module with a value. A JSON text is parsed faster than the same value in source. */
export const jsonCode = (value: unknown): string => `export default ${jsonExpression(value)};\n`;

const jsonExpression = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Writes the module that connects an open page. @param script sets a variable `webmcpBridge` */
export function tabCode(script: string): string {
  return [
    script,
    'webmcpBridge.connectDevTab({',
    `  send: (message) => import.meta.hot.send('${tabEvent}', message),`,
    `  listen: (take) => import.meta.hot.on('${bridgeEvent}', take),`,
    '});',
    '',
  ].join('\n');
}
