import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent, AppModel } from '../intents/model/intent.js';
import { actionTool } from './action-tools.js';
import { compareCandidates, type ToolCandidate } from './candidate.js';
import { formTools } from './form-tools.js';
import { formlessTools } from './formless-tools.js';
import { planOf, type Plan } from './plan.js';

/**
 * Puts intents together into tools: a form with what submits it; a dialog's fields with what confirms them; fields
 * without a form with the button that uses them; the actions of a row; what is left one by one. What only opens
 * something that has tools becomes the way to them. A form that is a tool by its own attributes is left to the browser. In
 * document order of their first intent.
 */
export function group(appModel: AppModel): ToolCandidate[] {
  const plan = planOf(appModel);
  const homes = new Map<Boundary | undefined, Intent[]>();
  for (const intent of plan.intents) {
    const home = plan.homeOf(intent);
    const root = home ?? plan.chain(intent.boundary).at(-1);
    const list = homes.get(root) ?? [];
    list.push(intent);
    homes.set(root, list);
  }

  const tools: ToolCandidate[] = [];
  const declared = new Set<number>();
  for (const [home, members] of homes) {
    if (home?.declares !== undefined) {
      for (const { action } of formTools(plan, home, members)) if (action !== null) declared.add(action);
      continue;
    }
    if (home === undefined || home.kind === 'page' || home.kind === 'row')
      tools.push(...formlessTools(plan, members, home?.kind === 'row' ? home : undefined));
    else tools.push(...formTools(plan, home, members, aroundForm(plan, home, homes)));
  }

  const used = new Set(tools.flatMap(({ action }) => action ?? []));
  const tooled = new Set<number>();
  const note = (tool: ToolCandidate): void => {
    for (const intent of [...tool.fields, ...tool.openers, ...(tool.action === null ? [] : [tool.action])]) {
      for (const boundary of plan.chain(plan.intents[intent]?.boundary ?? null)) tooled.add(boundary.index);
    }
  };
  for (const tool of tools) note(tool);
  // What opens something is judged after everything that it may open.
  const lone = plan.intents.filter(
    (intent) => intent.kind === 'action' && !used.has(intent.index) && !declared.has(intent.index),
  );
  const depth = (intent: Intent): number => plan.opens(intent.index).length;
  for (const intent of [...lone].sort((left, right) => depth(left) - depth(right))) {
    const tool = actionTool(plan, intent, tooled);
    if (tool === undefined) continue;
    tools.push(tool);
    note(tool);
  }
  const ways = new Set(tools.flatMap(({ action, openers }) => [...openers, ...(action === null ? [] : [action])]));
  for (const intent of lone) {
    if (ways.has(intent.index) || plan.opens(intent.index).length === 0) continue;
    // What a row opens is opened for that row: where all ways to it begin elsewhere, as at "Add" to a form that "Edit"
    // opens as well, it could not be said for which.
    const tool = actionTool(plan, intent, new Set());
    if (tool !== undefined && tool.row !== null) tools.push(tool);
  }
  return tools.sort(compareCandidates);
}

/** What stands beside a form in the dialog around it, if it is the only form there; a dialog inside that one has its own. */
function aroundForm(
  plan: Plan,
  home: Boundary,
  homes: ReadonlyMap<Boundary | undefined, readonly Intent[]>,
): readonly Intent[] {
  if (home.kind !== 'form') return [];
  const nearest = (from: Boundary): Boundary | undefined =>
    plan.chain(from.parent).find(({ kind }) => kind === 'form' || isOverlayKind(kind));
  const overlay = nearest(home);
  if (overlay === undefined || overlay.kind === 'form') return [];
  const forms = [...homes.keys()].filter((other) => other?.kind === 'form' && nearest(other) === overlay);
  const beside = homes.get(overlay) ?? [];
  return forms.length === 1 && beside.every((intent) => intent.kind === 'action') ? beside : [];
}
