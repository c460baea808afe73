import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser';

import { runWebmcp, type PackageManager } from './package-manager.js';

/** One MCP client: the file that configures it in a project, and the change that adds the bridge. */
export interface McpClient {
  name: string;
  /** Relative to the root. */
  file: string;
  /**
   * Returns the text of the file with the bridge, which `server` starts. The same text returns from a file that has the bridge.
   * Returns null for a file without a safe edit.
   */
  add(text: string, server: ServerCommand): string | null;
}

/** The command by which a client starts the bridge. */
export interface ServerCommand {
  command: string;
  args: string[];
}

/** Returns the command of the bridge in an app. It runs the installed package, and never a package of the registry. */
export function bridgeCommandOf(manager: PackageManager): ServerCommand {
  const [command = '', ...args] = runWebmcp(manager).split(' ');
  return { command, args: [...args, 'bridge', '--stdio'] };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inJson =
  (key: string, more: object = {}) =>
  (text: string, server: ServerCommand): string | null => {
    const errors: ParseError[] = [];
    const before: unknown = parse(text === '' ? '{}' : text, errors, { allowTrailingComma: true });
    if (errors.length > 0 || !isObject(before) || !isObject(before[key] ?? {})) return null;
    const style = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
    return `${applyEdits(text, modify(text, [key, 'webmcp'], { ...more, ...server }, style)).trimEnd()}\n`;
  };

function inToml(text: string, { command, args }: ServerCommand): string {
  if (text.includes('[mcp_servers.webmcp]')) return text;
  const entry = `[mcp_servers.webmcp]
command = ${JSON.stringify(command)}
args = [${args.map((each) => JSON.stringify(each)).join(', ')}]
# A person approves each session, which takes longer than a start usually does.
startup_timeout_sec = 120
`;
  return text === '' ? entry : `${text.trimEnd()}\n\n${entry}`;
}

/** The clients that `webmcp connect` knows. No entry holds a token: the bridge hands one to its own child, in memory. */
export const mcpClients: readonly McpClient[] = [
  { name: 'claude', file: '.mcp.json', add: inJson('mcpServers') },
  { name: 'codex', file: '.codex/config.toml', add: inToml },
  { name: 'cursor', file: '.cursor/mcp.json', add: inJson('mcpServers') },
  { name: 'vscode', file: '.vscode/mcp.json', add: inJson('servers', { type: 'stdio' }) },
];
