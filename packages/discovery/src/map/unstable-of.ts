import type { PageSnapshot, Unstable } from '@webmcp/contract';

import type { HookPlace } from '../hooks/hook-place.js';
import { hookValue, uniqueValue } from '../hooks/hook-values.js';
import type { Intent, AppModel } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { guidance } from '../guidance/guidance.js';
import { fieldKey } from '../identity/field-key.js';
import type { WeakTarget } from '../assess/weak-target.js';

export interface UnstableContext {
  appModel: AppModel;
  snapshots: readonly PageSnapshot[];
  hooks: ReadonlyMap<number, HookPlace>;
}

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is held back and the change that would help, what unlocks most tools first, then by place in the source. */
export function unstableOf(weak: readonly WeakTarget[], context: UnstableContext): Unstable[] {
  const tools = toolsByIntent(weak, () => true);
  const held = toolsByIntent(weak, (each) => each.held);
  const count = (of: Map<number, Set<string>>, { draft }: WeakTarget): number => of.get(draft.intent.index)?.size ?? 0;
  const ranked = [...weak].sort((a, b) => {
    const [one, other] = [a.draft.intent.source, b.draft.intent.source];
    return (
      count(held, b) - count(held, a) ||
      count(tools, b) - count(tools, a) ||
      text(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      a.draft.intent.index - b.draft.intent.index ||
      text(a.tool.id, b.tool.id)
    );
  });
  const taken = takenValues(context);
  const values = new Map<number, string>();
  return ranked.map((each) => {
    const { intent } = each.draft;
    const value = values.get(intent.index) ?? uniqueValue(wantedValue(each), taken);
    values.set(intent.index, value);
    return describe(each, value, count(held, each), context);
  });
}

function toolsByIntent(weak: readonly WeakTarget[], counts: (each: WeakTarget) => boolean): Map<number, Set<string>> {
  const tools = new Map<number, Set<string>>();
  for (const each of weak.filter(counts)) {
    const { index } = each.draft.intent;
    tools.set(index, (tools.get(index) ?? new Set()).add(each.tool.id));
  }
  return tools;
}

function describe(
  { draft, part, tool, rowless }: WeakTarget,
  value: string,
  unlocks: number,
  { appModel, snapshots, hooks }: UnstableContext,
): Unstable {
  const { intent, matchedElements, target } = draft;
  const intents = [...new Set([intent.index, ...matchedElements.map(({ pair }) => pair.intent)])];
  return {
    what: part === 'field' ? 'field' : 'action',
    label: labelOf(intent),
    tool: tool.id,
    toolName: tool.name,
    unlocks,
    source: intent.source,
    selectors: target.selectors,
    confidence: target.confidence,
    guidance: guidance({
      intent,
      appModel,
      title: part === 'action' ? tool.title : '',
      value,
      places: intents.flatMap((index) => hooks.get(index) ?? []),
      matchedElements,
      snapshots,
      rowless,
    }),
  };
}

const labelOf = ({ labels, placeholder, name }: Intent): string => labelText(labels) || placeholder || name || '';

function wantedValue({ draft: { intent, matchedElements }, part, tool }: WeakTarget): string {
  if (part === 'action') return hookValue(tool.name, '');
  if (part === 'field') return hookValue(tool.name, fieldKey(intent, matchedElements[0]?.element));
  const said = hookValue('', labelOf(intent));
  return said === 'control' ? hookValue('open', tool.name) : said;
}

/** Test ids that the app has already, in the source or on a page. */
function takenValues({ appModel, snapshots }: UnstableContext): Set<string> {
  return new Set([
    ...[...appModel.intents, ...appModel.boundaries].flatMap(({ testId }) => testId ?? []),
    ...snapshots.flatMap(({ elements, containers }) =>
      [...elements, ...containers].flatMap(({ testIds }) => testIds.map(({ value }) => value)),
    ),
  ]);
}
