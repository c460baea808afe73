import type { Selector, Target } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import type { AppModel } from '../intents/model/intent.js';
import type { MatchedElement, MatchedElements } from '../match/model/matched-elements.js';
import { inRowTarget } from '../selectors/rows/in-row-target.js';
import { nearestRow, rowsOfItems, type RowPlan } from '../selectors/rows/row-plan.js';
import { isHandled } from './is-handled.js';
import type { SynthesizedTarget } from './tool-targets.js';

/** The facts that the items of a list are found by. */
interface ListContext {
  appModel: AppModel;
  seen: MatchedElements;
  /** The confidence from which a target is stable, 0 to 1. */
  threshold: number;
}

/** Adds to the field of a list the targets inside its items. A field that is no list stays as it is. */
export function withList(field: SynthesizedTarget, context: ListContext): SynthesizedTarget {
  const { itemList } = field.intent;
  if (itemList === undefined) return field;
  const plan = rowsOfItems(itemList.fields.flatMap((index) => context.seen.ofIntent(index)));
  if (plan === null) return field;
  const [remove] = itemList.remove === undefined ? [] : targetInItem(itemList.remove, plan, context);
  return {
    ...field,
    list: {
      rows: plan.rows,
      fields: itemList.fields.flatMap((index) => targetInItem(index, plan, context)),
      ...(remove === undefined ? {} : { remove }),
    },
  };
}

function targetInItem(index: number, plan: RowPlan, { appModel, seen, threshold }: ListContext): SynthesizedTarget[] {
  const intent = appModel.intents[index];
  const inRows = seen
    .ofIntent(index)
    .filter(({ snapshot, element }) => nearestRow(snapshot, element.chain) !== undefined);
  if (intent === undefined || inRows.length === 0) return [];
  const target = {
    ...anyItemTarget(inRowTarget(intent, inRows, plan), inRows),
    ...(isHandled(intent, appModel.boundaries, inRows) ? { handled: true as const } : {}),
  };
  return [{ intent, matchedElements: inRows, target, stable: target.confidence >= threshold }];
}

/**
 * Adds the bare role to the selectors of a control that is alone with its role in each item. A placeholder may differ from item
 * to item, so it is no mark of such a control.
 */
function anyItemTarget(target: Target, inRows: readonly MatchedElement[]): Target {
  const [first] = inRows;
  const isAlone = inRows.every(({ snapshot, element }) => {
    const row = nearestRow(snapshot, element.chain);
    return snapshot.elements.every(
      (other) => other === element || other.role !== element.role || nearestRow(snapshot, other.chain) !== row,
    );
  });
  const isLabelled = inRows.some(
    ({ element: { labels, attributes } }) => labels.length > 0 || attributes['aria-label'] !== undefined,
  );
  if (first === undefined || !isAlone || isLabelled || !typed.test(first.element.role)) return target;
  const { fingerprint, ...rest } = target;
  const bare: Selector = { strategy: 'role', value: first.element.role, score: selectorScores.role };
  const others = target.selectors.filter(({ score }) => score < bare.score);
  return {
    ...rest,
    selectors: [bare, ...others],
    confidence: bare.score,
    ...(fingerprint === undefined ? {} : { fingerprint: { ...fingerprint, labels: [], unique: [] } }),
  };
}

/** Matches the roles of fields that people type into or choose from. */
const typed = /^(?:textbox|searchbox|spinbutton|combobox)$/;
