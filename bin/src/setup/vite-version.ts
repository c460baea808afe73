import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Project } from '@webmcp/project';

/** The oldest major version of Vite that the plugin supports, as the package's peer dependency says. */
const oldestMajor = 5;

/** Returns the version of the Vite that the app's folder resolves, or null if none is installed. */
export function viteVersion(root: string): string | null {
  try {
    const manifest: unknown = createRequire(join(root, 'package.json'))('vite/package.json');
    const version: unknown =
      typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : null;
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

/** Returns a sentence if the app's Vite is too old for the plugin: the version, and the next act. */
export function viteNotes({ root, devServer }: Pick<Project, 'root' | 'devServer'>): string[] {
  const version = devServer === 'vite' ? viteVersion(root) : null;
  if (version === null || Number.parseInt(version, 10) >= oldestMajor) return [];
  return [
    `Vite ${version} is older than ${oldestMajor}, which the plugin webmcp/vite needs. webmcp instrument works; ` +
      'for the tools in the pages, update Vite or pass --emit.',
  ];
}
