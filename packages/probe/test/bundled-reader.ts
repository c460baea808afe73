import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

/** Bundles the reader from its source, whatever was built last. */
export function bundledReader(): Promise<string> {
  bundled ??= build({
    entryPoints: [fileURLToPath(new URL('../src/page/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'webmcpReader',
    target: 'es2023',
    conditions: ['webmcp-source'],
  }).then((result) => result.outputFiles[0]!.text);
  return bundled;
}
