/**
 * The Ground Truth Map, version 1: what `webmcp instrument` writes and everything else reads.
 * The zod twins in `schema/` are tested to agree with these types.
 */

import type { SelectorStrategyName } from '@webmcp/text';

/** A place in the app's source. `file` is relative to the root with forward slashes; line and column count from 1. */
export interface Source {
  file: string;
  line: number;
  column: number;
}

/** The name of a selector strategy; packages/text lists the strategies. */
export type SelectorStrategy = SelectorStrategyName;

/**
 * One way to find an element. `testid`: the attribute's value, counted over all test-id attributes together.
 * `label`: the exact text of a form control's label, aria-labelledby or aria-label. `role`: `role` or
 * `role[name="…"]` with JSON escapes. `css`: a CSS selector. In a row action `{row}` in a value stands for the
 * text of the row's key; a literal brace is doubled.
 */
export interface Selector {
  strategy: SelectorStrategy;
  value: string;
  /** 0 to 1: testid 1.0, label 0.8, role 0.6, css 0.2 for a path and up to 0.5 on a hand-written id or name. */
  score: number;
}

/** What an element was like when the map was made; votes beside the selectors when the runtime locates it. */
export interface Fingerprint {
  /** The kind of control as {@link ControlKind} or a container kind says it, e.g. `textbox`, `button`, `form`. */
  kind: string;
  /** Label texts and their variants in other languages; for a button, its name. */
  labels: string[];
  name?: string;
  id?: string;
  type?: string;
  href?: string;
  placeholder?: string;
  icon?: string;
  /** Digests of the words around an element that is not the only one of its kind and label, apart by spaces. */
  near?: string;
  /** Where nothing else tells it from others: which of how many, and digests of the words beside it, `2/4 a1b c2d`. */
  twin?: string;
  /** The nearest scopes, nearest first, at most three: `form:Sign up`, `dialog:New address`, `heading:Orders`. */
  scope: string[];
  /** The signals that were unique in the document when captured: `label`, `name`, `id`, `href`, `placeholder`, `testid`, `icon`, `near`; `words`: no other control says the same; `wording`: nor more or less of it. */
  unique: string[];
}

export interface MatchSignals {
  nameId: number;
  label: number;
  role: number;
  labelledby: number;
  container: number;
}

/** An element the runtime can find again: ordered selectors, best first, and a fingerprint. */
export interface Target {
  selectors: Selector[];
  /** The best score among the selectors; 0 when there is none. */
  confidence: number;
  source?: Source;
  fingerprint?: Fingerprint;
  match?: { score: number; signals: MatchSignals; provenance?: boolean };
  survival?: { survived: number; trials: number; wrong: number };
}

/** A step of a way. With `row` the target stands in every row of a list, and the first that has it stands for all. */
export type ReachStep =
  | { do: 'click'; target: Target; row?: { rows: Target; key: Target } }
  | { do: 'navigate'; route: string }
  | { do: 'fill'; target: Target; field: string };

export type ClickStep = Extract<ReachStep, { do: 'click' }>;

export interface State {
  id: string;
  /** A path or pattern: `/orders/:id`, `/#/search`, `/doctors.html`. */
  route: string;
  from: 'route' | 'harness' | 'explored';
  reach?: ReachStep[];
}

export type Sensitivity = 'password' | 'otp' | 'payment' | 'identity' | 'file';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonSchema = { [key: string]: JsonValue };

export interface Field extends Target {
  /** The name attribute, else the hand-written id, else a slug of the label; unique in the tool. */
  key: string;
  label: string;
  role: string;
  schema: JsonSchema;
  required: boolean;
  sensitive?: Sensitivity;
  /** Config lets agents write this sensitive field (`allowSensitive`); without it the user fills it in. */
  allowed?: true;
  container?: Target;
}

export type RiskLevel = 'safe' | 'caution' | 'destructive';

export interface RiskReason {
  /** Which kind of evidence spoke: `http`, `handler`, `form`, `role`, `label`, `config`, `model`. */
  signal: string;
  evidence: string;
  source?: Source;
}

export interface Risk {
  level: RiskLevel;
  reasons: RiskReason[];
}

export type ToolKind = 'form' | 'action' | 'row-action' | 'navigation' | 'read';

export interface Tool {
  /** `wm_` and a hash of what the tool means; see docs on identity. */
  id: string;
  name: string;
  title: string;
  description: string;
  kind: ToolKind;
  risk: Risk;
  source: Source;
  /** Ids of the states in which the tool was seen. */
  states: string[];
  container?: Target;
  reach?: ReachStep[];
  flow?: { id: string; step: number };
  row?: { param: string; rows: Target; key: Target };
  fields: Field[];
  action?: Target;
  unstable?: true;
  proof?: { level: 'located' | 'filled' | 'submitted'; result: string; browser: string };
}

export interface Guidance {
  do: 'data-mcp' | 'harness' | 'llm' | 'label';
  text: string;
  at?: Source;
  /** The change itself, as the language of the file at `at` writes it: an attribute, a label, a harness state. */
  paste?: string;
  /** The opening tags that an attribute in `paste` goes into, each with a digest of its text to know it again by. */
  into?: (Source & { tag: string })[];
  /** Why the change may not reach the page; `webmcp fix` then leaves it to a person. */
  doubt?: string;
}

export interface Unstable {
  what: 'field' | 'action';
  label: string;
  /** Id of the tool it would belong to, and its name. */
  tool?: string;
  toolName?: string;
  /** How many tools are held back for want of this one place. */
  unlocks?: number;
  /** Why the tool's proof failed, where that is what holds it back. */
  failedProof?: string;
  source: Source;
  selectors: Selector[];
  confidence: number;
  guidance: Guidance[];
}

/** A control in the source that no page element was paired with. */
export interface UnmatchedIntent {
  label: string;
  control: string;
  source: Source;
  reason: string;
}

/** An interactive element of a page, outside rows, that no source site was paired with. */
export interface UnmatchedElement {
  role: string;
  label: string;
  state: string;
  reason: string;
}

export interface GroundTruthMap {
  version: 1;
  generator: { name: 'webmcp'; version: string };
  app: { frameworks: string[] };
  testIdAttributes: string[];
  states: State[];
  tools: Tool[];
  unstable: Unstable[];
  /** Forms that are tools of the browser's own WebMCP by their `toolname`, and so none of ours. */
  declared?: { name: string; description?: string; source: Source }[];
  unmatched: { intents: UnmatchedIntent[]; elements: UnmatchedElement[] };
  /** Lowercase hex sha256 of the RFC 8785 form of the map without this key. */
  integrity: string;
}

/** What the page gets: the map without what only people and CI read. */
export interface Manifest {
  version: 1;
  testIdAttributes: string[];
  states: State[];
  tools: ManifestTool[];
}
export type ManifestTarget = Omit<Target, 'source' | 'match' | 'survival'>;
export type ManifestField = Omit<Field, 'source' | 'match' | 'survival' | 'container'> & { container?: ManifestTarget };
export type ManifestTool = Omit<Tool, 'source' | 'fields' | 'proof'> & { fields: ManifestField[] };
