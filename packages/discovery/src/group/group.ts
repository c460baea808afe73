import type { AppModel, Intent } from '../intents/model/intent.js';
import { groupingRules } from './grouping-rules.js';
import { groupingOf } from './grouping.js';
import { compareCandidates, type ToolCandidate } from './tool-candidate.js';

/**
 * The stage *group*: combines intents into tool candidates by {@link groupingRules}, in the order of their first intents.
 * @param isAmong chooses the intents that become tools; by default all
 */
export function group(appModel: AppModel, isAmong: (intent: Intent) => boolean = () => true): ToolCandidate[] {
  const grouping = groupingOf(appModel, isAmong);
  const tools: ToolCandidate[] = [];
  for (const rule of groupingRules) {
    const found = rule.find({ ...grouping, tools });
    for (const { action, question } of found) {
      if (action !== null) grouping.taken.add(action);
      if (question === undefined) continue;
      for (const { index, boundary } of grouping.tree.intents)
        if (grouping.tree.boundariesFrom(boundary).some((around) => around.index === question.dialog))
          grouping.taken.add(index);
    }
    if (rule.belongsTo === 'map') tools.push(...found);
  }
  return tools.sort(compareCandidates);
}
