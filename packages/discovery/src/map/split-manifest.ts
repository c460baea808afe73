import type { Manifest, ManifestTool } from '@webmcp/contract';

import { digestOf } from './manifest.js';

/** A manifest whose JSON text has at most this many characters stays whole. It is then under 10 kB gzipped. */
const whole = 64_000;
/** Tools with less JSON text than this have no file of their own. A request would cost more than it saves. */
const least = 4000;

/** A manifest for the page, and the tools of each of its parts. */
export interface SplitManifest {
  manifest: Manifest;
  parts: ManifestTool[][];
}

/** Tools that are shown on exactly these routes. */
interface Share {
  routes: string[];
  tools: ManifestTool[];
}

/**
 * Splits a large manifest by route. Each part holds the tools of exactly the same routes. Tools without a route, tools of
 * all routes, and few tools of several routes stay in the manifest. Few tools of one route share a part with those of the
 * next routes.
 * @param limit the most characters of a manifest that stays whole
 */
export function splitManifest(manifest: Manifest, limit: number = whole): SplitManifest {
  if (sizeOf(manifest) <= limit) return { manifest, parts: [] };
  const { digest: _, ...content } = manifest;
  const all = new Set(manifest.states.map(({ route }) => route)).size;
  const shares = sharesOf(manifest).filter(({ routes }) => routes.length > 0 && routes.length < all);
  const large = shares.filter(({ tools }) => sizeOf(tools) >= least);
  const small = shares.filter(({ routes, tools }) => routes.length === 1 && sizeOf(tools) < least);
  const parts = [...large, ...joined(small)];
  const apart = new Set(parts.flatMap(({ tools }) => tools));
  const base: Manifest = {
    ...content,
    tools: manifest.tools.filter((tool) => !apart.has(tool)),
    parts: parts.map(({ routes, tools }) => ({
      routes,
      names: tools.map(({ name }) => name),
      digest: digestOf(tools).slice(0, 32),
    })),
  };
  return parts.length === 0
    ? { manifest, parts: [] }
    : { manifest: { ...base, digest: digestOf(base) }, parts: parts.map(({ tools }) => tools) };
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Groups the tools by their routes, in the order of the routes. */
function sharesOf({ states, tools }: Manifest): Share[] {
  const routeOf = new Map(states.map(({ id, route }) => [id, route]));
  const shares = new Map<string, Share>();
  for (const tool of tools) {
    const routes = [...new Set(tool.states.flatMap((id) => routeOf.get(id) ?? []))].sort();
    const key = JSON.stringify(routes);
    const share = shares.get(key) ?? { routes, tools: [] };
    share.tools.push(tool);
    shares.set(key, share);
  }
  return [...shares].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, share]) => share);
}

/** Joins small shares of neighbouring routes until each part is large enough. A small rest joins the last part. */
function joined(shares: readonly Share[]): Share[] {
  const parts: Share[] = [];
  for (const { routes, tools } of shares) {
    const last = parts.at(-1);
    if (last === undefined || sizeOf(last.tools) >= least) parts.push({ routes: [...routes], tools: [...tools] });
    else {
      last.routes.push(...routes);
      last.tools.push(...tools);
    }
  }
  return parts;
}
