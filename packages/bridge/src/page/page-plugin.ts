import type { CallResult, Manifest } from '@webmcp/contract';

import { plainLine } from '../access/plain-line.js';
import type { BridgeTool, Plugin, PluginCall } from '../tools/bridge-tool.js';
import { knownTools, type PageTool } from '../tools/known-tools.js';
import { OpenCalls, type CallMessage } from '../tools/open-calls.js';
import type { FromPage } from './messages.js';

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
  readonly #around: PageSurroundings;
  #listed: PageTool[] = [];
  /** The tools as they were worked out for a list and a map. */
  #known: { listed: PageTool[]; manifest: Manifest | undefined; tools: BridgeTool[] } | undefined;
  readonly #calls: OpenCalls;

  /** @param send sends a message to the tab */
  constructor(
    tab: { id: string; origin: string; title: string },
    send: (message: CallMessage) => void,
    around: PageSurroundings,
  ) {
    this.id = tab.id;
    this.origin = tab.origin;
    this.title = plainLine(tab.title, 80);
    this.#calls = new OpenCalls(send);
    this.#around = around;
  }

  tools(): BridgeTool[] {
    const manifest = this.#around.manifest();
    if (this.#known?.listed !== this.#listed || this.#known.manifest !== manifest)
      this.#known = { listed: this.#listed, manifest, tools: knownTools(this.#listed, manifest) };
    return this.#known.tools;
  }

  call(call: PluginCall, signal: AbortSignal): Promise<CallResult> {
    return this.#calls.call(call, signal);
  }

  take(message: FromPage): void {
    if (message.type === 'result') this.#calls.answer(message.id, message.data);
    if (message.type !== 'event') return;
    const before = this.#names();
    this.#listed = message.data.tools;
    if (this.#names() !== before) this.#around.changed();
  }

  /** Ends all calls, because the tab is gone. */
  gone(): void {
    this.#calls.gone('The page went away');
  }

  #names(): string {
    return this.#listed.map(({ name }) => name).join();
  }
}
