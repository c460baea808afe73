import type { Field } from '@webmcp/contract';

import { isConditional, withCondition } from '../fields/condition-of.js';
import { withCardDates } from '../fields/with-card-dates.js';
import { itemFields, listField } from '../fields/list-field.js';
import { makeField } from '../fields/make-field.js';
import { unsettable } from '../fields/unsettable.js';
import { shownFieldKey, uniqueKeys } from '../identity/field-key.js';
import type { AppModel } from '../intents/model/intent.js';
import { assess } from '../risk/assess.js';
import type { SynthesizedTarget, ToolTargets } from '../synthesize/tool-targets.js';
import type { AssessedTool } from './assessed-tool.js';
import { heldBackBy, isBlocked, isDead } from './readiness.js';
import { weakTargets } from './weak-targets.js';

export interface AssessInput {
  /** The app model with the labels that the pages show. */
  appModel: AppModel;
  /** Keeps tools whose needed targets are not stable. */
  allowUnstable: boolean;
}

/**
 * The stage *assess*: decides for each tool its risk, the fields that it offers with their sensitivity, and whether the
 * map lists it. Evidence from source and pages decides.
 */
export function assessTools(tools: readonly ToolTargets[], input: AssessInput): AssessedTool[] {
  return tools.map((targets) => assessTool(targets, input));
}

function assessTool(found: ToolTargets, { appModel, allowUnstable }: AssessInput): AssessedTool {
  const targets = { ...found, fields: found.fields.filter((field) => !isOfAbsentRow(field, found, appModel)) };
  const refused = targets.fields.flatMap((field) => {
    const rule = unsettable(field);
    return rule === undefined ? [] : [{ intent: field.intent, reason: rule.reason }];
  });
  const empty = targets.fields.filter(isWithoutItems);
  const settable = targets.fields.filter((field) => unsettable(field) === undefined && !empty.includes(field));
  const offered = settable.filter(
    ({ stable, matchedElements }) => stable || (allowUnstable && matchedElements.length > 0),
  );
  const rule = heldBackBy({ targets, settable, offered, allowUnstable });
  const { candidate } = targets;
  return {
    targets,
    risk: assess(
      [candidate, ...(candidate.duplicates ?? [])].flatMap((one) => [one, ...(one.merges ?? [])]),
      appModel,
    ),
    fields: makeFields(offered, targets, appModel),
    offered,
    ...(rule === undefined ? {} : { heldBackBy: rule.name }),
    unstable: isBlocked(targets, settable) || offered.some(({ stable }) => !stable),
    weak: isDead(targets.action) ? [] : weakTargets(targets, settable, rule !== undefined),
    refused: [...refused, ...empty.map(({ intent }) => ({ intent, reason: withoutItems })), ...deadOf(targets)],
  };
}

/** Decides whether a field belongs to rows inside of the tool's form, and the form has no such row. */
function isOfAbsentRow(
  { intent, matchedElements }: SynthesizedTarget,
  { candidate }: ToolTargets,
  { boundaries }: AppModel,
): boolean {
  if (matchedElements.length > 0 || candidate.container === null) return false;
  for (let at = intent.boundary; at !== null && at !== candidate.container; at = boundaries[at]?.parent ?? null)
    if (boundaries[at]?.kind === 'row') return true;
  return false;
}

/** Decides whether a field is a list of which no call can fill in an item. */
const isWithoutItems = (field: SynthesizedTarget): boolean =>
  field.intent.itemList !== undefined && itemFields(field).length === 0;

const withoutItems = 'no field of its items has a stable selector';

/** Returns the action of a tool as refused if nothing answers a press of it. */
function deadOf({ action }: ToolTargets): AssessedTool['refused'] {
  return action !== null && isDead(action) ? [{ intent: action.intent, reason: 'nothing answers a press' }] : [];
}

function makeFields(
  offered: readonly SynthesizedTarget[],
  { row, reach, action, candidate }: ToolTargets,
  { intents }: AppModel,
): Field[] {
  const inRow = row !== undefined;
  const keyOf = ({ intent, matchedElements }: SynthesizedTarget): string =>
    shownFieldKey(intent, intent.itemList === undefined ? matchedElements.map(({ element }) => element) : [], inRow);
  const keys = uniqueKeys(offered.map(keyOf));
  const tool = { offered, action };
  const fields = offered.map((field, at) =>
    field.list === undefined
      ? makeField(
          field,
          keys[at] ?? '',
          inRow,
          action !== null || (inRow && reach === undefined),
          isConditional(field, tool) || isOfRecord(field, candidate, intents),
        )
      : listField(field, keys[at] ?? ''),
  );
  return withCardDates(fields).map((field, at) => withCondition(field, at, fields, tool));
}

/**
 * Decides whether a row's opener shows a field with the value of the row's record. Another opener shows the same form empty,
 * so one state with a value is enough. The code of the opener may write the value: `title.value = note.title`, or
 * `setForm({ title: note.title })`.
 */
function isOfRecord(
  { intent: { domId, binds }, matchedElements }: SynthesizedTarget,
  { row, chosenBy }: ToolTargets['candidate'],
  intents: AppModel['intents'],
): boolean {
  if (row === null || chosenBy === undefined) return false;
  const handlers = intents[chosenBy]?.handlers ?? [];
  const writes = handlers.flatMap(({ does }) => does.calls);
  return (
    handlers.some(({ sets }) => sets.some(({ state, value }) => state === binds && value === undefined)) ||
    matchedElements.some(({ element }) => element.prefilled === true) ||
    (domId !== undefined && writes.some(({ callee }) => callee.join('.') === `#${domId}.value.=`))
  );
}
