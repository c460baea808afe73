import type { Boundary, Intent } from '../intents/model/intent.js';
import { setsOfState } from '../intents/values/handlers.js';
import { showsWith } from '../intents/values/shown-by.js';
import { containerOf, contains, rowOf, type IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import type { ToolCandidate } from './tool-candidate.js';

/**
 * Returns the tools behind a question that the app has written itself: `if (await ask('Sure?')) remove(id)`. The function
 * shows a dialog and returns a promise. One button of the dialog answers the promise with `true`. Each control that asks
 * is a tool, and the buttons of the dialog are none.
 * @param taken the actions that are no tools of their own
 */
export function ownQuestions(tree: IntentTree, taken: ReadonlySet<number>): ToolCandidate[] {
  return tree.boundaries.flatMap((dialog) => {
    const askers = tree.intents.filter(
      (intent) => asks(intent) && shows(intent, dialog) && !contains(tree, dialog, intent),
    );
    const yes = askers.length === 0 ? undefined : affirmative(tree, dialog);
    return yes === undefined
      ? []
      : askers
          .filter(({ index }) => !taken.has(index))
          .map((asker) => askingTool(tree, asker, { dialog: dialog.index, yes: yes.index }));
  });
}

/** Decides whether a control makes a promise as it opens something. */
const asks = ({ kind, handlers }: Intent): boolean =>
  kind === 'action' && handlers.some(({ does }) => does.calls.some(({ callee }) => callee.join('.') === 'Promise'));

/** Decides whether a control shows a dialog. A control that also sends a request is no opener, and may ask all the same. */
const shows = ({ index, handlers }: Intent, dialog: Boundary): boolean => {
  const { openers, shownBy: state, shownValue: value, shownNot: not, shownOneOf: oneOf } = dialog;
  if (openers.includes(index)) return true;
  if (state === undefined) return false;
  const given = handlers.flatMap(({ sets }) => setsOfState(sets, state).map((set) => set.value));
  return given.some((one) => one === undefined || showsWith({ value, not, oneOf }, one));
};

/** Returns the only button of a dialog that answers with `true`, beside at least one button that does not. */
function affirmative(tree: IntentTree, dialog: Boundary): Intent | undefined {
  const inside = tree.intents.filter((intent) => contains(tree, dialog, intent));
  const [yes, second] = inside.filter(answersYes);
  const isPlain = inside.length > 1 && inside.every(({ kind }) => kind === 'action');
  return isPlain && second === undefined ? yes : undefined;
}

const answersYes = ({ handlers }: Intent): boolean =>
  handlers.some(({ does }) =>
    does.calls.some(({ args }) => args.some((value) => value.kind === 'literal' && value.value === true)),
  );

function askingTool(tree: IntentTree, asker: Intent, question: ToolCandidate['question']): ToolCandidate {
  const opens = tree.openedBy(asker.index).map(({ index }) => index);
  const reach = reachOf(tree, asker.boundary, new Set(opens));
  const row = rowOf(tree, asker.boundary) ?? reach.row;
  return {
    kind: row === null ? 'action' : 'row-action',
    container: containerOf(tree, asker.boundary),
    fields: [],
    action: asker.index,
    row,
    openers: reach.openers,
    ...(question === undefined ? {} : { question }),
  };
}
