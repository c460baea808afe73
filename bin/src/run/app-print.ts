import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { browserIdentity } from '@webmcp/probe';
import { contentHash, importedFiles, type Project } from '@webmcp/project';

import { ownFiles } from '../files/own-files.js';
import { partOptions } from './part-options.js';
import type { MakeMapOptions } from './map-run.js';
import type { FoundApp } from './read-app.js';

/** Variables of a terminal session. No app reads them. */
const sessionVariables =
  /^(?:_|SHLVL|PWD|OLDPWD|TERM|TERM_\w+|COLORTERM|COLUMNS|LINES|WINDOWID|SSH_\w+|XDG_\w+|DBUS_\w+|VTE_\w+|TMUX\w*|STY|npm_lifecycle_\w+|npm_command|VITEST\w*|NODE_V8_COVERAGE)$/;

/** Files that describe the installed packages. */
const lockfiles = [
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
];

/**
 * Returns a hash of everything that every page of an app rests on. It covers the product, the browser, the installed
 * packages, the options, the harness and Vite's config. It also covers the environment, the day, and the names of the
 * source files. Null if a part is not known.
 */
export function appPrint(options: MakeMapOptions, app: FoundApp, harnessFile: string | undefined): string | null {
  const browser = browserIdentity();
  const harness = harnessFile === undefined ? [] : importedFiles(harnessFile);
  if (browser === null || harness === null) return null;
  const { testIdAttributes, project, files } = app;
  return contentHash(
    JSON.stringify([
      productPrint(),
      browser,
      process.version,
      { ...partOptions(options), allowHosts: options.allowHosts },
      testIdAttributes,
      project.root,
      filesAbove(project.root).map(printOf),
      harness.map(printOf),
      configFiles(project).map(printOf),
      Object.entries(process.env)
        .filter(([name]) => !sessionVariables.test(name))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
      today(),
      files.map(({ path }) => path),
    ]),
  );
}

/** Returns the files of Vite's config, as far as they are known. Code of packages, which is not compared, may rest on them. */
const configFiles = ({ viteConfig }: Project): string[] =>
  viteConfig === undefined ? [] : (importedFiles(viteConfig) ?? [viteConfig]);

/** Hashes the code of this product that reads pages. */
function productPrint(): string {
  const hash = createHash('sha256');
  const folders = new Set([ownFiles.discovery, ownFiles.runtime, ...ownFiles.modules].map((file) => dirname(file)));
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.d)\.[cm]?[jt]s$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('base64url');
}

/** Returns the lockfiles of a folder and of the folders above. */
function filesAbove(folder: string): string[] {
  const here = lockfiles.map((name) => join(folder, name)).filter((path) => existsSync(path));
  return dirname(folder) === folder ? here : [...here, ...filesAbove(dirname(folder))];
}

const printOf = (path: string): [string, string] => [path, contentHash(readFileSync(path))];

/** Returns the day and the time zone. A page may show the day, and a form may begin with it. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
}
