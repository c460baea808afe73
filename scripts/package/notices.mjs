// Writes the licences of third-party code that the bundle contains.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bundler's own helpers, which it writes into its output. */
const helpers = ['rolldown', 'esbuild'];

/**
 * Returns the text of THIRD-PARTY-NOTICES.md.
 * @param modules ids of the bundled modules
 * @throws {Error} for a package without a licence text
 */
export function thirdPartyNotices(root, modules) {
  const bundled = modules.flatMap((id) => {
    const found = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(id);
    return found === null ? [] : [found[1]];
  });
  const folders = [...new Set([...helpers.map((name) => join(root, 'node_modules', name)), ...bundled])].sort();
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
    if (file === undefined || !existsSync(join(folder, file))) throw new Error(`${name} has no licence text`);
    return `## ${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return `# Third-party notices\n\nThis package contains code of these packages. Its dependencies bring their own licences.\n\n${parts.join('\n')}`;
}
