import type { Reader } from './intent-reader.js';
import type { SceneElement } from '../scene/scene.js';
import { shownEntry } from '../layout/take-shown.js';
import type { Surroundings } from './surroundings.js';

/** The buttons that pages show a component to draw by itself, after what it holds. */
export function readDrawn(reader: Reader, node: SceneElement, around: Surroundings): void {
  for (const drawn of node.draws ?? []) {
    const entry = shownEntry(drawn);
    const labels = [{ text: drawn.label, from: 'page' as const, places: [] }];
    reader.addIntent({ node, entry, control: drawn.control, handlers: [], implied: { labels } }, around);
  }
}
