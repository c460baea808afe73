import { serveTools, type FromBridge } from './serve-tools.js';

/** The key under which a tab keeps its way back to the bridge, for this tab alone. */
const kept = 'webmcp.bridge';

interface Paired {
  port: number;
  name: string;
  key: string;
}

/** The way back of this tab; undefined before a person has paired the tab. */
function pairedBefore(port: number): Paired | undefined {
  const text = sessionStorage.getItem(kept);
  const paired = text === null ? undefined : (JSON.parse(text) as Paired);
  return paired?.port === port ? paired : undefined;
}

async function proof(side: 'page' | 'bridge', key: string, nonce: string): Promise<string> {
  const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', imported, encode(`webmcp ${side} ${nonce} ${location.origin}`));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type First = { type: 'nonce'; nonce: string } | { type: 'paired'; plugin_id: string; key: string; proof: string };

/**
 * Connects this tab to the bridge on a port of this machine. Code and key never leave the page: each side proves that it
 * knows the secret.
 * @param code the code that the bridge showed; left out by a tab that was paired before
 * @returns the name of the tab; undefined if the bridge refused it
 */
export function connect(port: number, code?: string): Promise<string | undefined> {
  const before = code === undefined ? pairedBefore(port) : undefined;
  const secret = code?.replace(/[\s-]/g, '').toUpperCase() ?? before?.key;
  if (secret === undefined) return Promise.resolve(undefined);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/plugin/page`);
  const send = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  return new Promise((resolve) => {
    let nonce = '';
    const greet = async ({ data }: MessageEvent<string>): Promise<void> => {
      const message = JSON.parse(data) as First;
      if (message.type === 'nonce') {
        nonce = message.nonce;
        const answer = { type: 'pair', proof: await proof('page', secret, nonce), title: document.title };
        send(before ? { ...answer, key: before.name } : answer);
        return;
      }
      socket.removeEventListener('message', listener);
      // Another program on the port cannot know the secret.
      if (message.proof !== (await proof('bridge', secret, nonce))) return socket.close();
      const [name = '', key = ''] = message.key.split('.');
      sessionStorage.setItem(kept, JSON.stringify({ port, name, key }));
      const stop = serveTools({ port, send, listen: (take) => onMessages(socket, take) });
      socket.addEventListener('close', stop, { once: true });
      resolve(message.plugin_id);
      return undefined;
    };
    const listener = (event: MessageEvent<string>): void => void greet(event);
    socket.addEventListener('message', listener);
    socket.addEventListener('close', () => resolve(undefined), { once: true });
  });
}

function onMessages(socket: WebSocket, take: (message: FromBridge) => void): () => void {
  const listener = ({ data }: MessageEvent<string>): void => take(JSON.parse(data) as FromBridge);
  socket.addEventListener('message', listener);
  return () => socket.removeEventListener('message', listener);
}
