import type { CallResult, Manifest, ManifestTool } from '@webmcp/contract';

import { whileStill } from '../dom/still.js';
import type { CallOptions } from '../act/call/tool-call.js';
import { defineTool } from './define-tool.js';
import { registerNatively, type CallContext, type ToolDefinition } from './model-context.js';
import { loader, moreTools } from './more-tools.js';
import { presence } from './presence.js';
import { watchPage } from './watch-page.js';

/** Tools that a page offers at most at a time, the loader included. */
const budget = 20;
/** The order in which kinds are kept when there are too many. */
const kinds = ['form', 'row-action', 'action', 'read', 'navigation'];

interface Source {
  manifest: Manifest;
  options: CallOptions;
}

interface Wanted {
  tool: ManifestTool;
  source: Source;
  rank: number;
}

interface Live {
  definition: ToolDefinition;
  /** The manifest it came from, or for the loader the names it stands for. */
  from: Source | string;
  abort: AbortController;
}

/** The one place of a page through which all manifests are registered, whichever copy of the runtime brings them. */
export interface Registrar {
  add(manifest: Manifest, options: CallOptions): () => void;
  /** What is callable now, by name. */
  tools(): ToolDefinition[];
  call(name: string, args: unknown, context?: CallContext): Promise<object>;
}

export function createRegistrar(): Registrar {
  const sources = new Set<Source>();
  const live = new Map<string, Live>();
  const taken = new Set<string>();
  let pinned: string[] = [];
  let calls = 0;
  let stop: (() => void) | undefined;

  const warn = (name: string, reason: unknown): void =>
    console.warn(`webmcp: the tool "${name}" was not registered: ${String(reason)}`);

  /** Newest manifest first, so that a second registration of the same tool (HMR) takes over from the first. */
  function wanted(): Wanted[] {
    const found = new Map<string, Wanted>();
    for (const source of [...sources].reverse()) {
      const present = presence(source.manifest);
      for (const tool of source.manifest.tools) {
        const other = found.get(tool.name);
        if (other && other.tool.id !== tool.id && !taken.has(tool.id)) {
          taken.add(tool.id);
          warn(tool.name, 'another tool of this page has the same name');
        }
        const how = other ? undefined : present(tool);
        if (!how || taken.has(tool.name)) continue;
        const rank = (pinned.includes(tool.name) ? 0 : 20) + (how === 'here' ? 0 : 10) + kinds.indexOf(tool.kind);
        found.set(tool.name, { tool, source, rank });
      }
    }
    return [...found.values()].sort((a, b) => a.rank - b.rank || (a.tool.name < b.tool.name ? -1 : 1));
  }

  function drop(name: string): void {
    live.get(name)?.abort.abort();
    live.delete(name);
  }

  function offer(name: string, from: Live['from'], define: () => ToolDefinition): void {
    if (live.get(name)?.from === from) return;
    drop(name);
    const definition = define();
    const entry: Live = { definition, from, abort: new AbortController() };
    live.set(name, entry);
    const { execute } = definition;
    definition.execute = async (args, context) => {
      calls++;
      try {
        return await execute(args, context);
      } finally {
        calls--;
        scan();
      }
    };
    const failed = (error: unknown): void => {
      if (entry.abort.signal.aborted) return;
      if ((error as Error).name === 'InvalidStateError') taken.add(name);
      if (live.get(name) === entry) live.delete(name);
      warn(name, error);
    };
    registerNatively(definition, entry.abort.signal).catch(failed);
  }

  /** Brings what is registered in line with the page. Not while a call runs: what it opens and closes would come and go. */
  function scan(): void {
    if (calls) return;
    const all = whileStill(wanted);
    const fits = all.length > budget ? budget - 1 : budget;
    const rest = all.slice(fits).map(({ tool }) => tool);
    const kept = new Set(all.slice(0, fits).map(({ tool }) => tool.name));
    for (const name of live.keys()) if (!kept.has(name) && (name !== moreTools || !rest.length)) drop(name);
    for (const { tool, source } of all.slice(0, fits))
      offer(tool.name, source, () => defineTool(tool, source.manifest, source.options));
    if (!rest.length) return;
    offer(moreTools, rest.map(({ name }) => name).join(), () =>
      loader(rest, (names) => {
        pinned = [...names, ...pinned].slice(0, fits);
        calls--;
        scan();
        calls++;
        return names.filter((name) => live.has(name));
      }),
    );
  }

  return {
    add(manifest, options) {
      const source = { manifest, options };
      sources.add(source);
      stop ??= watchPage(scan);
      scan();
      return () => {
        if (!sources.delete(source)) return;
        scan();
        if (sources.size) return;
        stop?.();
        stop = undefined;
      };
    },
    tools() {
      scan();
      return [...live.values()].map(({ definition }) => definition).sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async call(name, args, context) {
      scan();
      const known = [...sources].reverse().flatMap(({ manifest, options }) => {
        const tool = manifest.tools.find((each) => each.name === name);
        return tool ? [defineTool(tool, manifest, options)] : [];
      });
      const definition = live.get(name)?.definition ?? known[0];
      const unknown: CallResult = {
        status: 'not_found',
        tool: name,
        messages: [`There is no tool ${name}; there are: ${[...live.keys()].join(', ')}`],
        evidence: [],
      };
      return definition ? definition.execute(args, context) : unknown;
    },
  };
}
