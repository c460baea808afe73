// Writes the package.json of the package: the workspace's own, with the dependencies that its modules import.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that the app brings. `webmcp doctor` explains a missing one. */
const peers = {
  playwright: { range: '>=1.60.0 <2', isOptional: false },
  vite: { range: '>=5.0.0', isOptional: true },
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const nameOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** Returns the pinned versions of all outside dependencies of the workspaces. */
function pinnedVersions(root) {
  const folders = ['bin', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const all = folders.flatMap((folder) =>
    Object.entries(readJson(join(root, folder, 'package.json')).dependencies ?? {}),
  );
  return new Map(all.filter(([name]) => !name.startsWith('@webmcp/')));
}

/**
 * Returns the manifest of the package.
 * @param outside the ids that the bundled modules import, Node's own left out
 * @throws {Error} for an import without a version in a workspace
 */
export function packageManifest(root, outside) {
  const { name, version, description, license, bin, exports: entries } = readJson(join(root, 'bin', 'package.json'));
  const { engines } = readJson(join(root, 'package.json'));
  const versions = pinnedVersions(root);
  const names = [...new Set(outside.filter((id) => !id.startsWith('node:')).map(nameOf))].sort();
  const needed = names.filter((each) => !(each in peers));
  const unknown = needed.filter((each) => !versions.has(each));
  if (unknown.length > 0) throw new Error(`No workspace lists these imports as dependencies: ${unknown.join(', ')}`);
  const publicEntries = Object.entries(entries).map(([path, { types, default: module }]) => [
    path,
    { types, default: module },
  ]);
  return {
    name,
    version,
    description,
    keywords: ['webmcp', 'ai agents', 'model context', 'react', 'vue', 'vite-plugin'],
    license,
    type: 'module',
    engines,
    bin,
    files: ['dist', 'skills', 'webmcp.js', 'THIRD-PARTY-NOTICES.md'],
    exports: {
      ...Object.fromEntries(publicEntries),
      './map.schema.json': './dist/webmcp.map.schema.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(needed.map((each) => [each, `^${versions.get(each)}`])),
    peerDependencies: Object.fromEntries(Object.entries(peers).map(([each, { range }]) => [each, range])),
    peerDependenciesMeta: Object.fromEntries(
      Object.entries(peers).flatMap(([each, { isOptional }]) => (isOptional ? [[each, { optional: true }]] : [])),
    ),
  };
}
