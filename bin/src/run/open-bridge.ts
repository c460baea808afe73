import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import {
  announce,
  BridgeCore,
  BridgeError,
  discoveryFile,
  fileAudit,
  isAlive,
  mcpServersForAcp,
  nodeWorld,
  PageLink,
  readDiscovery,
  startBridge,
  type AcpOptions,
  type AcpSession,
  type TabChannel,
} from '@webmcp/bridge';
import { ProblemError } from '@webmcp/contract';

import { auditFile } from '../files/audit-file.js';
import { mapOnDisk } from '../files/map-on-disk.js';
import { ownFiles } from '../files/own-files.js';
import { webmcpVersion } from '../files/webmcp-version.js';
import { askAtTerminal } from './ask-at-terminal.js';

export interface OpenBridgeOptions {
  /** Absolute path of the app. One bridge runs for each app. */
  root: string;
  /** Absolute path of the map; `webmcp.map.json` of the app unless given. */
  out?: string;
  /** A free port unless given. */
  port?: number;
  /** Each gets a code that connects one tab. */
  origins?: readonly string[];
  /** Serves counts for Prometheus at `/metrics`, behind the management token. */
  metrics?: boolean;
  /** The environment of this process unless given. */
  env?: NodeJS.ProcessEnv;
  /** Shows a line to the person, such as the code of the approval page. */
  say(line: string): void;
  /** Asks the person at a terminal as well. */
  ask?: ((shown: string, question: string) => Promise<boolean>) | null;
}

/** A bridge in this process. */
export interface OpenBridge {
  port: number;
  /** The address of the approval page. */
  address: string;
  /** The script that connects a page to this bridge. */
  pageScript: string;
  /** Gives one ACP session its own way to this process. */
  mcpServersForAcp(options: AcpOptions): AcpSession;
  /** Connects a tab whose messages come by another channel than the bridge's own socket. */
  connectTab(origin: string, send: (message: object) => void): TabChannel;
  /** Ends all sessions, and the listener. */
  close(): Promise<void>;
}

/**
 * Starts the bridge of an app in this process.
 * @throws {ProblemError} USAGE, BRIDGE_RUNNING, BRIDGE_PORT
 */
export async function openBridge(options: OpenBridgeOptions): Promise<OpenBridge> {
  const { root, out = join(root, 'webmcp.map.json'), port = 0, origins = [], env = process.env, say, ask } = options;
  const running = await runningBridge(root, env);
  if (running !== undefined) throw new ProblemError('BRIDGE_RUNNING', { root, pid: running.pid, port: running.port });
  const file = auditFile(root, env);
  const core = new BridgeCore(nodeWorld(fileAudit(file)));
  // An origin that the bridge refuses ends the run before anything is open.
  const codes = origins.map((origin) => `Code for a page of ${origin}: ${codeFor(core, origin)}`);
  const pages = new PageLink(core, mapOnDisk(out, say));
  const pageScript = await readFile(ownFiles.bridge, 'utf8');
  const code = { now: '' };
  const given = env['WEBMCP_MANAGEMENT_TOKEN'];
  const server = await startBridge({
    core,
    version: webmcpVersion,
    port,
    pageScript,
    pages,
    metrics: options.metrics === true,
    ...(given !== undefined && given.length >= 32 && { managementToken: given }),
    showCode: (next) => {
      if (code.now !== '') say(`The approval page takes another code now: ${next}`);
      code.now = next;
    },
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ProblemError('BRIDGE_PORT', { port, reason }, { cause });
  });
  const found = { pid: process.pid, port: server.port, public_id: server.publicId, root };
  const withdraw = announce(discoveryFile(root, env), found);
  const address = `http://127.0.0.1:${server.port}/`;
  say(`The bridge runs at ${address} and this code opens its page: ${code.now}`);
  say(`A page connects by <script src="${address}page.js"></script>`);
  codes.forEach((line) => say(line));
  say(`The record is ${file}`);
  const stopAsking = ask == null ? undefined : askAtTerminal(core, ask, say);
  return {
    port: server.port,
    address,
    pageScript,
    mcpServersForAcp: (session) => mcpServersForAcp({ core, port: server.port, stdio: stdioCommand(root) }, session),
    connectTab: (origin, send) => pages.connectTab(origin, send, server.port),
    async close() {
      stopAsking?.();
      withdraw();
      await server.close();
    },
  };
}

/** Returns the living bridge of an app. */
export async function runningBridge(
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<{ pid: number; port: number } | undefined> {
  const found = readDiscovery(discoveryFile(root, env));
  return found !== undefined && (await isAlive(found)) ? found : undefined;
}

/** The command that passes the messages of one client to the bridge of an app. */
const stdioCommand = (root: string): { command: string; args: string[] } => ({
  command: process.execPath,
  args: [join(dirname(ownFiles.manifest), 'webmcp.js'), 'bridge', '--stdio', '--root', root],
});

/** Makes a code for a page. @throws {ProblemError} USAGE for a text that is no origin of the web */
function codeFor(core: BridgeCore, origin: string): string {
  try {
    return core.pairingCode(origin, 'terminal');
  } catch (cause) {
    if (!(cause instanceof BridgeError)) throw cause;
    throw new ProblemError('USAGE', { reason: `--origin ${origin} is not valid: ${cause.message}` }, { cause });
  }
}
