import type { PageElement } from '@webmcp/contract';

import type { Intent } from '../../src/intents/model/intent.js';
import type { SynthesizedTarget } from '../../src/synthesize/tool-targets.js';
import { buildWorld, type ControlSpec } from '../match/build-world.js';

/** What the source has as `spec`, as the page shows it. */
export function targetOf(spec: ControlSpec, shown: Partial<PageElement> = {}): SynthesizedTarget {
  const { appModel, snapshot } = buildWorld([spec]);
  const [intent] = appModel.intents as [Intent];
  const [first] = snapshot.elements as [PageElement];
  const signals = { label: 0, labelledby: 0, nameId: 0, role: 1, container: 1 };
  const pair = { intent: 0, state: snapshot.state, element: 0, score: 1, signals };
  return {
    intent,
    matchedElements: [{ pair, snapshot, element: { ...first, ...shown } }],
    target: { selectors: [], confidence: 1 },
    stable: true,
  };
}
