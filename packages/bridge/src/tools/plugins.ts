import type { EventLog } from '../access/event-log.js';
import type { Plugin, BridgeTool } from './bridge-tool.js';

/** A tool under the name that a session calls. */
export interface NamedTool {
  /** The tool's name; with several plugins in the session, `<plugin>.<tool>`. */
  name: string;
  tool: BridgeTool;
  plugin: Plugin;
}

/** Names that a plugin cannot take. */
const reserved = /^bridge\b/;

/** Keeps the plugins that are there now. */
export class Plugins {
  readonly #all = new Map<string, Plugin>();
  #named = 0;

  constructor(readonly events: EventLog) {}

  /** Returns a name for a new plugin. A name is never given twice, so no call can reach another tab than it names. */
  newName(kind: string): string {
    return `${kind}-${++this.#named}`;
  }

  /** Adds a plugin. Returns a function that removes the plugin. */
  attach(plugin: Plugin): () => void {
    this.#all.set(plugin.id, plugin);
    this.events.emit('plugin_loaded', { plugin: plugin.id, origin: plugin.origin });
    return () => {
      if (this.#all.get(plugin.id) !== plugin) return;
      this.#all.delete(plugin.id);
      this.events.emit('plugin_gone', { plugin: plugin.id });
    };
  }

  list(): Plugin[] {
    return [...this.#all.values()];
  }

  get(id: string): Plugin | undefined {
    return this.#all.get(id);
  }

  /**
   * Lists the tools of a session by name. The names depend on the plugins that were approved, and so never change while
   * the session lives.
   */
  toolsOf(ids: readonly string[]): NamedTool[] {
    return ids.flatMap((id) => {
      const plugin = this.#all.get(id);
      if (plugin === undefined) return [];
      return plugin
        .tools()
        .filter(({ name }) => !reserved.test(name))
        .map((tool) => ({ name: ids.length > 1 ? `${id}.${tool.name}` : tool.name, tool, plugin }));
    });
  }
}
