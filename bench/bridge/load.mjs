// Agents that call at fixed times, whether or not the bridge has answered their last call.
import { Agent, request } from 'node:http';

const versions = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };

/** One agent of the bridge. Every second one speaks the earlier era of the protocol. */
export class LoadAgent {
  #agent = new Agent({ keepAlive: true });
  #headers;
  #id = 0;

  constructor(port, token, isEarlier) {
    this.port = port;
    this.isEarlier = isEarlier;
    this.#headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
  }

  async open() {
    if (!this.isEarlier) return;
    const clientInfo = { name: 'bench', version: '1' };
    const { headers } = await this.#send('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
    this.#headers['mcp-session-id'] = headers['mcp-session-id'];
    this.#headers['mcp-protocol-version'] = '2025-11-25';
  }

  /** Calls a tool. Returns whether it was done. */
  async call(name, args) {
    const { body } = await this.#send('tools/call', { name, arguments: args });
    return body.includes('completed') && !body.includes('"isError":true');
  }

  close() {
    this.#agent.destroy();
  }

  #send(method, params) {
    const isNew = !this.isEarlier;
    const _meta = { ...versions, 'io.modelcontextprotocol/clientCapabilities': {} };
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: ++this.#id,
      method,
      params: isNew ? { ...params, _meta } : params,
    });
    const headers = {
      ...this.#headers,
      ...(isNew && { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, 'mcp-name': params.name }),
      'content-length': Buffer.byteLength(body),
    };
    const options = { host: '127.0.0.1', port: this.port, path: '/mcp', method: 'POST', agent: this.#agent, headers };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ headers: response.headers, body: text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/**
 * Lets each agent call `perSecond` times a second. A time counts from the moment at which the call was due.
 * @returns the times in milliseconds, and the calls that were not done
 */
export async function hold(agents, { seconds, perSecond, call }) {
  const times = [];
  const failed = [];
  const running = [];
  const began = performance.now();
  const gap = 1000 / perSecond;
  const makeCalls = async (agent, at) => {
    for (let round = 0; round < seconds * perSecond; round += 1) {
      const due = began + (round + at / agents.length) * gap;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      running.push(
        call(agent, round).then(
          (isDone) => {
            times.push(performance.now() - due);
            if (!isDone) failed.push('refused');
          },
          (error) => failed.push(error.message),
        ),
      );
    }
  };
  await Promise.all(agents.map(makeCalls));
  await Promise.all(running);
  return { times, failed };
}

/** The value below which a share of the times lies. */
export function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
