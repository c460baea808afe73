import { confirmingButtons } from '../group/confirm-rules.js';
import { group } from '../group/group.js';
import { intentTree } from '../group/intent-tree.js';
import { compareCandidates, type ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';

/**
 * Adds the controls of the pages to the tool candidates. A field inside a form of the source joins the form's tool. A
 * form without a button in the source gets the page's button. All others are grouped among themselves.
 */
export function joinCandidates(candidates: readonly ToolCandidate[], appModel: AppModel): ToolCandidate[] {
  const tree = intentTree(appModel);
  const ofPage = appModel.intents.filter(({ restsOn }) => restsOn === 'page');
  const placed = new Set<number>();
  const joined = candidates.map((candidate) => {
    const home = candidate.container === null ? undefined : tree.boundaries[candidate.container];
    if (home === undefined || candidate.fields.length === 0 || home.kind === 'region' || home.kind === 'group')
      return candidate;
    const inside = ofPage.filter((intent) => !placed.has(intent.index) && tree.homeOf(intent)?.index === home.index);
    const fields = inside.filter(({ kind }) => kind === 'field');
    const buttons = inside.filter(({ kind }) => kind === 'action');
    const action = candidate.action === null ? confirmingButtons(buttons, tree, home.kind)[0] : undefined;
    for (const { index } of action === undefined ? fields : [...fields, action]) placed.add(index);
    return {
      ...candidate,
      fields: [...candidate.fields, ...fields.map(({ index }) => index)],
      action: candidate.action ?? action?.index ?? null,
    };
  });
  const isLeft = ({ restsOn, index }: Intent): boolean => restsOn === 'page' && !placed.has(index);
  return [...joined, ...group(appModel, isLeft)].sort(compareCandidates);
}
