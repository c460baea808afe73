import { entryOfShown } from '../layout/apply-shown-controls.js';
import type { SceneElement } from '../scene/scene.js';
import type { IntentReader } from './intent-reader.js';
import type { Surroundings } from './surroundings.js';

/** Drafts the buttons that a component renders by itself, as pages showed them. They follow the component's content. */
export function readOwnControls(reader: IntentReader, node: SceneElement, around: Surroundings): void {
  for (const shown of node.ownControls ?? []) {
    const labels = [{ text: shown.label, from: 'page' as const, places: [] }];
    const entry = entryOfShown(shown);
    reader.addIntent({ node, entry, control: shown.control, handlers: [], implied: { labels } }, around);
  }
}
