import type { CallResult, Manifest } from '@webmcp/contract';

import { plainLine } from '../access/plain-line.js';
import type { BridgeTool, Plugin, PluginCall } from '../tools/bridge-tool.js';
import { knownTools, type PageTool } from '../tools/known-tools.js';
import type { FromPage, ToPage } from './messages.js';

interface Waiting {
  resolve: (result: CallResult) => void;
  reject: (reason: Error) => void;
}

/** The parts of a bridge that a tab depends on. */
export interface PageSurroundings {
  /** Returns the map's tools as they are now; undefined without a map. */
  manifest(): Manifest | undefined;
  /** Notes that the tab shows other tools. */
  changed(): void;
}

/** One open tab as a plugin. Any channel can carry its messages. */
export class PagePlugin implements Plugin {
  readonly id: string;
  readonly origin: string;
  readonly title: string;
  readonly #send: (message: ToPage) => void;
  readonly #around: PageSurroundings;
  #listed: PageTool[] = [];
  /** The tools as they were worked out for a list and a map. */
  #known: { listed: PageTool[]; manifest: Manifest | undefined; tools: BridgeTool[] } | undefined;
  readonly #waiting = new Map<string, Waiting>();

  /** @param send sends a message to the tab */
  constructor(
    tab: { id: string; origin: string; title: string },
    send: (message: ToPage) => void,
    around: PageSurroundings,
  ) {
    this.id = tab.id;
    this.origin = tab.origin;
    this.title = plainLine(tab.title, 80);
    this.#send = send;
    this.#around = around;
  }

  tools(): BridgeTool[] {
    const manifest = this.#around.manifest();
    if (this.#known?.listed !== this.#listed || this.#known.manifest !== manifest)
      this.#known = { listed: this.#listed, manifest, tools: knownTools(this.#listed, manifest) };
    return this.#known.tools;
  }

  call({ id, tool, args, approval }: PluginCall, signal: AbortSignal): Promise<CallResult> {
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#send({ type: 'event', event: 'cancel', data: { id } });
        this.#end(id, (waiting) => waiting.reject(signal.reason as Error));
      };
      signal.addEventListener('abort', cancel, { once: true });
      const settled = (): void => signal.removeEventListener('abort', cancel);
      this.#waiting.set(id, {
        resolve: (result) => (settled(), resolve(result)),
        reject: (reason) => (settled(), reject(reason)),
      });
      this.#send({ type: 'cmd', id, action: tool, args, ...(approval !== undefined && { approval }) });
    });
  }

  /** Takes a message of the tab. The first result of a call counts; any other result is nobody's. */
  take(message: FromPage): void {
    if (message.type === 'result') this.#end(message.id, ({ resolve }) => resolve(message.data));
    if (message.type !== 'event') return;
    const before = this.#names();
    this.#listed = message.data.tools;
    if (this.#names() !== before) this.#around.changed();
  }

  /** Ends all calls, because the tab is gone. */
  gone(): void {
    for (const id of this.#waiting.keys()) this.#end(id, ({ reject }) => reject(new Error('The page went away')));
  }

  #names(): string {
    return this.#listed.map(({ name }) => name).join();
  }

  #end(id: string, end: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    end(waiting);
  }
}
