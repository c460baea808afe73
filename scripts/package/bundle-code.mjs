// Bundles the workspaces into the modules of the package `webmcp`, with rolldown. All modules are in one folder, so that a
// module that opens another by path finds it beside itself.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { rolldown } from 'rolldown';

/** Modules that run in a process of their own are named `*-child.ts`, and are opened by path. */
function childModules(root) {
  const found = {};
  for (const folder of ['bin/src', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`)])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('-child.ts')) found[basename(file, '.ts')] = join(root, folder, file);
  return found;
}

/** The bundler writes its own helpers as imports of `@oxc-project/runtime`, and resolves them itself. */
const isOwn = (id) =>
  id.startsWith('.') ||
  id.startsWith('/') ||
  /^[A-Za-z]:[\\/]/.test(id) ||
  id.startsWith('@webmcp/') ||
  id.startsWith('@oxc-project/runtime');

/**
 * Decides whether a package is bundled with everything that it imports. `@octokit/request` 10.0.16 needs `content-type` 3,
 * which asks for Node 22, and Yarn 1 then refuses to install webmcp on Node 20. The code itself runs on Node 20.
 */
const isBundled = (id, parent) => id.startsWith('@octokit/') || /[\\/]node_modules[\\/]/.test(parent ?? '');

/** Matches a package that a module requires by its name. Loading some packages by `import` takes much longer. */
const required = /createRequire\(import\.meta\.url\)\(\s*["'`]([^"'`]+)["'`]\s*\)/g;

/** Takes the packed places of the product's own files in place of the places in the workspace. */
const packedPlaces = {
  name: 'packed-places',
  resolveId(source, importer, options) {
    if (!source.endsWith('/own-files.js')) return null;
    return this.resolve(source.replace('own-files.js', 'own-files.packed.js'), importer, {
      ...options,
      skipSelf: true,
    });
  },
};

/**
 * Bundles all modules into a folder.
 * @param entries names of the public entries, each a module `bin/src/<name>.ts`
 * @returns the outside packages that the modules import or require, and the ids of all bundled modules
 * @throws {Error} for a module that still opens a workspace package by its name
 */
export async function bundleCode(root, folder, entries) {
  const source = (name) => join(root, 'bin', 'src', `${name}.ts`);
  // A dev server serves the panel, and a build with a large map holds the parts. Neither is a public entry.
  const inPage = [...entries.filter((name) => name === 'runtime' || name === 'loader'), 'panel', 'parts'];
  const inNode = Object.fromEntries(
    entries.filter((name) => !inPage.includes(name)).map((name) => [name, source(name)]),
  );
  const groups = [
    // A page loads these modules, so none of them shares a chunk with anything else.
    ...inPage.map((name) => ({ platform: 'browser', input: { [name]: source(name) } })),
    {
      platform: 'node',
      input: {
        ...inNode,
        webmcp: source('webmcp'),
        discovery: join(root, 'packages', 'discovery', 'src', 'index.ts'),
        stamp: join(root, 'packages', 'discovery', 'src', 'stamp.ts'),
        ...childModules(root),
      },
    },
  ];
  const outside = new Set();
  const modules = new Set();
  for (const { platform, input } of groups) {
    const build = await rolldown({
      cwd: root,
      input,
      platform,
      external: (id, parent) => !isOwn(id) && !isBundled(id, parent),
      resolve: { conditionNames: ['webmcp-source', 'import', 'default'] },
      plugins: [packedPlaces],
      checks: { preferBuiltinFeature: false },
    });
    const { output } = await build.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
    });
    await build.close();
    for (const chunk of output) {
      if (chunk.type !== 'chunk') continue;
      for (const id of [...chunk.imports, ...chunk.dynamicImports])
        if (!id.endsWith('.js') || id.includes('/')) outside.add(id);
      for (const [, id] of chunk.code.matchAll(required)) outside.add(id);
      for (const id of chunk.moduleIds) modules.add(id);
      const named = /import\.meta\.resolve\(\s*["'`]@webmcp\/[^)]*\)/.exec(chunk.code);
      if (named !== null)
        throw new Error(`${chunk.fileName} opens a workspace package: ${named[0]}. Add it to own-files.ts`);
    }
  }
  return { outside: [...outside].sort(), modules: [...modules].sort() };
}
