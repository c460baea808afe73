import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ProblemError } from '@webmcp/contract';
import { frameworks } from '@webmcp/discovery';
import { workspaceApps, type Project } from '@webmcp/project';

/**
 * Refuses the root of a workspace that is no app itself, and names the apps.
 * @throws {ProblemError} WHICH_APP
 */
export function refuseWorkspace(project: Project): void {
  const { root } = project;
  if (isApp(project)) return;
  const apps = workspaceApps(root, (names) =>
    frameworks.some(({ packages }) => packages.some((name) => names.includes(name))),
  );
  if (apps.length === 0) return;
  const count = `${apps.length} app${apps.length === 1 ? '' : 's'}`;
  throw new ProblemError('WHICH_APP', { root, count, apps: apps.join(', '), first: apps[0]! }, { where: root });
}

/** Decides whether the root is served as an app. Many workspaces keep Vite, or a page of documentation, at the root. */
function isApp({ root, devServer, frameworks: found, viteConfig }: Project): boolean {
  if (devServer === 'none') return false;
  if (devServer === 'command') return found.length > 0;
  return viteConfig !== undefined || existsSync(join(root, 'index.html'));
}
