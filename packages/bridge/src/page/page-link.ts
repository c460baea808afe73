import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Manifest } from '@webmcp/contract';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

import { limits } from '../access/limits.js';
import { pairingProof } from '../access/pairing.js';
import { secret } from '../access/secrets.js';
import type { BridgeCore } from '../core/bridge-core.js';
import { readFromPage, readMessage, type FromPage, type ToPage } from './messages.js';
import { PagePlugin, type PageSurroundings } from './page-plugin.js';
import { attachTab, type TabChannel } from './tab-channel.js';

/** Milliseconds that a socket has for its pairing. */
const pairingTime = 10_000;

/** Connects the tabs of pages by WebSocket, each after a person typed a code in it. */
export class PageLink {
  readonly #core: BridgeCore;
  readonly #manifest: () => Manifest | undefined;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes, perMessageDeflate: false });

  /** @param manifest returns the map's tools as they are now; undefined without a map */
  constructor(core: BridgeCore, manifest: () => Manifest | undefined) {
    this.#core = core;
    this.#manifest = manifest;
  }

  /** Takes or refuses an upgrade. The origin is the one on the wire, which a page cannot choose. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
    const { host, origin } = request.headers;
    const isHere = [`127.0.0.1:${port}`, `localhost:${port}`].includes(host ?? '');
    if (!isHere || request.url !== '/plugin/page' || origin === undefined || !this.#core.pairing.isExpected(origin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (open) => this.#pair(open, origin));
  }

  /**
   * Connects a tab whose messages come by another channel, such as that of a dev server. The channel has checked the origin
   * on the wire. The tab's first message greets; a tab that was here before sends its key and gets its name back.
   * @param port the port of this bridge, where the page takes its approvals
   */
  connectTab(origin: string, send: (message: object) => void, port: number): TabChannel {
    let tab: ReturnType<typeof attachTab> | undefined;
    let isCut = false;
    const greet = ({ title, key }: Extract<FromPage, { type: 'hello' }>): void => {
      const { plugins, pairing } = this.#core;
      const earlier = key === undefined ? undefined : pairing.tabOf(key, origin);
      // A copy of a tab that is still connected gets a name of its own.
      const id = earlier === undefined || plugins.get(earlier) !== undefined ? plugins.newName('tab') : earlier;
      const plugin = new PagePlugin({ id, origin, title }, send, this.#around(id));
      tab = attachTab(this.#core, plugin, () => {
        isCut = true;
        tab?.gone();
      });
      send({ type: 'paired', plugin_id: id, key: pairing.newKey(origin, id), port });
    };
    return {
      take(sent) {
        const message = readMessage(sent);
        if (isCut) return;
        if (tab !== undefined) tab.take(message);
        else if (message?.type === 'hello') greet(message);
      },
      gone: () => tab?.gone(),
    };
  }

  close(): void {
    for (const open of this.#sockets.clients) open.terminate();
    this.#sockets.close();
  }

  #pair(open: WebSocket, origin: string): void {
    const nonce = secret(this.#core.world.random);
    const send = (message: ToPage): void => open.send(JSON.stringify(message));
    const late = this.#core.world.after(pairingTime, () => open.close(1008, 'No pairing in time'));
    open.on('error', () => open.terminate());
    open.once('close', late);
    open.once('message', (data) => {
      const message = readFromPage(textOf(data));
      const right =
        message?.type === 'pair' ? this.#core.pairing.check(message.proof, nonce, origin, message.key) : undefined;
      if (message?.type !== 'pair' || right === undefined) return open.close(1008, 'The pairing code is wrong');
      const id = right.plugin_id ?? this.#core.plugins.newName('tab');
      // A tab that is still connected cannot be replaced by a copy of it.
      if (this.#core.plugins.get(id) !== undefined) return open.close(1008, 'This tab is connected already');
      late();
      const plugin = new PagePlugin({ id, origin, title: message.title }, send, this.#around(id));
      const tab = attachTab(this.#core, plugin, () => open.close(1008, 'Too many messages'));
      open.on('message', (data) => tab.take(readFromPage(textOf(data))));
      open.once('close', tab.gone);
      const key = this.#core.pairing.newKey(origin, id);
      send({ type: 'paired', plugin_id: id, key, proof: pairingProof('bridge', right.secret, nonce, origin) });
      return undefined;
    });
    send({ type: 'nonce', nonce });
  }

  #around(plugin: string): PageSurroundings {
    return {
      manifest: this.#manifest,
      changed: () => this.#core.events.emit('tools_changed', { plugin }),
    };
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');
}
