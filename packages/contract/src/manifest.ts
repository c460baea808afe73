import type { Field, State, Target, Tool } from './map.js';

/** The part of the map that the page receives: without the members that only people and CI read. */
export interface Manifest {
  version: 1;
  testIdAttributes: string[];
  states: Pick<State, 'id' | 'route'>[];
  tools: ManifestTool[];
  /** The further tools, which the page fetches on their routes. Absent if the manifest holds all tools. */
  parts?: ManifestPart[];
  /** Lowercase hex sha256 of the JSON text of the manifest without this key. The page registers no changed manifest. */
  digest?: string;
}
/** Tools that are shown on the same routes, in a file of their own. */
export interface ManifestPart {
  routes: string[];
  /** The names of its tools. No other script of the page gets one of these names before the part comes. */
  names: string[];
  /**
   * The first 32 hex digits of the sha256 of the JSON text of its tools, in lower case. The page takes no changed part. 128 bits
   * are enough against a second text with the digest, and a page with very many parts stays small.
   */
  digest: string;
}
export type ManifestTarget = Omit<Target, 'source' | 'match' | 'survival'>;
export type ManifestField = Omit<Field, 'source' | 'match' | 'survival' | 'container' | 'items' | 'rows' | 'remove'> & {
  container?: ManifestTarget;
  items?: ManifestField[];
  rows?: ManifestTarget;
  remove?: ManifestTarget;
};
export type ManifestTool = Omit<Tool, 'source' | 'basis' | 'worded' | 'fields' | 'proof'> & { fields: ManifestField[] };
