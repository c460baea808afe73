import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The runtime's exports that only some maps need; those that set a control in the order in which they are asked. */
export const drawnWidgets = ['dateParts', 'dateBox', 'combobox', 'comboboxOfSeveral', 'stepper'];
export const nativeControls = ['choice', 'text', 'editable'];
export const otherParts = ['read', 'reach', 'rows', 'ask', 'icon', 'near', 'twin', 'generatedId'];
const folder = 'packages/runtime/src';

/**
 * The runtime as a script that sets a variable `webmcpRuntime` with `register`. What is there for some parts alone stands
 * between `/*!<part part>*\/` and `/*!</>*\/` and can be cut out: nothing outside refers to what is inside.
 * @param {string} root of the repo
 * @param {import('esbuild')['build']} build
 * @returns {Promise<string>} minified
 */
export async function scriptInParts(root, build) {
  const { minify } = await import('rolldown/utils');
  const options = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: 'es2022',
    conditions: ['webmcp-source'],
    logLevel: 'warning',
    write: false,
  };
  const stdin = (contents) => ({ contents, resolveDir: join(root, folder), loader: 'ts' });
  /** @param {string} name an export of the runtime */
  const filesOf = async (name) => {
    const { metafile } = await build({
      ...options,
      stdin: stdin(`export { ${name} } from './index.ts';`),
      format: 'esm',
      metafile: true,
    });
    const [{ inputs }] = Object.values(metafile.outputs);
    return Object.keys(inputs).filter((file) => file.startsWith(folder) && inputs[file].bytesInOutput > 0);
  };
  const core = new Set(await filesOf('registerWith'));
  const parts = [...drawnWidgets, ...nativeControls, ...otherParts];
  const partsOf = new Map();
  for (const part of parts)
    for (const file of await filesOf(part))
      if (!core.has(file)) partsOf.set(file, [...(partsOf.get(file) ?? []), part]);
  const marked = (names, text) => `/*!<${names.join(' ')}>*/\n${text}\n/*!</>*/`;

  const { outputFiles } = await build({
    ...options,
    stdin: stdin(
      `import { registerWith } from './index.ts';
      import { parts } from 'parts:all';
      ${parts.map((part) => `import 'parts:${part}';`).join('\n')}
      webmcpRuntime = { register: (manifest) => registerWith(manifest, parts) };`,
    ),
    format: 'iife',
    // By an assignment: esbuild's own way of exporting weighs more than this whole line.
    banner: { js: 'var webmcpRuntime;' },
    legalComments: 'inline',
    plugins: [
      {
        name: 'parts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^parts:/ }, ({ path }) => ({ path: path.slice('parts:'.length), namespace: 'parts' }));
          onLoad({ filter: /.*/, namespace: 'parts' }, ({ path: part }) => ({
            resolveDir: join(root, folder),
            contents:
              part === 'all'
                ? 'export const parts = {};'
                : `import { ${part} } from './index.ts';
                import { parts } from 'parts:all';
                ${marked([part], `parts.${part} = ${part};`)}`,
          }));
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const names = partsOf.get(relative(root, path).replaceAll('\\', '/'));
            return names && { loader: 'ts', contents: marked(names, readFileSync(path, 'utf8')) };
          });
        },
      },
    ],
  });
  // Renames alone: nothing may be moved over a mark. Names given out by how often letters stand in the text compress better.
  const { code, errors } = await minify('runtime.js', outputFiles[0].text, {
    compress: false,
    mangle: { toplevel: false },
    codegen: { removeWhitespace: true, legalComments: 'inline' },
  });
  if (errors.length > 0) throw errors[0];
  return code;
}
