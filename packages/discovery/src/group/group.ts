import type { AppModel, Intent } from '../intents/model/intent.js';
import { groupingRules } from './grouping-rules.js';
import { groupingOf } from './grouping.js';
import { contains } from './intent-tree.js';
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
      const dialog = question && appModel.boundaries[question.dialog];
      if (dialog === undefined) continue;
      for (const intent of appModel.intents)
        if (contains(grouping.tree, dialog, intent)) grouping.taken.add(intent.index);
    }
    if (rule.belongsTo === 'map') tools.push(...found);
  }
  return tools.sort(compareCandidates);
}
