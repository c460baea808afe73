import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FromChild, ToChild } from './child-messages.js';
import { loadStamp } from './load-stamp.js';
import { stampPlugin } from './stamp-plugin.js';

/** The part of Vite's API that is used; the module itself is the app's own. */
interface ViteServer {
  listen(): Promise<ViteServer>;
  close(): Promise<void>;
  /** Since Vite 3. */
  resolvedUrls?: { local: string[] } | null;
  httpServer: Server | null;
  config: { base: string; server: { https?: unknown } };
  moduleGraph: ModuleGraph;
  /** Since Vite 6. */
  environments?: { client: { moduleGraph: ModuleGraph } };
}
interface ModuleGraph {
  invalidateAll(): void;
}
interface Vite {
  /** Since Vite 3. */
  version?: string;
  createServer(config: object): Promise<ViteServer>;
}

const tell = (message: FromChild): void => void process.send?.(message);
const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

let server: ViteServer | undefined;
let components: 'attribute' | 'aside' = 'attribute';
/** Nobody else is left to remove it when the probe has gone without a word. */
let temporaryCache: string | undefined;

// Vite's own command ends of it as well. What Node prints is the whole error object; what it says is enough.
process.on('uncaughtExceptionMonitor', (error) => tell({ is: 'fatal', reason: textOf(error) }));
process.on('disconnect', () => {
  if (temporaryCache !== undefined) rmSync(temporaryCache, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', (message) => {
  const order = message as ToChild;
  if (order.do === 'stop') void stop();
  if (order.do === 'restamp') restamp();
  if (order.do === 'vite') start(order).catch((cause: unknown) => tell({ is: 'failed', reason: textOf(cause) }));
});

async function start(order: Extract<ToChild, { do: 'vite' }>): Promise<void> {
  if (order.cacheIsTemporary) temporaryCache = order.cacheDir;
  const vite = await ownVite(order.root);
  const stamp = order.transform === undefined ? null : await loadStamp(order.transform);
  const plugin =
    stamp === null
      ? null
      : stampPlugin(order.root, (source, file) => stamp(source, file, components), order.transform?.folders);
  const created = await vite.createServer({
    cacheDir: order.cacheDir,
    clearScreen: false,
    customLogger: logger(),
    server: { host: '127.0.0.1', port: order.port, strictPort: false, open: false },
    plugins: [
      withoutWatching,
      // Vite 2 knows a hook as a function alone.
      ...(plugin === null
        ? []
        : [vite.version === undefined ? { ...plugin, transform: plugin.transform.handler } : plugin]),
    ],
  });
  server = created;
  await created.listen();
  const url = created.resolvedUrls?.local[0] ?? urlOf(created);
  if (url === undefined) throw new Error('Vite listens on no loopback address');
  tell({ is: 'ready', url });
}

/** Where a server listens that does not say so itself, as those of Vite 2. */
function urlOf({ httpServer, config }: ViteServer): string | undefined {
  const address = httpServer?.address();
  if (typeof address !== 'object' || address === null) return undefined;
  return `${config.server.https ? 'https' : 'http'}://127.0.0.1:${address.port}${config.base}`;
}

function restamp(): void {
  components = 'aside';
  (server?.environments?.client.moduleGraph ?? server?.moduleGraph)?.invalidateAll();
  tell({ is: 'restamped' });
}

async function stop(): Promise<void> {
  await server?.close();
  process.exit(0);
}

/** The Vite that the app installed, wherever its package manager put it. */
async function ownVite(root: string): Promise<Vite> {
  let path: string;
  try {
    path = createRequire(join(root, 'package.json')).resolve('vite');
  } catch {
    throw new Error('vite is not installed there; install the dependencies of the app first');
  }
  const loaded = (await import(pathToFileURL(path).href)) as Partial<Vite> & { default?: Vite };
  // Vite before 6 is CommonJS to `require.resolve`, and Node cannot name its exports.
  const vite = loaded.createServer === undefined ? loaded.default : (loaded as Vite);
  if (vite === undefined) throw new Error(`${path} has no createServer`);
  return vite;
}

/** A file saved while the probe reads would reload the page under it, and large apps exhaust the system's watchers. */
const withoutWatching = {
  name: 'webmcp-without-watching',
  configResolved(config: { server: { watch?: unknown } }): void {
    config.server.watch = null;
  },
};

/** Vite's logger, with errors sent on and the rest printed to this child's own output. */
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
      tell({ is: 'error', text });
    },
    clearScreen: (): void => undefined,
    hasErrorLogged: (): boolean => false,
  };
}
