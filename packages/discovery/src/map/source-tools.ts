import type { SourceField, SourceTool } from '@webmcp/contract';

import { withCardDates } from '../fields/with-card-dates.js';
import { makeField } from '../fields/make-field.js';
import { compareCandidates, type ToolCandidate } from '../group/tool-candidate.js';
import { fieldKey, uniqueKeys } from '../identity/field-key.js';
import { meaning, toolId } from '../identity/identity.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { expectedRequests } from '../risk/calls/expected-requests.js';
import { riskSubject } from '../risk/model/risk-subject.js';
import { assess } from '../risk/assess.js';
import type { SourceReading } from '../source/read-source.js';

/**
 * Returns the tools of a reading of the source, with all that needs no page: labels, keys, schemas, risk and requests.
 * The same source has the same tools, so a difference between two lists is a change of the source.
 */
export function sourceTools({ appModel, candidates }: SourceReading): SourceTool[] {
  const counts = new Map<string, number>();
  return [...candidates].sort(compareCandidates).map((candidate) => {
    const text = meaning(candidate, appModel);
    const ordinal = counts.get(text) ?? 0;
    counts.set(text, ordinal + 1);
    return { id: toolId(text, ordinal), ...sourceTool(candidate, appModel) };
  });
}

function sourceTool(candidate: ToolCandidate, appModel: AppModel): Omit<SourceTool, 'id'> {
  const { action } = riskSubject(candidate, appModel);
  const { boundaries, intents } = appModel;
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const expects = expectedRequests(riskSubject(candidate, appModel).handlers);
  const label = action === undefined ? '' : nameOf(action);
  return {
    kind: candidate.kind,
    title: label || labelText(container?.labels ?? []),
    risk: assess([candidate, ...(candidate.merges ?? [])], appModel),
    ...(expects.length === 0 ? {} : { expects }),
    ...(action === undefined ? {} : { action: { label, source: action.source } }),
    fields: fieldsOf(
      candidate.fields.flatMap((index) => intents[index] ?? []),
      candidate.row !== null,
    ),
  };
}

const nameOf = ({ labels, title, name }: Intent): string => labelText(labels) || title || name || '';

function fieldsOf(all: readonly Intent[], inRow: boolean): SourceField[] {
  const intents = all.filter(({ control }) => control !== 'hidden');
  const keys = uniqueKeys(intents.map((intent) => fieldKey(intent)));
  const fields = intents.map((intent, at): SourceField => {
    const target = { selectors: [], confidence: 0 };
    const made = makeField({ intent, matchedElements: [], target, stable: false }, keys[at] ?? '', inRow);
    const { key, label, role, schema, required, sensitive } = made;
    return {
      key,
      label,
      role,
      schema,
      required,
      ...(sensitive === undefined ? {} : { sensitive }),
      source: intent.source,
    };
  });
  return withCardDates(fields);
}
