import type { Manifest } from '@webmcp/contract';

/** The module that an app may import. It registers the app's tools by itself. */
export const toolsModule = 'virtual:webmcp';
/** The module with the manifest, which the browser fetches beside the runtime. */
export const manifestModule = 'virtual:webmcp/manifest';
/** The modules of the product that a page loads. */
export const loaderModule = 'webmcp/loader';
export const runtimeModule = 'webmcp/runtime';
/** The event of a dev server that carries a new manifest to the open pages. */
export const manifestEvent = 'webmcp:manifest';

/**
 * Writes the module that a page loads first. It loads the runtime and the manifest in parallel when an agent is there.
 * In a dev server, a new manifest replaces the tools of the open page. A running call ends with its own manifest.
 */
export function toolsCode(isServed: boolean): string {
  return [
    `import { offer } from '${loaderModule}';`,
    'let tools;',
    'let manifest;',
    'async function load() {',
    '  const [runtime, first] = await Promise.all([',
    `    import('${runtimeModule}'),`,
    `    import('${manifestModule}'),`,
    '  ]);',
    '  tools = { register: runtime.register };',
    '  swap(manifest ?? first.default);',
    '}',
    'function swap(next) {',
    '  manifest = next;',
    '  if (!tools) return;',
    '  const stop = tools.register(manifest);',
    '  tools.stop?.();',
    '  tools.stop = stop;',
    '}',
    'offer(load);',
    ...(isServed
      ? [
          `import.meta.hot?.on('${manifestEvent}', (next) => swap(next));`,
          // A page that registers twice would offer each tool by two runtimes.
          'import.meta.hot?.accept();',
          'import.meta.hot?.dispose(() => tools?.stop?.());',
        ]
      : []),
    '',
  ].join('\n');
}

/** Writes the module with the manifest. A JSON text is parsed faster than the same object in source. */
export function manifestCode(manifest: Manifest): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(manifest))});\n`;
}
