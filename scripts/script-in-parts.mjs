import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The runtime's exports that only some maps need; those that set a control in the order in which they are asked. */
export const drawnWidgets = ['dateParts', 'dateBox', 'combobox', 'comboboxOfSeveral', 'stepper'];
export const nativeControls = ['choice', 'text', 'editable', 'toggle'];
export const otherParts = ['read', 'reach', 'rows', 'ask', 'formats', 'icon', 'near', 'twin', 'generatedId'];
const folder = 'packages/runtime/src';

/**
 * The runtime as a script that sets a variable `webmcpRuntime` with `register`. What is there for some parts alone stands
 * between `/*!<part part>*\/` and `/*!</>*\/` and can be cut out: nothing outside refers to what is inside. That nothing was
 * cut out stands there as the part `every`.
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
      ${[...parts, 'every'].map((part) => `import 'parts:${part}';`).join('\n')}
      webmcpRuntime = { register: (manifest) => registerWith(manifest, parts) };`,
    ),
    // Names stay unique over all of it until the last step.
    minifyIdentifiers: false,
    format: 'esm',
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
                : part === 'every'
                  ? `import { parts } from 'parts:all';\n${marked(['every'], 'parts.every = true;')}`
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
  const { inCore, inParts } = await coreAlone(outputFiles[0].text);
  // By an assignment: esbuild's own way of exporting weighs more than this whole line. Renames alone: nothing may be moved
  // over a mark. Names given out by how often letters stand in the text compress better.
  const { code, errors } = await minify('runtime.js', `var webmcpRuntime;(()=>{${inCore}\n${inParts}})();`, {
    compress: false,
    mangle: { toplevel: false },
    codegen: { removeWhitespace: true, legalComments: 'inline' },
  });
  if (errors.length > 0) throw errors[0];
  return code;
}

/**
 * Parts the bundle into the core, compressed as a whole, and the marked text, which can stand after all of the core: the
 * core needs none of it.
 * @param {string} bundled with marks
 * @throws {Error} when compressing gave the core a name that the marked text may have as well
 */
async function coreAlone(bundled) {
  const { parseSync } = await import('rolldown/utils');
  const { minify } = await import('terser');
  const marked = /\/\*!<[\w ]+>\*\/[\s\S]*?\/\*!<\/>\*\//g;
  const inParts = bundled.match(marked).join('\n');
  const core = bundled.replace(marked, '');
  const namesOf = (text) => parseSync('core.js', text).program.body.flatMap(declared);
  const names = namesOf(core);
  const words = new Set(inParts.match(/[\w$]+/g));
  // What is exported stays as it is, whoever uses it.
  const { code } = await minify(`${core}\nexport{${names.filter((name) => words.has(name)).join()}}`, {
    compress: { ecma: 2022, passes: 3, toplevel: true, keep_fargs: false },
    mangle: false,
    format: { ecma: 2022 },
  });
  const inCore = code.replace(/export\{[^}]*\};?$/, '');
  const added = namesOf(inCore).filter((name) => !names.includes(name));
  if (added.length > 0) throw new Error(`Names that the bundle did not have: ${added.join(', ')}`);
  return { inCore, inParts };
}

/** The names that a statement at the top declares. */
function declared({ type, id, declarations = [] }) {
  if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') return [id.name];
  return declarations.map((each) => each.id.name);
}
