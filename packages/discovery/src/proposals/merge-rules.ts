import { canonicalJson } from '@webmcp/contract';

import { fieldKey } from '../identity/field-key.js';
import type { AppModel } from '../intents/model/intent.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import type { NamedTool } from '../naming/named-tool.js';
import { leadsToSame } from './leads-to-same.js';

/** The app and its pages, for the rules that judge a merge. */
export interface MergeWorld {
  appModel: AppModel;
  seen: MatchedElements;
}

/** A reason to refuse a merge of two tools that config proposes. */
interface MergeRule {
  name: string;
  /** Completes "the proposal is refused, because …". */
  reason: string;
  refuses(kept: NamedTool, other: NamedTool, world: MergeWorld): boolean;
}

/** The reasons against a merge, in order. The first that fits is reported. A merged tool has one action and one set of fields. */
export const mergeRules: readonly MergeRule[] = [
  { name: 'itself', reason: 'a tool cannot merge with itself', refuses: (kept, other) => kept === other },
  {
    name: 'other-kind',
    reason: 'the tools are of different kinds',
    refuses: ({ targets: one }, { targets: other }) =>
      one.candidate.kind !== other.candidate.kind ||
      one.candidate.flow !== undefined ||
      other.candidate.flow !== undefined,
  },
  {
    name: 'other-action',
    reason: 'the source does not show that both lead to the same action',
    refuses: ({ targets: one }, { targets: other }, world) => !leadsToSame(one.candidate, other.candidate, world),
  },
  {
    name: 'other-fields',
    reason: 'the fields of the tools differ',
    refuses: (kept, other, { appModel }) => fieldsOf(kept, appModel) !== fieldsOf(other, appModel),
  },
  {
    name: 'other-way',
    reason: 'one of the tools is behind an opener, and the other is not',
    refuses: ({ targets: one }, { targets: other }) => one.candidate.openers.length !== other.candidate.openers.length,
  },
  {
    name: 'together',
    reason: 'a page shows both, so exclude one of them instead',
    refuses: (kept, { targets: { states } }) => states.some((state) => kept.targets.states.includes(state)),
  },
];

/** Returns the keys, controls, limits and choices of a tool's fields as a text. The words of a field may differ. */
function fieldsOf({ targets: { candidate } }: NamedTool, { intents }: AppModel): string {
  const fields = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  return canonicalJson(
    fields
      .map((field) => ({
        key: fieldKey(field),
        control: field.control,
        constraints: field.constraints,
        options: field.options?.map(({ value, label }) => value ?? label) ?? null,
      }))
      .sort((one, other) => (one.key < other.key ? -1 : 1)),
  );
}
