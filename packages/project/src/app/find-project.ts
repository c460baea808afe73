import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { globSync, type GlobOptions } from 'tinyglobby';
import { extensionsOf, globOf, hasExtension, type FrameworkFiles } from './framework-files.js';
import { type WorkspacePackage, workspacePackages } from './workspace-packages.js';

/** The way to start the app: by its own Vite, by a static server, or by a command that the developer names. */
export type DevServerKind = 'vite' | 'static' | 'command' | 'none';

/** An app, as its folder describes it. All paths are absolute. */
export interface Project {
  root: string;
  /** Names of the frameworks that the app uses. */
  frameworks: string[];
  devServer: DevServerKind;
  /** The script that most likely starts the app, for `command`: `npm run dev`. It is only a suggestion, and is never run. */
  suggestedCommand?: string;
  viteConfig?: string;
  harnessFile?: string;
  configFile?: string;
  /** Names and versions of package.json; empty for a folder without package.json. */
  dependencies: Record<string, string>;
  /** The packages of its workspace that it depends on. */
  packages: WorkspacePackage[];
}

const scriptExtensions = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];

/** Packages with a dev server of their own, even beside Vite. Each has the command that starts it. */
const ownDevServers: readonly (readonly [string, RegExp])[] = [
  ['next', /\bnext dev\b/],
  ['nuxt', /\bnux(?:t|i) dev\b/],
  ['@quasar/app-vite', /\bquasar dev\b/],
  ['@quasar/app-webpack', /\bquasar dev\b/],
  ['gatsby', /\bgatsby develop\b/],
  ['react-scripts', /\breact-scripts start\b/],
  ['astro', /\bastro dev\b/],
  ['@vue/cli-service', /\bvue-cli-service serve\b/],
  ['webpack-dev-server', /\bwebpack(?:-dev-server| serve)\b/],
  ['@rsbuild/core', /\brsbuild dev\b/],
  ['@angular/cli', /\bng serve\b/],
  ['parcel', /\bparcel(?! build)\b/],
];

/**
 * Reads the folder `root`. Above that folder, reads only the packages of a workspace.
 * @param frameworks the frameworks that the app may use
 * @throws ProblemError ROOT_MISSING if `root` is not a folder
 */
export function findProject(root: string, frameworks: readonly FrameworkFiles[]): Project {
  const absolute = resolve(root);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) throw new ProblemError('ROOT_MISSING', { root });
  const manifest = readManifest(absolute);
  const dependencies = manifest.dependencies;
  const viteConfig = firstFile(absolute, 'vite.config');
  const harnessFile = firstFile(absolute, 'webmcp.harness');
  const configFile = firstFile(absolute, 'webmcp.config');
  const devServer = devServerOf({ root: absolute, dependencies, viteConfig, frameworks });
  const script = startingScript(manifest.scripts, dependencies);
  return {
    root: absolute,
    frameworks: frameworksOf(absolute, dependencies, frameworks),
    devServer,
    ...(devServer === 'command' && script !== undefined ? { suggestedCommand: `npm run ${script}` } : {}),
    ...(viteConfig === undefined ? {} : { viteConfig }),
    ...(harnessFile === undefined ? {} : { harnessFile }),
    ...(configFile === undefined ? {} : { configFile }),
    dependencies,
    packages: workspacePackages(absolute, Object.keys(dependencies)),
  };
}

/**
 * Finds the script that most likely starts the app. A script with the dev server of an installed package comes first. A
 * script of a usual name, such as `start`, may serve a build.
 */
function startingScript(scripts: Record<string, string>, dependencies: Record<string, string>): string | undefined {
  const usual = ['dev', 'start', 'serve', 'develop'].filter((name) => name in scripts);
  const commands = ownDevServers.filter(([name]) => name in dependencies).map(([, command]) => command);
  const runs = (name: string): boolean => commands.some((command) => command.test(scripts[name]!));
  return [...usual, ...Object.keys(scripts)].find(runs) ?? usual[0];
}

/** Names the frameworks of an app: by its packages, else by its component files, else by the pages near its root. */
function frameworksOf(
  root: string,
  dependencies: Record<string, string>,
  frameworks: readonly FrameworkFiles[],
): string[] {
  const installed = frameworks.filter((framework) => isInstalled(framework, dependencies));
  const written = (framework: FrameworkFiles): boolean =>
    globSync(globOf(framework.markupExtensions), searched(root)).length > 0;
  const components = frameworks.filter(({ conventions }) => conventions.holds === 'components');
  const pages = frameworks.filter((framework) => framework.conventions.holds === 'pages' && hasPage(root, [framework]));
  const found = [installed, components.filter(written), pages].find((list) => list.length > 0) ?? [];
  return found.map(({ name }) => name);
}

function isInstalled({ packages }: FrameworkFiles, dependencies: Record<string, string>): boolean {
  return packages.some((name) => name in dependencies);
}

function searched(root: string): GlobOptions {
  return { cwd: root, deep: 4, ignore: ['**/node_modules/**', '**/dist/**'], followSymbolicLinks: false };
}

interface AppFolder {
  root: string;
  dependencies: Record<string, string>;
  viteConfig: string | undefined;
  frameworks: readonly FrameworkFiles[];
}

function devServerOf({ root, dependencies, viteConfig, frameworks }: AppFolder): DevServerKind {
  if (ownDevServers.some(([name]) => name in dependencies)) return 'command';
  if (viteConfig !== undefined || 'vite' in dependencies) return 'vite';
  if (frameworks.some((framework) => isInstalled(framework, dependencies))) return 'command';
  return hasPage(root, frameworks) ? 'static' : 'none';
}

/** Looks for a page at the root or one folder below the root. Deeper pages mostly belong to something else. */
function hasPage(root: string, frameworks: readonly FrameworkFiles[]): boolean {
  const extensions = extensionsOf(frameworks, 'pages');
  const isPage = (name: string): boolean => hasExtension(name, extensions);
  return readdirSync(root, { withFileTypes: true }).some((entry) => {
    if (entry.isFile()) return isPage(entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') return false;
    return readdirSync(join(root, entry.name)).some(isPage);
  });
}

function firstFile(root: string, stem: string): string | undefined {
  return scriptExtensions.map((extension) => join(root, `${stem}.${extension}`)).find((file) => existsSync(file));
}

function readManifest(root: string): { dependencies: Record<string, string>; scripts: Record<string, string> } {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return { dependencies: {}, scripts: {} };
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ProblemError(
      'PACKAGE_INVALID',
      { file, reason: cause instanceof Error ? cause.message : String(cause) },
      { where: file, cause },
    );
  }
  const dependencies: Record<string, string> = {};
  for (const key of ['peerDependencies', 'devDependencies', 'dependencies'])
    Object.assign(dependencies, strings(parsed, key));
  return { dependencies, scripts: strings(parsed, 'scripts') };
}

function strings(value: unknown, key: string): Record<string, string> {
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof inner !== 'object' || inner === null) return {};
  return Object.fromEntries(
    Object.entries(inner).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
