import type { Field, State, Target, Tool } from './map.js';

/** The part of the map that the page receives: without the members that only people and CI read. */
export interface Manifest {
  version: 1;
  testIdAttributes: string[];
  states: Omit<State, 'coverage'>[];
  tools: ManifestTool[];
  /** Lowercase hex sha256 of the JSON text of the manifest without this key. The page registers no changed manifest. */
  digest?: string;
}
export type ManifestTarget = Omit<Target, 'source' | 'match' | 'survival'>;
export type ManifestField = Omit<Field, 'source' | 'match' | 'survival' | 'container' | 'items' | 'rows' | 'remove'> & {
  container?: ManifestTarget;
  items?: ManifestField[];
  rows?: ManifestTarget;
  remove?: ManifestTarget;
};
export type ManifestTool = Omit<Tool, 'source' | 'basis' | 'worded' | 'fields' | 'proof'> & { fields: ManifestField[] };
