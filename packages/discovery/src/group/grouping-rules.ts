import type { Boundary } from '../intents/model/intent.js';
import { chosenUses } from './chosen-uses.js';
import { formTools } from './form-tools.js';
import { formlessTools } from './formless-tools.js';
import type { Grouping } from './grouping.js';
import { actionTool, loneActionTools } from './lone-action-tools.js';
import { outerButtons } from './outer-buttons.js';
import { ownQuestions } from './own-questions.js';
import { ownRowFields } from './own-row-fields.js';
import { formlessRowUses, rowUses } from './row-uses.js';
import type { ToolCandidate } from './tool-candidate.js';

export interface GroupingRule {
  name: string;
  reason: string;
  /** The owner of the tools: either the map lists the tools, or the browser registers them by itself. */
  belongsTo: 'map' | 'browser';
  find(grouping: Grouping): ToolCandidate[];
}

/**
 * The kinds of tools, in order: fields claim their actions before an action becomes a tool of its own. An opener is
 * decided after everything that it may open.
 */
export const groupingRules: readonly GroupingRule[] = [
  {
    name: 'declared-form',
    reason: 'A form with WebMCP attributes is a tool already; the browser registers it.',
    belongsTo: 'browser',
    find: ({ tree, homes }) =>
      [...homes].flatMap(([home, members]) => (home?.declares === undefined ? [] : formTools(tree, home, members))),
  },
  {
    name: 'own-question',
    reason: 'A control that waits for the answer of a dialog acts itself. The dialog only asks.',
    belongsTo: 'map',
    find: ({ tree, taken }) => ownQuestions(tree, taken),
  },
  {
    name: 'form-or-overlay',
    reason:
      'The fields of a form or dialog go with each control that submits them, for each kind that an opener chooses.',
    belongsTo: 'map',
    find: (grouping) =>
      [...grouping.homes].flatMap(([home, members]) =>
        home === undefined || home.declares !== undefined || isOpenPlace(home)
          ? []
          : formTools(
              grouping.tree,
              home,
              [...members, ...ownRowFields(grouping, home)],
              outerButtons(grouping.tree, home, grouping.homes),
            ).flatMap((tool) => chosenUses(grouping.tree, tool)),
      ),
  },
  {
    name: 'dialog-of-a-row',
    reason: 'One dialog adds a record and changes one: behind a button of a row, its fields are those of that row.',
    belongsTo: 'map',
    find: ({ tree, tools }) => tools.filter(isFirstUse).flatMap((tool) => rowUses(tree, tool, tools)),
  },
  {
    name: 'fields-without-a-form',
    reason: 'Fields outside of forms go with the button that uses them, or apply as they are set.',
    belongsTo: 'map',
    find: ({ tree, homes }) =>
      [...homes].flatMap(([home, members]) =>
        home === undefined || (home.declares === undefined && isOpenPlace(home))
          ? formlessTools(tree, home, members)
          : [],
      ),
  },
  {
    name: 'fields-of-a-row',
    reason: 'A button of a row fills the fields outside of a form with its record. Then they change that record.',
    belongsTo: 'map',
    find: ({ tree, tools }) => tools.flatMap((tool) => formlessRowUses(tree, tool, tools)),
  },
  {
    name: 'lone-action',
    reason: 'An action that carries no field out is a tool, unless it only opens another tool.',
    belongsTo: 'map',
    find: loneActionTools,
  },
  {
    name: 'opener-of-a-row',
    reason:
      'A row opens something for that row. Where other ways lead there, the row would be unknown without this tool.',
    belongsTo: 'map',
    find: ({ tree, taken, tools }) => {
      const onTheWay = new Set(tools.flatMap(({ openers }) => openers));
      return tree.intents
        .filter(({ kind, index }) => kind === 'action' && !taken.has(index) && !onTheWay.has(index))
        .filter(({ index }) => tree.openedBy(index).length > 0)
        .flatMap((intent) => actionTool(tree, intent, new Set()) ?? [])
        .filter(({ row }) => row !== null);
    },
  },
];

/** Decides whether no tool before is the same form behind another opener. */
const isFirstUse = (tool: ToolCandidate, at: number, all: readonly ToolCandidate[]): boolean =>
  !all
    .slice(0, at)
    .some(
      ({ container, action }) => container === tool.container && action === tool.action && tool.chosenBy !== undefined,
    );

/** Decides whether a home is a page or a row: neither submits anything. */
const isOpenPlace = ({ kind }: Boundary): boolean => kind === 'page' || kind === 'row';
