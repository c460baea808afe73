import { applyEdits, modify } from 'jsonc-parser';

/** One MCP client: the file that configures it in a project, and the change that adds the bridge. */
export interface McpClient {
  name: string;
  /** Relative to the root. */
  file: string;
  /** Returns the text of the file with the bridge. The same text returns from a file that has the bridge. */
  add(text: string): string;
}

const server = { command: 'npx', args: ['webmcp', 'bridge', '--stdio'] };

const inJson =
  (key: string, entry: object) =>
  (text: string): string =>
    `${applyEdits(text, modify(text, [key, 'webmcp'], entry, { formattingOptions: { insertSpaces: true, tabSize: 2 } })).trimEnd()}\n`;

const toml = `[mcp_servers.webmcp]
command = "npx"
args = ["webmcp", "bridge", "--stdio"]
# A person approves each session, which takes longer than a start usually does.
startup_timeout_sec = 120
`;

/** The clients that `webmcp connect` knows. No entry holds a token: the bridge hands one to its own child, in memory. */
export const mcpClients: readonly McpClient[] = [
  { name: 'claude', file: '.mcp.json', add: inJson('mcpServers', server) },
  {
    name: 'codex',
    file: '.codex/config.toml',
    add: (text) =>
      text.includes('[mcp_servers.webmcp]') ? text : `${text === '' ? '' : `${text.trimEnd()}\n\n`}${toml}`,
  },
  { name: 'cursor', file: '.cursor/mcp.json', add: inJson('mcpServers', server) },
  { name: 'vscode', file: '.vscode/mcp.json', add: inJson('servers', { type: 'stdio', ...server }) },
];
