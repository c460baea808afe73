import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { globSync, type GlobOptions } from 'tinyglobby';
import { type WorkspacePackage, workspacePackages } from './workspace-packages.js';

export type Framework = 'react' | 'vue' | 'html';

/** How the app is started: through its own Vite, by a static server, or by a command that the developer names. */
export type DevServerKind = 'vite' | 'static' | 'command' | 'none';

/** What a folder says about the app in it. All paths are absolute. */
export interface Project {
  root: string;
  frameworks: Framework[];
  devServer: DevServerKind;
  /** For `command`: the script that most likely starts the app, e.g. `npm run dev`. A suggestion, never run by itself. */
  suggestedCommand?: string;
  viteConfig?: string;
  harnessFile?: string;
  configFile?: string;
  /** Names and versions as the package.json asks for them; empty where there is none. */
  dependencies: Record<string, string>;
  /** Other packages of the workspace around it that it is made of. */
  packages: WorkspacePackage[];
}

const scriptExtensions = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];

/** Packages that bring a framework; the meta frameworks bring it without naming it. */
const frameworkPackages: [Framework, string[]][] = [
  ['react', ['react', 'react-dom', 'preact', 'next', '@remix-run/react', 'gatsby']],
  ['vue', ['vue', 'nuxt', '@quasar/app-vite', '@quasar/app-webpack', 'vitepress']],
];

/** Packages whose dev server is not plain Vite, even where Vite is installed beside them. */
const ownDevServers = [
  'next',
  'nuxt',
  '@quasar/app-vite',
  '@quasar/app-webpack',
  'gatsby',
  'react-scripts',
  'astro',
  '@vue/cli-service',
  'webpack-dev-server',
  '@rsbuild/core',
  '@angular/cli',
  'parcel',
];

/**
 * Reads what the folder `root` holds; above it only which packages of a workspace it is made of.
 * @throws ProblemError ROOT_MISSING where `root` is not a folder
 */
export function findProject(root: string): Project {
  const absolute = resolve(root);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) throw new ProblemError('ROOT_MISSING', { root });
  const manifest = readManifest(absolute);
  const dependencies = manifest.dependencies;
  const viteConfig = firstFile(absolute, 'vite.config');
  const harnessFile = firstFile(absolute, 'webmcp.harness');
  const configFile = firstFile(absolute, 'webmcp.config');
  const devServer = devServerOf(absolute, dependencies, viteConfig);
  const script = ['dev', 'start', 'serve'].find((name) => manifest.scripts.includes(name));
  return {
    root: absolute,
    frameworks: frameworksOf(absolute, dependencies),
    devServer,
    ...(devServer === 'command' && script !== undefined ? { suggestedCommand: `npm run ${script}` } : {}),
    ...(viteConfig === undefined ? {} : { viteConfig }),
    ...(harnessFile === undefined ? {} : { harnessFile }),
    ...(configFile === undefined ? {} : { configFile }),
    dependencies,
    packages: workspacePackages(absolute, Object.keys(dependencies)),
  };
}

function frameworksOf(root: string, dependencies: Record<string, string>): Framework[] {
  const found = frameworkPackages
    .filter(([, names]) => names.some((name) => name in dependencies))
    .map(([framework]) => framework);
  if (found.length > 0) return found;
  const written = frameworkFiles.filter(([, pattern]) => globSync(pattern, searched(root)).length > 0);
  return written.length > 0 ? written.map(([framework]) => framework) : hasHtml(root) ? ['html'] : [];
}

/** What an app is written in where its packages are those of a folder above it. */
const frameworkFiles: [Framework, string][] = [
  ['react', '**/*.{jsx,tsx}'],
  ['vue', '**/*.vue'],
];

function searched(root: string): GlobOptions {
  return { cwd: root, deep: 4, ignore: ['**/node_modules/**', '**/dist/**'], followSymbolicLinks: false };
}

function devServerOf(
  root: string,
  dependencies: Record<string, string>,
  viteConfig: string | undefined,
): DevServerKind {
  if (ownDevServers.some((name) => name in dependencies)) return 'command';
  if (viteConfig !== undefined || 'vite' in dependencies) return 'vite';
  if (frameworkPackages.some(([, names]) => names.some((name) => name in dependencies))) return 'command';
  return hasHtml(root) ? 'static' : 'none';
}

/** HTML at the root or one folder below it; deeper ones belong to something else more often than not. */
function hasHtml(root: string): boolean {
  return readdirSync(root, { withFileTypes: true }).some((entry) => {
    if (entry.isFile()) return isHtml(entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') return false;
    return readdirSync(join(root, entry.name)).some(isHtml);
  });
}

function isHtml(name: string): boolean {
  return name.endsWith('.html');
}

function firstFile(root: string, stem: string): string | undefined {
  return scriptExtensions.map((extension) => join(root, `${stem}.${extension}`)).find((file) => existsSync(file));
}

function readManifest(root: string): { dependencies: Record<string, string>; scripts: string[] } {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return { dependencies: {}, scripts: [] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ProblemError(
      'CONFIG_INVALID',
      { file, reason: cause instanceof Error ? cause.message : String(cause) },
      { where: file, cause },
    );
  }
  const dependencies: Record<string, string> = {};
  for (const key of ['peerDependencies', 'devDependencies', 'dependencies'])
    Object.assign(dependencies, strings(parsed, key));
  return { dependencies, scripts: Object.keys(strings(parsed, 'scripts')) };
}

function strings(value: unknown, key: string): Record<string, string> {
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof inner !== 'object' || inner === null) return {};
  return Object.fromEntries(
    Object.entries(inner).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
