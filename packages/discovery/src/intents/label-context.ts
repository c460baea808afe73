import type { IdIndex } from './id-index.js';
import type { Scene } from './scene.js';

/** What labels are looked for in. */
export interface LabelContext {
  scene: Scene;
  ids: IdIndex;
}
