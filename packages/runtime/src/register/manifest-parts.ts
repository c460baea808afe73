import type { ManifestPart, ManifestTool } from '@webmcp/contract';

import { isRoute } from '../act/reach/on-route.js';
import { frozen, sealedPart } from '../policy/sealed-manifest.js';
import type { ToolSource } from './ranked-tools.js';

/** Adds the parts of a manifest to its source as they come. A page without them offers none of their tools. */
export interface ManifestParts {
  /**
   * Fetches the missing parts of the page's route.
   * @param isAsked true to fetch parts again that failed on this route before
   */
  here(isAsked: boolean): Promise<unknown>;
  /** Fetches all missing parts. Returns the reason if one did not come. */
  all(): Promise<string | undefined>;
}

/**
 * @param fetchPart fetches the part of a place; any rejection and any value is possible
 * @param added is called after the source got further tools
 * @returns undefined for a manifest that holds all its tools
 */
export function manifestParts(
  source: ToolSource,
  fetchPart: ((at: number) => Promise<unknown>) | undefined,
  added: () => void,
): ManifestParts | undefined {
  const base = source.manifest;
  const { parts = [] } = base;
  if (!parts.length) return undefined;
  const found = new Map<ManifestPart, ManifestTool[]>();
  const coming = new Map<ManifestPart, Promise<string | undefined>>();
  /** The parts that failed, with the address at which they failed. */
  const failed = new Map<ManifestPart, string>();
  const fetched = async (part: ManifestPart): Promise<string | undefined> => {
    try {
      if (!fetchPart) throw new Error('nothing fetches them');
      const tools = sealedPart(await fetchPart(parts.indexOf(part)), part.digest);
      if (!tools) throw new Error('they are not those of the map');
      found.set(part, tools);
      source.manifest = frozen({ ...base, tools: [...base.tools, ...[...found.values()].flat()] });
      failed.delete(part);
      added();
      return undefined;
    } catch (error) {
      failed.set(part, location.href);
      const reason = `The tools of ${part.routes.join(', ')} could not be loaded: ${String(error)}`;
      console.warn(`webmcp: ${reason}`);
      return reason;
    } finally {
      coming.delete(part);
    }
  };
  const take = (part: ManifestPart): Promise<string | undefined> => {
    if (found.has(part)) return Promise.resolve(undefined);
    const known = coming.get(part) ?? Promise.resolve(part).then(fetched);
    coming.set(part, known);
    return known;
  };
  const isHere = ({ routes }: ManifestPart): boolean => routes.some((route) => isRoute(route, location));
  return {
    here: (isAsked) =>
      Promise.all(parts.filter((part) => isHere(part) && (isAsked || failed.get(part) !== location.href)).map(take)),
    all: async () => (await Promise.all(parts.map(take))).find((reason) => reason !== undefined),
  };
}
