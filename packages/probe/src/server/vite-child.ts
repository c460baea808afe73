import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Server } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FromChild, ToChild } from './child-messages.js';
import { freePort } from './free-port.js';
import { KeptStamps } from './kept-stamps.js';
import type { TransformModule } from './dev-server.js';
import { loadStamp } from './load-stamp.js';
import { mapsAside } from './maps-aside.js';
import { type StampFunction, stampPlugin } from './stamp-plugin.js';

/** The part of Vite's API that is used. The module itself is the app's own. */
interface ViteServer extends Warming {
  listen(): Promise<ViteServer>;
  close(): Promise<void>;
  /** Member of Vite 3 and later. */
  resolvedUrls?: { local: string[] } | null;
  httpServer: Server | null;
  config: { base: string; server: { https?: unknown }; configFileDependencies?: string[]; envDir?: string | false };
  moduleGraph: ModuleGraph;
  /** Member of Vite 6 and later. */
  environments?: Record<string, { moduleGraph: ModuleGraph }> & { client: Warming & { moduleGraph: ModuleGraph } };
}
/** A server of Vite 5, and an environment of Vite 6 and later. */
interface Warming {
  warmupRequest?(path: string): Promise<void>;
}
interface ModuleGraph {
  fileToModulesMap?: Map<string, unknown>;
  invalidateAll(): void;
}
interface Vite {
  /** Member of Vite 3 and later. */
  version?: string;
  createServer(config: object): Promise<ViteServer>;
}

const report = (message: FromChild): void => void process.send?.(message);
const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

let server: ViteServer | undefined;
let kept: KeptStamps | undefined;
let components: 'attribute' | 'aside' = 'attribute';
/** The temporary cache. This process removes it when the probe is gone, because no other process can. */
let temporaryCache: string | undefined;

// Vite's own command ends with such an error as well. The message is enough, and Node would print the whole error object.
process.on('uncaughtExceptionMonitor', (error) => report({ is: 'fatal', reason: textOf(error) }));
process.on('disconnect', () => {
  if (temporaryCache !== undefined) rmSync(temporaryCache, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', (message) => {
  const order = message as ToChild;
  if (order.do === 'stop') void stop();
  if (order.do === 'restamp') restamp();
  if (order.do === 'files') report({ is: 'files', files: filesRead() });
  if (order.do === 'vite') start(order).catch((cause: unknown) => report({ is: 'failed', reason: textOf(cause) }));
});

type ViteOrder = Extract<ToChild, { do: 'vite' }>;

async function start(order: ViteOrder): Promise<void> {
  if (order.cacheIsTemporary) temporaryCache = order.cacheDir;
  // The parent may be reading source meanwhile, and then answers no question.
  const [port, vite, stamp] = await Promise.all([
    freePort(),
    ownVite(order.root),
    order.transform === undefined ? null : keptStamp(order.transform, order),
  ]);
  const plugin =
    stamp === null
      ? null
      : stampPlugin(order.root, (source, file) => stamp(source, file, components), order.transform?.folders);
  const created = await vite.createServer({
    cacheDir: order.cacheDir,
    clearScreen: false,
    customLogger: logger(),
    server: { host: '127.0.0.1', port, strictPort: false, open: false },
    plugins: [
      withoutWatching,
      withoutPackageMaps,
      mapsAside(),
      ...(plugin === null
        ? []
        : [knowsOnlyFunctions(vite) ? { ...plugin, transform: plugin.transform.handler } : plugin]),
    ],
  });
  server = created;
  await created.listen();
  const url = created.resolvedUrls?.local[0] ?? urlOf(created);
  if (url === undefined) throw new Error('Vite listens on no loopback address');
  report({ is: 'ready', url });
  transformSoon(created, order.scripts);
}

/**
 * Begins to transform scripts, in their order. Meanwhile the parent reads source and starts a browser. A page loads a
 * script only after the script that imports it. Vite reports an error again when a page loads the script.
 */
function transformSoon(own: ViteServer, scripts: readonly string[]): void {
  const { base } = own.config;
  const client = own.environments?.client ?? own;
  for (const path of scripts.filter((each) => each.startsWith(base)))
    void client.warmupRequest?.(`/${path.slice(base.length)}`);
}

/** Returns the function that stamps. The results of a function with a version are kept beside the cache of Vite. */
async function keptStamp(
  transform: TransformModule,
  { cacheDir, cacheIsTemporary }: ViteOrder,
): Promise<StampFunction> {
  const stamp = await loadStamp(transform);
  if (transform.version === undefined || cacheIsTemporary) return stamp;
  kept = new KeptStamps({ path: join(cacheDir, '../stamps.json'), version: transform.version });
  return kept.keeping(stamp);
}

/** Returns true for Vite before 3.1. It calls every hook as a function, so an object makes each file an HTTP 500. */
function knowsOnlyFunctions({ version = '2.0.0' }: Vite): boolean {
  return /^(?:2|3\.0)\./.test(version);
}

/** Returns the address of a server that does not report its address, such as a server of Vite 2. */
function urlOf({ httpServer, config }: ViteServer): string | undefined {
  const address = httpServer?.address();
  if (typeof address !== 'object' || address === null) return undefined;
  return `${config.server.https ? 'https' : 'http'}://127.0.0.1:${address.port}${config.base}`;
}

function restamp(): void {
  components = 'aside';
  (server?.environments?.client.moduleGraph ?? server?.moduleGraph)?.invalidateAll();
  report({ is: 'restamped' });
}

/** The names of the files with variables that Vite reads in development. */
const envFiles = ['.env', '.env.local', '.env.development', '.env.development.local'];

/** Returns the files that Vite has read: modules, its config with the imports of the config, and files with variables. */
function filesRead(): string[] {
  if (server === undefined) return [];
  const { config, environments, moduleGraph } = server;
  const graphs = environments === undefined ? [moduleGraph] : Object.values(environments).map((one) => one.moduleGraph);
  // A module that a plugin writes has a name in place of a path.
  const modules = graphs
    .flatMap((graph) => [...(graph.fileToModulesMap?.keys() ?? [])])
    .filter((file) => isAbsolute(file));
  const folder = config.envDir;
  const variables = typeof folder === 'string' ? envFiles.map((name) => join(folder, name)) : [];
  return [...new Set([...modules, ...(config.configFileDependencies ?? []), ...variables])];
}

async function stop(): Promise<void> {
  await server?.close();
  kept?.save();
  process.exit(0);
}

/** Loads the Vite that the app installed. */
async function ownVite(root: string): Promise<Vite> {
  let path: string;
  try {
    path = createRequire(join(root, 'package.json')).resolve('vite');
  } catch {
    throw new Error('vite is not installed there; install the dependencies of the app first');
  }
  const loaded = (await import(pathToFileURL(path).href)) as Partial<Vite> & { default?: Vite };
  // `require.resolve` finds the CommonJS form of Vite before 6, and Node cannot name its exports.
  const vite = loaded.createServer === undefined ? loaded.default : (loaded as Vite);
  if (vite === undefined) throw new Error(`${path} has no createServer`);
  return vite;
}

/** Switches watching off. A saved file would reload the page during the visit, and large apps exhaust the system's watchers. */
const withoutWatching = {
  name: 'webmcp-without-watching',
  configResolved(config: { server: { watch?: unknown } }): void {
    config.server.watch = null;
  },
};

/**
 * Leaves out the source maps of packages. Vite puts each map into its script: 8 MB on a page with React, MUI and zod. The
 * probe reads only the maps of the app's own files. Vite keeps the map of code that no plugin changes, hence the new line.
 */
const withoutPackageMaps = {
  name: 'webmcp-without-package-maps',
  enforce: 'post',
  transform: (code: string, id: string): object | null =>
    id.includes('/node_modules/') ? { code: `${code}\n`, map: { mappings: '' } } : null,
};

/** Returns a logger for Vite that reports errors to the probe, and prints all lines to this child's output. */
function logger(): object {
  const once = new Set<string>();
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  return {
    hasWarned: false,
    info: print,
    warn: print,
    warnOnce(text: string): void {
      if (!once.has(text)) print(text);
      once.add(text);
    },
    error(text: string): void {
      print(text);
      report({ is: 'error', text });
    },
    clearScreen: (): void => undefined,
    hasErrorLogged: (): boolean => false,
  };
}
