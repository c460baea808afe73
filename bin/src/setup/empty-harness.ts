import { packageManagers, runWebmcp, type PackageManager } from './package-manager.js';
import type { PlannedFile, SetupApp } from './stack.js';

/** The name of the harness that every guide and every advice names. A project without TypeScript runs it as well. */
export const harnessFile = 'webmcp.harness.ts';

const textFor = (manager: PackageManager): string => `import { defineHarness } from 'webmcp/harness';

// Without states, webmcp opens the routes of your source and of your links. With states, it opens these alone:
//
//   login: async ({ page }) => {
//     await page.goto('/login');
//     await page.getByLabel('Email').fill('demo@example.com');
//     await page.getByRole('button', { name: 'Sign in' }).click();
//   },
//   states: {
//     'edit-address': {
//       route: '/account',
//       setup: async ({ page }) => {
//         await page.getByRole('button', { name: 'Edit address' }).click();
//       },
//     },
//   },
//
// This replaces the file by the states that it finds:
//   ${runWebmcp(manager)} instrument --explore --write-harness ${harnessFile}
export default defineHarness({
  states: {},
});
`;

/** Plans a harness without states, for an app that has no harness. */
export const emptyHarness = ({ project, manager }: Pick<SetupApp, 'project' | 'manager'>): PlannedFile[] =>
  project.harnessFile === undefined ? [{ file: harnessFile, before: null, after: textFor(manager) }] : [];

/** Decides whether a harness is as `webmcp init` wrote it, so that nothing of a person is in it. */
export const isEmptyHarness = (found: string): boolean =>
  packageManagers.some((manager) => found.replaceAll('\r\n', '\n') === textFor(manager));
