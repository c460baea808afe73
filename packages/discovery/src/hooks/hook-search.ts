import type { PageSnapshot } from '@webmcp/contract';

import type { AppModel, Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';
import type { SourceFile } from '../source/read-source.js';

/** The source and pages that hooks are placed by. */
export interface HookSearch {
  appModel: AppModel;
  snapshots: readonly PageSnapshot[];
  files: readonly SourceFile[];
  /** Reads the source again with the texts of some files changed. */
  reread(changed: ReadonlyMap<string, string>): AppModel;
}

/** A control that needs a hook, with the elements that it was paired with. */
export interface HookNeed {
  intent: Intent;
  matchedElements: readonly Pick<MatchedElement, 'snapshot' | 'element'>[];
}
