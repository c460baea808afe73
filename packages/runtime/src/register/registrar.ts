import type { CallResult, Manifest } from '@webmcp/contract';

import type { CallOptions } from '../act/call/tool-call.js';
import { whileStill } from '../dom/still.js';
import { defineTool, unloaded } from './define-tool.js';
import { registerNatively, type CallContext, type ToolDefinition } from './model-context.js';
import { manifestParts, type ManifestParts } from './manifest-parts.js';
import { moreTools, moreToolsDefinition } from './more-tools.js';
import { byRank, ownersOf, rankedTools, type RankedTool, type RankOptions, type ToolSource } from './ranked-tools.js';
import { isOff, offAnswer } from './switched-off.js';
import { watchPage } from './watch-page.js';

/** The most tools that a page offers at a time, the list of more tools included. */
const budget = 20;

/** The options of a manifest. */
export interface RegisterOptions extends CallOptions {
  /** The names of tools that are not offered at first. */
  withdrawn?: readonly string[];
  /** Fetches a part of the manifest by its place in the list of parts. Without it, no tool of a part is offered. */
  part?: (at: number) => Promise<unknown>;
}

/** One registered tool. */
interface Live {
  definition: ToolDefinition;
  /** The manifest of the tool; for the list of more tools, the names in the list. */
  from: ToolSource | string;
  abort: AbortController;
}

/** Removes a manifest from the page. */
export interface Registration {
  (): void;
  /** Takes some of the manifest's tools back, by name. Tools that were taken back before and are not named return. */
  withdraw(names: readonly string[]): void;
}

/** The one place of a page that registers all manifests, from all copies of the runtime. */
export interface Registrar {
  /**
   * Adds a manifest. Returns a function that removes the manifest.
   * @param isForeign true for a manifest that may replace no tool
   */
  add(manifest: Manifest, options: RegisterOptions, isForeign?: boolean): Registration;
  /** Lists the tools that can be called now, by name. Waits for the parts of the page's route. */
  tools(): Promise<ToolDefinition[]>;
  /** Calls a tool by its name; also a tool that is not registered now, which answers why not. */
  call(name: string, args: unknown, context?: CallContext): Promise<object>;
}

function warn(name: string, reason: unknown): void {
  console.warn(`webmcp: the tool "${name}" was not registered: ${String(reason)}`);
}

/** Keeps the registered tools in line with the page. */
class PageRegistrar implements Registrar {
  readonly #sources = new Set<ToolSource>();
  readonly #live = new Map<string, Live>();
  /** Names that the browser refused, and ids of tools whose name another tool has. */
  readonly #refused = new Set<string>();
  /** Names that an agent asked for, the latest first. */
  #pinned: string[] = [];
  /** The number of calls that run now. */
  #calls = 0;
  /** The tools that the last look at the page found. */
  #found: RankedTool[] = [];
  #stopWatching: (() => void) | undefined;

  add(manifest: Manifest, { withdrawn = [], part, ...options }: RegisterOptions, isForeign = false): Registration {
    const source: ToolSource = { manifest, options, isForeign, withdrawn };
    source.parts = manifestParts(source, part, () => this.#scan());
    this.#sources.add(source);
    this.#stopWatching ??= watchPage(() => this.#scan());
    this.#scan();
    const remove = (): void => {
      if (!this.#sources.delete(source)) return;
      this.#scan();
      if (this.#sources.size) return;
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    };
    const withdraw = (names: readonly string[]): void => {
      const returned = (source.withdrawn ?? []).filter((name) => !names.includes(name));
      source.withdrawn = names;
      // A tool of another manifest may take the name, so several manifests are looked for as a whole.
      if (this.#sources.size > 1) this.#scan();
      else
        this.#scan(() => [
          ...this.#found.filter(({ tool }) => ![...names, ...returned].includes(tool.name)),
          ...this.#look(({ tool }) => returned.includes(tool.name)),
        ]);
    };
    return Object.assign(remove, { withdraw });
  }

  async tools(): Promise<ToolDefinition[]> {
    await Promise.all(this.#ownParts().map((parts) => parts.here(true)));
    this.#scan();
    return [...this.#live.values()].map(({ definition }) => definition).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async call(name: string, args: unknown, context?: CallContext): Promise<object> {
    if (isOff()) return offAnswer(name);
    this.#scan();
    let definition = this.#live.get(name)?.definition ?? this.#hidden(name);
    if (!definition) {
      const reasons = await Promise.all(this.#ownParts().map((parts) => parts.all()));
      definition = this.#hidden(name);
      const missing = reasons.find((reason) => reason !== undefined);
      if (!definition && missing !== undefined) return unloaded(name, missing);
    }
    const unknown: CallResult = {
      status: 'not_found',
      tool: name,
      messages: [`The tool ${name} is unknown; the tools of this page are: ${[...this.#live.keys()].join(', ')}`],
      evidence: [],
    };
    return definition ? definition.execute(args, context) : unknown;
  }

  /** The parts for which lists and calls wait. The parts of another script may never come. */
  #ownParts(): ManifestParts[] {
    return [...this.#sources].flatMap(({ isForeign, parts }) => (isForeign || !parts ? [] : parts));
  }

  /** Defines a tool that a manifest contains and the page does not show. An alias names its tool, too. */
  #hidden(name: string): ToolDefinition | undefined {
    const owners = ownersOf(this.#sources, () => undefined);
    const owner = owners.get(name) ?? [...owners.values()].find(({ tool }) => tool.aliases?.includes(name));
    return owner && defineTool(owner.tool, owner.source);
  }

  /**
   * Registers and unregisters tools as the page is now. Waits while a call runs, because parts that the call opens and
   * closes would flicker.
   * @param look finds the tools of the page
   */
  #scan(look: () => RankedTool[] = () => this.#look()): void {
    if (!isOff()) for (const { parts } of this.#sources) void parts?.here(false);
    if (this.#calls) return;
    try {
      this.#keep(isOff() ? [] : look().sort(byRank));
    } catch (error) {
      // A field named `getAttribute` hides the function of its form. The tools stay as they were.
      console.warn('webmcp: the page could not be read:', error);
    }
  }

  #look(among?: RankOptions['among']): RankedTool[] {
    const options = { pinned: this.#pinned, refused: this.#refused, warn, ...(among && { among }) };
    return whileStill(() => rankedTools(this.#sources, options));
  }

  #keep(all: RankedTool[]): void {
    this.#found = all;
    const most = all.length > budget ? budget - 1 : budget;
    const kept = all.slice(0, most);
    const rest = all.slice(most).map(({ tool }) => tool);
    const names = new Set(kept.map(({ tool }) => tool.name));
    for (const name of this.#live.keys())
      if (!names.has(name) && (name !== moreTools || !rest.length)) this.#drop(name);
    for (const { tool, source } of kept) this.#offer(tool.name, source, () => defineTool(tool, source));
    if (!rest.length) return;
    this.#offer(moreTools, rest.map(({ name }) => name).join(), () =>
      moreToolsDefinition(rest, (wanted) => this.#bring(wanted, most)),
    );
  }

  /** Registers tools that an agent requested. The call with the request does not count as running meanwhile. */
  #bring(names: string[], most: number): string[] {
    this.#pinned = [...names, ...this.#pinned].slice(0, most);
    this.#calls--;
    this.#scan();
    this.#calls++;
    return names.filter((name) => this.#live.has(name));
  }

  /** Registers a tool, unless the same one is registered already. */
  #offer(name: string, from: Live['from'], define: () => ToolDefinition): void {
    if (this.#live.get(name)?.from === from) return;
    this.#drop(name);
    const definition = this.#counted(define());
    const entry: Live = { definition, from, abort: new AbortController() };
    this.#live.set(name, entry);
    registerNatively(definition, entry.abort.signal).catch((error: unknown) => {
      if (entry.abort.signal.aborted) return;
      if ((error as Error).name === 'InvalidStateError') this.#refused.add(name);
      if (this.#live.get(name) === entry) this.#live.delete(name);
      warn(name, error);
    });
  }

  /** Counts the calls of a tool while they run, and scans the page after each. */
  #counted(definition: ToolDefinition): ToolDefinition {
    const { execute } = definition;
    definition.execute = async (args, context) => {
      if (isOff()) return offAnswer(definition.name);
      this.#calls++;
      try {
        return await execute(args, context);
      } finally {
        this.#calls--;
        this.#scan();
      }
    };
    return definition;
  }

  #drop(name: string): void {
    this.#live.get(name)?.abort.abort();
    this.#live.delete(name);
  }
}

export function createRegistrar(): Registrar {
  const registrar = new PageRegistrar();
  return {
    add: (manifest, options, isForeign) => registrar.add(manifest, options, isForeign),
    tools: () => registrar.tools(),
    call: (name, args, context) => registrar.call(name, args, context),
  };
}
