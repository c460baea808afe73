import { look, type Scene } from '../../../src/outcome/page/scene.js';
import { readingOf, type Observation, type Reading } from '../../../src/outcome/signals/observation.js';

/** The parts of a reading that a test sets. */
export interface ReadingParts extends Partial<Omit<Observation, 'scene'>> {
  scene?: Partial<Scene>;
}

/**
 * Reads a page before and after an act. The tool's container is the form, its action the button in the form.
 * @param act changes the page
 */
export function readingAfter(html: string, act: () => void, { scene: given, ...more }: ReadingParts = {}): Reading {
  document.body.innerHTML = html;
  const scene: Scene = {
    scope: () => document.querySelector('form') ?? undefined,
    action: document.querySelector('form button') ?? undefined,
    cleared: () => false,
    emptied: () => undefined,
    label: (element) => element.getAttribute('name') ?? '',
    values: [],
    sets: () => false,
    left: [],
    opens: false,
    mayOpenForm: false,
    ...given,
  };
  const before = look(scene);
  act();
  return readingOf({
    scene,
    before,
    now: look(scene),
    said: [],
    alerts: [],
    declined: [],
    tabs: [],
    wasChosen: false,
    blocked: new Map(),
    requests: [],
    downloads: [],
    copies: [],
    reset: false,
    added: new Set(),
    arrived: new Map(),
    removed: new Set(),
    ...more,
  });
}
