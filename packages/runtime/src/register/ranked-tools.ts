import type { Manifest, ManifestTool } from '@webmcp/contract';

import type { CallOptions } from '../act/call/tool-call.js';
import { presence } from './presence.js';

/** One registered manifest with its options. */
export interface ToolSource {
  manifest: Manifest;
  options: CallOptions;
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

export interface RankOptions {
  /** Names of tools that an agent asked for. They come first. */
  pinned: readonly string[];
  /** Names and ids that are never offered; {@link rankedTools} adds the ids of tools whose name another tool has. */
  refused: Set<string>;
  warn(name: string, reason: string): void;
}

/**
 * Ranks the tools that the page can offer now: pinned tools, then shown tools, then tools within reach; each by kind
 * and name. The newest manifest wins a name, so that a second registration of the same tool (HMR) replaces the first. A
 * different tool with a taken name is refused once and for all. So is a tool that a later script declares less risky.
 */
export function rankedTools(sources: Iterable<ToolSource>, { pinned, refused, warn }: RankOptions): RankedTool[] {
  const owners = new Map<string, ManifestTool>();
  for (const { manifest } of sources)
    for (const tool of manifest.tools) {
      const owner = owners.get(tool.name) ?? tool;
      owners.set(tool.name, owner.id === tool.id && isAsRisky(tool, owner) ? tool : owner);
      if (owner.id === tool.id || refused.has(tool.id)) continue;
      refused.add(tool.id);
      warn(tool.name, 'another tool of this page has the same name');
    }
  const found = new Map<string, RankedTool>();
  for (const source of sources) {
    const present = presence(source.manifest);
    for (const tool of source.manifest.tools) {
      const how = owners.get(tool.name) === tool ? present(tool) : undefined;
      if (!how || refused.has(tool.name)) continue;
      const rank = (pinned.includes(tool.name) ? 0 : 20) + (how === 'here' ? 0 : 10) + kinds.indexOf(tool.kind);
      found.set(tool.name, { tool, source, rank });
    }
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank || (a.tool.name < b.tool.name ? -1 : 1));
}

const levels = ['safe', 'caution', 'destructive'];

/** Decides whether a later registration of a tool may take its place. A destructive tool keeps its confirmation. */
const isAsRisky = ({ risk }: ManifestTool, before: ManifestTool): boolean =>
  before.risk.level !== 'destructive' && levels.indexOf(risk.level) >= levels.indexOf(before.risk.level);
