import type { Config, Field, ReachStep, Source, Tool } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import type { Intent, AppModel } from '../intents/model/intent.js';
import { describeTool } from '../naming/describe-tool.js';
import { labelText } from '../intents/model/label-text.js';
import { rowObject, type ToolWords } from '../naming/tool-names.js';
import { assess } from '../risk/assess.js';
import { sensitivity } from '../risk/sensitivity.js';
import type { Draft } from '../synthesize/synthesize.js';
import { fieldKey, uniqueKeys } from '../identity/field-key.js';
import type { IdentifiedTool } from '../synthesize/identify.js';
import { isRequired, makeField } from '../fields/make-field.js';
import { unsettable } from '../fields/unsettable.js';
import type { WeakTarget } from '../assess/weak-target.js';

/** How a tool is called, and what config says of it. */
export interface ToolDecision {
  name: string;
  words: ToolWords;
  /** From an earlier map or from config. */
  description?: string;
  title?: string;
  config?: NonNullable<Config['tools']>[string];
}

export interface MadeTool {
  /** Absent when it may not be emitted. */
  tool?: Tool;
  weak: WeakTarget[];
  /** Fields that were found and that no call can set, with the reason. */
  refused: { intent: Intent; reason: string }[];
}

/**
 * Turns a candidate's targets into a tool, or says why it is held back (CONTRACT section 1).
 * @param explored the ways into the states that exploring found and that can be trusted, by state
 */
export function makeTool(
  { id, targets }: IdentifiedTool,
  decision: ToolDecision,
  appModel: AppModel,
  allowUnstable: boolean,
  explored: ReadonlyMap<string, ReachStep[]> = new Map(),
): MadeTool {
  const { candidate, kind, action, states, row } = targets;
  const refused = targets.fields.flatMap((draft) => {
    const reason = unsettable(draft);
    return reason === undefined ? [] : [{ intent: draft.intent, reason }];
  });
  const fields = targets.fields.filter((draft) => unsettable(draft) === undefined);
  const weak = new Set<Draft>();
  const needed = fields.filter((draft) => isNeeded(draft));
  for (const draft of [...needed, ...(action === null ? [] : [action])]) if (!draft.stable) weak.add(draft);
  for (const draft of [...fields, ...targets.openers])
    if (!draft.stable && draft.matchedElements.length > 0) weak.add(draft);
  const rowless = kind === 'row-action' && row === undefined;
  if (rowless && action !== null) weak.add(action);

  const blocked = needed.some(({ stable }) => !stable) || (action !== null && !action.stable) || rowless;
  const kept = fields.filter(({ stable, matchedElements }) => stable || (allowUnstable && matchedElements.length > 0));
  const empty = kept.length === 0 && action === null && candidate.kind !== 'read';
  const seen = states.length > 0 && (action === null || action.matchedElements.length > 0);
  const held = empty || rowless || !seen || (blocked && !allowUnstable);
  const tooWeak = [...weak].map((draft): WeakTarget => ({
    draft,
    part: draft === action ? 'action' : targets.openers.includes(draft) ? 'opener' : 'field',
    tool: { id, name: decision.name, title: decision.title ?? decision.words.title },
    held: held || blocked,
    rowless: rowless && draft === action,
  }));
  if (held) return { weak: seen || action?.matchedElements.length ? tooWeak : weakSeen(tooWeak, fields), refused };

  const keys = uniqueKeys(kept.map(({ intent, matchedElements }) => fieldKey(intent, matchedElements[0]?.element)));
  const allowed = new Set(decision.config?.allowSensitive ?? []);
  const made: Field[] = kept.map((draft, at) => makeField(draft, keys[at] ?? '', row !== undefined, allowed));
  const param = row === undefined ? undefined : rowParam(candidate.row, appModel, keys);
  const risk = assess(targets.candidates, appModel, decision.config?.risk);
  const title = decision.title ?? decision.words.title;
  const reach = targets.reach ?? (targets.openers.length > 0 ? undefined : exploredReach(states, explored));
  const tool: Tool = {
    id,
    name: decision.name,
    title,
    description:
      decision.description ??
      describeTool({
        kind,
        title,
        section: sectionOf(candidate.container, appModel),
        fields: made,
        ...(param === undefined ? {} : { rowParam: param }),
        acts: action !== null,
        opens:
          risk.level !== 'destructive' && made.length === 0 && action !== null && opensOver(action.intent, appModel),
        risk,
      }),
    kind,
    risk,
    source: sourceOf(targets, appModel),
    states: [...states],
    ...(targets.container === undefined ? {} : { container: targets.container }),
    ...(reach === undefined ? {} : { reach }),
    ...(row === undefined || param === undefined ? {} : { row: { param, rows: row.rows, key: row.key } }),
    fields: made,
    ...(action === null ? {} : { action: action.target }),
    ...(blocked || kept.some(({ stable }) => !stable) ? { unstable: true as const } : {}),
  };
  return { tool, weak: tooWeak, refused };
}

/** The shortest way that exploring found, where nothing but exploring shows the tool. */
function exploredReach(states: readonly string[], explored: ReadonlyMap<string, ReachStep[]>): ReachStep[] | undefined {
  const ways = states.map((state) => explored.get(state));
  return ways.includes(undefined) ? undefined : ways.sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0))[0];
}

/** Only what some page shows is unstable; what none shows is unmatched. */
function weakSeen(weak: WeakTarget[], fields: readonly Draft[]): WeakTarget[] {
  return fields.some(({ matchedElements }) => matchedElements.length > 0) ? weak : [];
}

/** A required field that is not sensitive: without it a call cannot be carried out. */
function isNeeded({ intent, matchedElements }: Draft): boolean {
  const elements = matchedElements.map(({ element }) => element);
  return isRequired(intent.constraints.required, elements) && sensitivity(intent, elements) === undefined;
}

/** Whether an action opens something over the page. */
const opensOver = ({ index }: Intent, { boundaries }: AppModel): boolean =>
  boundaries.some(({ kind, openers }) => isOverlayKind(kind) && openers.includes(index));

function rowParam(row: number | null, { boundaries }: AppModel, keys: readonly string[]): string {
  const boundary = row === null ? undefined : boundaries[row];
  const wanted = boundary === undefined ? 'row' : rowObject(boundary) || 'row';
  return uniqueKeys([...keys, wanted]).at(-1) ?? wanted;
}

function sectionOf(container: number | null, { boundaries }: AppModel): string {
  const boundary = container === null ? undefined : boundaries[container];
  return boundary === undefined ? '' : labelText(boundary.labels);
}

function sourceOf({ candidate, action, fields }: IdentifiedTool['targets'], { boundaries }: AppModel): Source {
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const own = candidate.kind === 'form' ? container?.source : undefined;
  return (
    own ??
    action?.intent.source ??
    container?.source ??
    fields[0]?.intent.source ?? { file: 'unknown', line: 1, column: 1 }
  );
}
