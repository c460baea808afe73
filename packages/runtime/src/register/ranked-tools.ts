import type { Manifest, ManifestTool } from '@webmcp/contract';

import type { CallOptions } from '../act/call/tool-call.js';
import type { ManifestParts } from './manifest-parts.js';
import { presence } from './presence.js';

/** One registered manifest with its options. */
export interface ToolSource {
  /** The manifest with all parts that have come. */
  manifest: Manifest;
  parts?: ManifestParts | undefined;
  options: CallOptions;
  /** True for a manifest of another copy of the runtime. */
  isForeign?: boolean;
  /** The names of the manifest's tools that are not offered now. */
  withdrawn?: readonly string[];
}

/** A tool that the page can offer now. */
export interface RankedTool {
  tool: ManifestTool;
  source: ToolSource;
  /** Lower ranks are kept when the page has more tools than the budget. */
  rank: number;
}

/** The kinds of tools in the order in which they are kept. */
const kinds = ['form', 'row-action', 'read', 'action', 'navigation'];

/** A tool with the manifest that it comes from. */
type Owned = Pick<RankedTool, 'tool' | 'source'>;

export interface RankOptions {
  /** Names of tools that an agent asked for. They come first. */
  pinned: readonly string[];
  /** Names and ids that are never offered; {@link rankedTools} adds the ids of tools whose name another tool has. */
  refused: Set<string>;
  warn(name: string, reason: string): void;
  /** Decides which tools are looked for; all unless given. */
  among?: (tool: Owned) => boolean;
}

/**
 * Returns the tool of each name. The newest manifest wins a name, so that a second registration of the same tool (HMR)
 * replaces the first. A different tool with a taken name never gets the name. Nor does a tool that a later script declares
 * less risky. Nor does a tool of another copy of the runtime, because any script may add such a tool. A tool of a part that
 * has not come yet has its name already.
 * @param taken is called with each tool whose name another tool has
 */
export function ownersOf(sources: Iterable<ToolSource>, taken: (tool: ManifestTool) => void): Map<string, Owned> {
  const owners = new Map<string, Owned>();
  const kept = new Set<string>();
  for (const source of sources) {
    for (const tool of source.manifest.tools) {
      if (source.withdrawn?.includes(tool.name) || kept.has(tool.name)) continue;
      const owner = owners.get(tool.name) ?? { tool, source };
      const replaces = owner.tool.id === tool.id && !source.isForeign && isAsRisky(tool, owner.tool);
      owners.set(tool.name, replaces ? { tool, source } : owner);
      if (owner.tool.id !== tool.id) taken(tool);
    }
    for (const name of source.manifest.parts?.flatMap(({ names }) => names) ?? [])
      if (!owners.has(name)) kept.add(name);
  }
  return owners;
}

/**
 * Returns the tools that the page can offer now, each with its rank: pinned tools, then shown tools, then tools within
 * reach; each by the order of config, then by kind.
 */
export function rankedTools(
  sources: ReadonlySet<ToolSource>,
  { pinned, refused, warn, among = () => true }: RankOptions,
): RankedTool[] {
  const owners = ownersOf(sources, (tool) => {
    if (refused.has(tool.id)) return;
    refused.add(tool.id);
    warn(tool.name, 'another tool of this page has the same name');
  });
  const presences = new Map([...sources].map((source) => [source, presence(source.manifest)]));
  return [...owners.values()].filter(among).flatMap(({ tool, source }): RankedTool[] => {
    const how = presences.get(source)!(tool);
    if (!how || refused.has(tool.name)) return [];
    const order = tool.order ? tool.order / 1e4 - 1 : kinds.indexOf(tool.kind);
    const rank = (pinned.includes(tool.name) ? 0 : 20) + (how === 'here' ? 0 : 10) + order;
    return [{ tool, source, rank }];
  });
}

/** Orders the tools by rank, then by name. */
export const byRank = (a: RankedTool, b: RankedTool): number => a.rank - b.rank || (a.tool.name < b.tool.name ? -1 : 1);

const levels = ['safe', 'caution', 'destructive'];

/** Decides whether a later registration of a tool may take its place. A destructive tool keeps its confirmation. */
const isAsRisky = ({ risk }: ManifestTool, before: ManifestTool): boolean =>
  before.risk.level !== 'destructive' && levels.indexOf(risk.level) >= levels.indexOf(before.risk.level);
