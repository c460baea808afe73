import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

/**
 * Builds the runtime as the product does, but with a judge of requests that lets every request go. Only this build differs:
 * the product has no switch that turns the judge off.
 */
export async function runtimeWithoutWire(): Promise<string> {
  const entry = fileURLToPath(new URL('../../packages/runtime/src/index.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    globalName: 'webmcpRuntime',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['webmcp-source'],
    write: false,
    plugins: [
      {
        name: 'without-wire',
        setup({ onLoad }) {
          onLoad({ filter: /steps[\\/]watch-outcome\.ts$/ }, async ({ path }) => {
            const text = await readFile(path, 'utf8');
            const contents = text.replace(/import \{ wireJudge \} .*/, 'const wireJudge = () => () => undefined;');
            if (contents === text) throw new Error('the judge of requests has another place');
            return { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}
