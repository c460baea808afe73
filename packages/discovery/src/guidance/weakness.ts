import type { PageSnapshot } from '@webmcp/contract';

import type { HookPlace } from '../hooks/hook-place.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';

/** A target that is not stable, with the facts that choose the advised change. */
export interface Weakness {
  intent: Intent;
  appModel: AppModel;
  /** The tool's title, if the target is its action; else ''. */
  title: string;
  /** The hook's value. */
  value: string;
  /** Places of the hook: one for each site that writes the control. */
  places: readonly HookPlace[];
  matchedElements: readonly MatchedElement[];
  snapshots: readonly PageSnapshot[];
  /** True if no text distinguishes the rows around the target. */
  rowless: boolean;
  /** The name of the tool, if its code is unknown. */
  unreadTool?: string;
}
