import type { PageSnapshot } from '@webmcp/contract';

import { compareCandidates, type ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { matchedElements, type MatchedElements } from '../match/model/matched-elements.js';
import type { Match } from '../match/model/match.js';
import { rowsOfItems } from '../selectors/rows/row-plan.js';
import { itemLists, type ItemList } from './item-lists.js';

/** The app model, its tool candidates and its pairs. */
interface PairedModel {
  appModel: AppModel;
  candidates: readonly ToolCandidate[];
  match: Match;
}

/** A list with the index of its field. */
interface ListField extends ItemList {
  index: number;
}

/**
 * The stage *lists*: makes one field of each repeated group of fields inside a form. The button that adds an item
 * represents the field. The tools of the single fields and buttons go. A list that no page shows with its button stays as it is.
 */
export function withItemLists(model: PairedModel, snapshots: readonly PageSnapshot[]): PairedModel {
  const { appModel, candidates, match } = model;
  const seen = matchedElements(match, snapshots);
  const made = new Map<number, ListField>();
  const intents = [...appModel.intents];
  const listsOf = new Map<ToolCandidate, ListField[]>();
  for (const tool of candidates) {
    const lists = itemLists(tool, appModel)
      .filter((list) => isShown(list, seen))
      .map((list) => made.get(list.row) ?? { ...list, index: intents.push(fieldOf(list, intents)) - 1 });
    for (const list of lists) made.set(list.row, list);
    if (lists.length > 0) listsOf.set(tool, lists);
  }
  if (made.size === 0) return model;
  const lists = [...made.values()];
  const gone = new Set(
    lists.flatMap(({ add, remove, fields }) => [add, ...(remove === undefined ? [] : [remove]), ...fields]),
  );
  const isPart = ({ fields, action }: ToolCandidate): boolean =>
    [...fields, ...(action === null ? [] : [action])].every((index) => gone.has(index));
  return {
    appModel: { ...appModel, intents },
    candidates: candidates
      .filter((tool) => !isPart(tool))
      .map((tool) => withLists(tool, listsOf.get(tool) ?? []))
      .sort(compareCandidates),
    match: {
      ...match,
      pairs: match.pairs.map((pair) => ({
        ...pair,
        intent: lists.find(({ add }) => add === pair.intent)?.index ?? pair.intent,
      })),
    },
  };
}

/** Decides whether some page shows the button of a list, and some page its items. */
function isShown({ add, fields }: ItemList, seen: MatchedElements): boolean {
  return seen.ofIntent(add).length > 0 && rowsOfItems(fields.flatMap((field) => seen.ofIntent(field))) !== null;
}

/** Makes the field of a list. Its handlers change the list in memory, which is no evidence for a risk. */
function fieldOf({ row, fields, add, remove, label }: ItemList, intents: readonly Intent[]): Intent {
  const { boundary, source, sites } = intents[add]!;
  return {
    index: intents.length,
    kind: 'field',
    control: 'text',
    roles: ['list'],
    labels: [{ text: label, from: 'content' }],
    constraints: {},
    handlers: [],
    itemList: { row, fields, ...(remove === undefined ? {} : { remove }) },
    boundary,
    source,
    sites,
  };
}

function withLists(tool: ToolCandidate, lists: readonly ListField[]): ToolCandidate {
  const inItems = new Set(lists.flatMap(({ fields }) => fields));
  return lists.length === 0
    ? tool
    : { ...tool, fields: [...tool.fields.filter((field) => !inItems.has(field)), ...lists.map(({ index }) => index)] };
}
