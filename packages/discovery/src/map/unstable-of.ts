import type { PageSnapshot, Unstable } from '@webmcp/contract';

import type { WeakTarget } from '../assess/assessed-tool.js';
import { guidance } from '../guidance/guidance.js';
import type { HookPlace } from '../hooks/hook-place.js';
import { hookValue, uniqueValue } from '../hooks/hook-values.js';
import { shownFieldKey } from '../identity/field-key.js';
import type { Intent, AppModel } from '../intents/model/intent.js';
import { isPlace } from '../intents/model/no-place.js';
import { labelText } from '../intents/model/label-text.js';
import type { NamedTool } from '../naming/named-tool.js';
import { compareTexts } from './compare-texts.js';

export interface UnstableContext {
  appModel: AppModel;
  snapshots: readonly PageSnapshot[];
  hooks: ReadonlyMap<number, HookPlace>;
}

/** A weak target with the tool that needs it. */
interface WeakPart extends WeakTarget {
  tool: NamedTool;
}

/**
 * Lists the weak targets with the change that would help each: first the targets that hold most tools back, then by
 * source.
 */
export function unstableOf(tools: readonly NamedTool[], context: UnstableContext): Unstable[] {
  const parts = tools.flatMap((tool) => tool.weak.map((weak): WeakPart => ({ ...weak, tool })));
  const needing = toolsByIntent(parts);
  const heldBack = toolsByIntent(parts.filter(({ holdsBack }) => holdsBack));
  const count = (of: Map<number, Set<string>>, { target }: WeakPart): number => of.get(target.intent.index)?.size ?? 0;
  const ranked = [...parts].sort(
    (a, b) => count(heldBack, b) - count(heldBack, a) || count(needing, b) - count(needing, a) || comparePlaces(a, b),
  );
  const taken = takenValues(context);
  const values = new Map<number, string>();
  return ranked.map((part) => {
    const { intent } = part.target;
    const value = values.get(intent.index) ?? uniqueValue(wantedValue(part), taken);
    values.set(intent.index, value);
    return describe(part, value, count(heldBack, part), context);
  });
}

function toolsByIntent(parts: readonly WeakPart[]): Map<number, Set<string>> {
  const tools = new Map<number, Set<string>>();
  for (const { target, tool } of parts) {
    const { index } = target.intent;
    tools.set(index, (tools.get(index) ?? new Set()).add(tool.targets.id));
  }
  return tools;
}

function comparePlaces(a: WeakPart, b: WeakPart): number {
  const [one, other] = [a.target.intent, b.target.intent];
  return (
    compareTexts(one.source.file, other.source.file) ||
    one.source.line - other.source.line ||
    one.source.column - other.source.column ||
    one.index - other.index ||
    compareTexts(a.tool.targets.id, b.tool.targets.id)
  );
}

function describe(
  { target: { intent, matchedElements, target }, part, tool, rowless, unread }: WeakPart,
  value: string,
  unlocks: number,
  { appModel, snapshots, hooks }: UnstableContext,
): Unstable {
  const intents = [...new Set([intent.index, ...matchedElements.map(({ pair }) => pair.intent)])];
  return {
    what: part === 'field' ? 'field' : 'action',
    label: labelOf(intent),
    tool: tool.targets.id,
    toolName: tool.name,
    unlocks,
    ...(intent.restsOn === undefined ? {} : { basis: intent.restsOn }),
    ...(isPlace(intent.source) ? { source: intent.source } : {}),
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
      ...(unread ? { unreadTool: tool.name } : {}),
    }),
  };
}

const labelOf = ({ labels, placeholder, name }: Intent): string => labelText(labels) || placeholder || name || '';

function wantedValue({ target: { intent, matchedElements }, part, tool }: WeakPart): string {
  if (part === 'action') return hookValue(tool.name, '');
  if (part === 'field') {
    const elements = matchedElements.map(({ element }) => element);
    return hookValue(tool.name, shownFieldKey(intent, elements, tool.targets.row !== undefined));
  }
  const said = hookValue('', labelOf(intent));
  return said === 'control' ? hookValue('open', tool.name) : said;
}

/** Returns the test ids that the source or a page has already. */
function takenValues({ appModel, snapshots }: UnstableContext): Set<string> {
  return new Set([
    ...[...appModel.intents, ...appModel.boundaries].flatMap(({ testId }) => testId ?? []),
    ...snapshots.flatMap(({ elements, containers }) =>
      [...elements, ...containers].flatMap(({ testIds }) => testIds.map(({ value }) => value)),
    ),
  ]);
}
