import type { Guidance } from '@webmcp/contract';

import { harnessState } from './harness-state.js';
import { siteKey } from '../intents/model/site-key.js';
import type { Weakness } from './weakness.js';
import { wording } from './wording.js';

/** Advises a harness state that shows the control, as code to paste. */
export function showingStateAdvice(weakness: Weakness): Guidance {
  const { intent, appModel, snapshots } = weakness;
  const paste = harnessState(intent, appModel, snapshots);
  return {
    do: 'harness',
    text: `Add a state to webmcp.harness.ts that shows ${controlText(weakness)} of ${siteKey(intent.source)}: ${paste}`,
    at: intent.source,
    paste,
  };
}

/** Advises a harness state that shows the control without similar controls. */
export function distinguishingStateAdvice(weakness: Weakness): Guidance {
  return {
    do: 'harness',
    text: `Or add a state to webmcp.harness.ts that shows ${controlText(weakness)} without the controls that look like it`,
    at: weakness.intent.source,
  };
}

function controlText({ intent, title }: Weakness): string {
  const name = wording(intent, title);
  return name === '' ? `the ${intent.control}` : `"${name}"`;
}
