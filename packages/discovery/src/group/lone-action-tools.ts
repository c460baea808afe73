import type { Boundary, Intent } from '../intents/model/intent.js';
import { isLinkedButton, leadsNowhere } from '../intents/model/leads-nowhere.js';
import type { Grouping } from './grouping.js';
import { containerOf, contains, rowOf, type IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import { intentsOf, type ToolCandidate } from './tool-candidate.js';

/**
 * Makes a tool of each action that no tool has yet. An opener is decided after the boundary that the opener opens: if
 * that boundary contains a tool, the opener is no tool.
 */
export function loneActionTools({ tree, taken, tools }: Grouping): ToolCandidate[] {
  const withTools = new Set<number>();
  const note = (tool: ToolCandidate): void => {
    for (const intent of intentsOf(tool)) {
      for (const { index } of tree.boundariesFrom(tree.intents[intent]?.boundary ?? null)) withTools.add(index);
    }
  };
  for (const tool of tools) note(tool);
  const found: ToolCandidate[] = [];
  const opens = (intent: Intent): number => tree.openedBy(intent.index).length;
  const lone = tree.intents.filter(({ kind, index }) => kind === 'action' && !taken.has(index));
  for (const intent of [...lone].sort((left, right) => opens(left) - opens(right))) {
    const tool = actionTool(tree, intent, withTools);
    if (tool === undefined) continue;
    found.push(tool);
    note(tool);
  }
  return found;
}

/**
 * Makes a tool of one action. Undefined if the action is no tool.
 * @param withTools boundaries that contain a tool; an action that opens such a boundary is no tool of its own
 */
export function actionTool(
  tree: IntentTree,
  intent: Intent,
  withTools: ReadonlySet<number>,
): ToolCandidate | undefined {
  if (intent.kind !== 'action' || idleRules.some(({ holds }) => holds(intent))) return undefined;
  const opens = tree.openedBy(intent.index);
  const isReturn = returns(tree, intent, opens);
  if (!isReturn && !goesToAnotherPage(intent) && opens.some(({ index }) => withTools.has(index))) return undefined;
  const reach = isReturn
    ? { openers: [], row: null }
    : reachOf(tree, intent.boundary, new Set(opens.map(({ index }) => index)));
  const row = rowOf(tree, intent.boundary) ?? reach.row;
  return {
    kind: row !== null ? 'row-action' : isNavigation(tree, intent) ? 'navigation' : 'action',
    container: containerOf(tree, intent.boundary),
    fields: [],
    action: intent.index,
    row,
    openers: reach.openers,
  };
}

/** The rules for actions that are no tools. One rule that holds is enough. */
export const idleRules: readonly { name: string; reason: string; holds(intent: Intent): boolean }[] = [
  { name: 'resets', reason: 'A reset undoes what a call sets.', holds: ({ control }) => control === 'reset' },
  {
    name: 'dismisses',
    reason: 'Cancel and Close only put an overlay away.',
    holds: ({ dismisses }) => dismisses !== undefined,
  },
  {
    name: 'listens-to-keys-only',
    reason: 'A handle that is dragged listens to keys for those who do not drag; a press does nothing.',
    holds: ({ control, handlers, href }) =>
      control === 'button' &&
      href === undefined &&
      handlers.length > 0 &&
      handlers.every(({ event }) => /^key(?:down|up|press)/i.test(event)),
  },
  {
    name: 'goes-nowhere',
    reason: 'A link without a page and without a handler does nothing in the app.',
    holds: ({ control, handlers, href }) => control === 'link' && handlers.length === 0 && leadsNowhere(href ?? '/'),
  },
  {
    name: 'goes-back',
    reason: '"Cancel" that only goes back in the history leaves a page. The page that follows is not known.',
    holds: ({ control, handlers }) =>
      control !== 'submit' && handlers.length > 0 && handlers.every((handler) => onlyGoesBack(handler)),
  },
];

/** Matches routers, and the history of the browser. A wizard or a gallery has a `back` of its own. */
const history = /^(?:\$?router|history|navigation|useNavigat(?:e|ion)\(\)|useRouter\(\)|useHistory\(\))$/;

/** Decides whether a handler goes back in the history and does nothing else: `navigate(-1)`, `router.back()`. */
function onlyGoesBack({ does, sets }: Intent['handlers'][number]): boolean {
  const calls = does.calls.filter(({ own, callee }) => own !== true && callee.at(-1) !== 'preventDefault');
  return calls.length > 0 && calls.every(goesBack) && sets.length === 0 && does.assigns.length === 0;
}

function goesBack({ callee, args: [by] }: Intent['handlers'][number]['does']['calls'][number]): boolean {
  const method = callee.at(-1) ?? '';
  if (by === undefined) return /^(?:back|goBack)$/.test(method) && history.test(callee.at(-2) ?? '');
  return /^(?:navigate|go)$/.test(method) && by.kind === 'literal' && by.value === -1;
}

/**
 * Decides whether an action only returns from a view to the first one, whose control opened the view: "Back to the list".
 * Nothing leads to such an action. A call that opened the view first would do nothing.
 */
function returns(tree: IntentTree, intent: Intent, opens: readonly Boundary[]): boolean {
  if (!onlyChooses(intent)) return false;
  const first = opens.filter(({ shownAtFirst }) => shownAtFirst === true);
  const around = tree.boundariesFrom(intent.boundary);
  return first.some(
    (view) =>
      !contains(tree, view, intent) &&
      around.some(
        ({ openers }) => openers.length > 0 && openers.every((one) => contains(tree, view, tree.intents[one])),
      ),
  );
}

/** Decides whether an action only sets states to literals, one of them a text: the name of a view. A number counts steps. */
const onlyChooses = ({ handlers }: Intent): boolean =>
  handlers.some(({ sets }) => sets.some(({ value }) => typeof value === 'string')) &&
  handlers.every(
    ({ sets, does }) => sets.every(({ value }) => value !== undefined) && does.calls.every(({ own }) => own === true),
  );

/** Decides whether an action goes somewhere. A link without an address that a handler answers goes only in a navigation. */
function isNavigation(tree: IntentTree, intent: Intent): boolean {
  if (isLinkedButton(intent)) {
    const around = tree
      .boundariesFrom(intent.boundary)
      .find(({ kind, role }) => kind === 'menu' || role === 'navigation');
    return around?.role === 'navigation';
  }
  return intent.control === 'link' || intent.href !== undefined;
}

/** Decides whether a link goes to another page. Such a link is a tool even if it opens something as well. */
const goesToAnotherPage = ({ control, href }: Intent): boolean =>
  control === 'link' && href !== undefined && !href.startsWith('#');
