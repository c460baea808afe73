import type { HookNeed } from '../hooks/hook-search.js';
import type { AppModel } from '../intents/model/intent.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { withItems, type ToolTargets } from '../synthesize/tool-targets.js';

/** Lists the controls whose target is not stable, each once. A tool's duplicates have controls of their own. */
export function hookNeeds(tools: readonly ToolTargets[], { intents }: AppModel, seen: MatchedElements): HookNeed[] {
  const weak = tools
    .flatMap(({ fields, openers, action }) => [...withItems(fields), ...openers, ...(action === null ? [] : [action])])
    .filter(({ stable }) => !stable)
    .flatMap(({ intent, matchedElements }) => [intent.index, ...matchedElements.map(({ pair }) => pair.intent)]);
  return [...new Set(weak)].flatMap((index) => {
    const intent = intents[index];
    return intent === undefined ? [] : [{ intent, matchedElements: seen.ofIntent(index) }];
  });
}
