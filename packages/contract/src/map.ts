/**
 * The Ground Truth Map, version 1. `webmcp instrument` writes the map, and every other part reads it. Tests hold the
 * zod twins in `schema/` and these types together.
 */

import type { SelectorStrategyName } from '@webmcp/text';

import type { AppQuestion, PromptedText } from './app-question.js';
import type { ExpectedRequest } from './expected-request.js';
import type { ReachStep } from './reach-step.js';

/** A place in the app's source. `file` is relative to the root with forward slashes; line and column count from 1. */
export interface Source {
  file: string;
  line: number;
  column: number;
}

/** The name of a selector strategy; packages/text lists the strategies. */
export type SelectorStrategy = SelectorStrategyName;

/**
 * One selector of a target.
 * `testid`: the attribute's value, counted over all test-id attributes together. `label`: the exact text of a form
 * control's label, aria-labelledby or aria-label. `role`: `role` or `role[name="…"]` with JSON escapes, or
 * `role[words="…"]` with the name without its counts. `css`: a CSS selector.
 * In a row action, the text of the row's key replaces `{row}` in a value. A literal brace is doubled.
 */
export interface Selector {
  strategy: SelectorStrategy;
  value: string;
  /** 0 to 1: testid 1.0, label 0.8, role 0.6, css 0.2 for a path and up to 0.5 on a hand-written id or name. */
  score: number;
}

/**
 * The traits of an element when the map was made. They vote beside the selectors when the runtime locates the element.
 */
export interface Fingerprint {
  /** The {@link ControlKind} or the kind of container, e.g. `textbox`, `button`, `form`. */
  kind: string;
  /** Label texts and their variants in other languages; for a button, its name. */
  labels: string[];
  name?: string;
  id?: string;
  type?: string;
  href?: string;
  placeholder?: string;
  /** The data attribute that the code of the control reads, as the source writes it: `data-filter=done`. */
  datum?: string;
  /** The picture of a control. For a list that no text names, its first option: `option:all`. */
  icon?: string;
  /**
   * Digests of the words around the element, separated by spaces. Present if another element has the same kind and
   * label.
   */
  near?: string;
  /**
   * The position among identical elements and digests of the neighbouring words: `2/4 a1b c2d`. Present if nothing
   * else distinguishes the element.
   */
  twin?: string;
  /** The place of a drawn select among those without a lasting label: `1/2`. */
  place?: string;
  /** The nearest scopes, nearest first, at most three: `form:Sign up`, `dialog:New address`, `heading:Orders`. */
  scope: string[];
  /**
   * The signals that were unique in the document when captured: `label`, `name`, `id`, `href`, `placeholder`,
   * `testid`, `icon`, `near`, `place`. `words`: no other control has the same words. `wording`: no other control has more or
   * fewer of these words.
   */
  unique: string[];
}

export interface MatchSignals {
  nameId: number;
  label: number;
  role: number;
  labelledby: number;
  container: number;
}

/** An element that the runtime can locate again: ordered selectors, best first, and a fingerprint. */
export interface Target {
  selectors: Selector[];
  /** The best score among the selectors; 0 without a selector. */
  confidence: number;
  source?: Source;
  fingerprint?: Fingerprint;
  /**
   * True if only the app's framework makes the element work, by a handler in the source. On a server-rendered page the
   * runtime waits until the framework owns the element.
   */
  handled?: true;
  /** True if the element answers a double click alone. The runtime clicks the element twice. */
  double?: true;
  match?: { score: number; signals: MatchSignals; provenance?: boolean };
  survival?: { survived: number; trials: number; wrong: number };
}

export interface State {
  id: string;
  /** A path or pattern: `/orders/:id`, `/#/search`, `/doctors.html`. */
  route: string;
  from: 'route' | 'harness' | 'explored';
  reach?: ReachStep[];
  /** The sums over the interactive elements of the state. Absent if the state was not read. */
  coverage?: Coverage;
}

/** The number of interactive elements of a state, and their sums. Each element counts in exactly one sum. */
export interface Coverage {
  elements: number;
  /** In exactly one tool of the map. */
  inTools: number;
  /** Held back with guidance. */
  unstable: number;
  /** In several tools of the map. */
  shared: number;
  /** Buttons that nothing answers. */
  dead: number;
  unmatched: number;
  /** The elements that a named rule leaves out, by the name of the rule. */
  leftOut: Record<string, number>;
  /** The number of elements by the best evidence for their place in the source. */
  places: { stamp: number; call: number; handler: number; none: number };
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
  /** The app takes the value on a key. A call of a tool without an action ends with Enter in the field. */
  endsWith?: 'Enter';
  /** The field draws suggestions that have no role. A call types the value and presses the one with this text. */
  suggests?: true;
  sensitive?: Sensitivity;
  /**
   * True if the config allows agents to write this sensitive field (`allowSensitive`). Otherwise the user fills the
   * field.
   */
  allowed?: true;
  container?: Target;
  basis?: Basis;
  /** The fields of one item of a list. The field's own target is then the button that adds an item. */
  items?: Field[];
  /** The items of the list, as a set. Present with `items`. */
  rows?: Target;
  /** The control inside an item that takes the item away. */
  remove?: Target;
}

/**
 * The side that a tool or field rests on. Absent means both. A tool that rests on the page was made from an element
 * without a pair in the source.
 */
export type Basis = 'source' | 'page' | 'both';

export type RiskLevel = 'safe' | 'caution' | 'destructive';

export interface RiskReason {
  /** The kind of evidence: `http`, `handler`, `form`, `role`, `label`, `config`, `model`. */
  signal: string;
  evidence: string;
  source?: Source;
}

export interface Risk {
  level: RiskLevel;
  reasons: RiskReason[];
}

export type ToolKind = 'form' | 'action' | 'row-action' | 'navigation' | 'read';

/** A column of a read's items. */
export interface ReadColumn {
  /** The key in each item. */
  key: string;
  /** The heading on the page. */
  title: string;
  schema: JsonSchema;
}

/** The content that a read tool returns. */
export interface Read {
  /**
   * `page` is the text of a whole page, by its headings. `pairs` is one record: terms with their descriptions. `rows` are the
   * rows that a row action takes, anywhere in the main content. `figures` are values with a caption, such as a total or the address of a record.
   */
  kind: 'table' | 'list' | 'rows' | 'pairs' | 'figures' | 'page';
  /** The table, the list, or the part of the page that contains the items. */
  set: Target;
  /** The items inside the set. Absent for pairs and pages. */
  item?: Target;
  /** The text that names a row, and the control that each row contains. Present for rows alone. */
  row?: { key: Target; holds: Target };
  /** The columns of a table; of rows, the name; of figures, the captions. Other items have `text`, and where the page shows them `title`, `link` and `checked`. */
  columns: ReadColumn[];
}

/** The words that a model gave a tool, and the words of the rules that the model's words replace. */
export interface Worded {
  /** The model's name. */
  by: string;
  /** A hash of the facts that the model read. Other facts are sent again. */
  input: string;
  rules: { name: string; title: string; description: string };
  /** The higher risk that the model proposed. */
  risk?: RiskLevel;
  /** The reason why the model's words were refused. The words of the rules hold. */
  refused?: string;
}

export interface Tool {
  /** `wm_` and a hash of the tool's meaning (docs/map-format.md, Identity). */
  id: string;
  name: string;
  /** The name before the last renaming. `window.webmcp` takes a call by it. */
  aliases?: string[];
  title: string;
  description: string;
  worded?: Worded;
  kind: ToolKind;
  basis?: Basis;
  risk: Risk;
  /** For a tool that rests on the page, the place of the handler. Absent if no place is known. */
  source?: Source;
  /** Ids of the states in which the tool was seen. */
  states: string[];
  container?: Target;
  reach?: ReachStep[];
  /** The place of a step in a wizard. With `steps`, the tool runs these tools in order, and `step` is 0. */
  flow?: { id: string; step: number; steps?: string[] };
  /** The place in the order of config, from 1. */
  order?: number;
  row?: { param: string; rows: Target; key: Target };
  fields: Field[];
  action?: Target;
  read?: Read;
  /** The address on another host to which the tool's form led, without query. Absent if the form leads to the app itself. */
  submitsTo?: string;
  /** The method by which the tool's form is submitted, and the window that it opens in: `post`, `get _blank`. */
  submitsBy?: string;
  /**
   * The names under which the tool's form sends values beside the tool's fields, with every number as `0`. Absent if the
   * names are unknown.
   */
  sends?: string[];
  /** The requests that the source predicts for a call. */
  expects?: ExpectedRequest[];
  /** The question that the app asks before the action is done. Each call then asks the person first. */
  asks?: AppQuestion;
  /** The texts that the browser's own box asks for during the act, in the order of the source. */
  prompts?: PromptedText[];
  /** The source shows that the action changes only the view. A form that opens is then the result, whatever the risk. */
  onlyView?: true;
  unstable?: true;
  proof?: { level: 'located' | 'filled' | 'submitted'; result: string; browser: string };
}

/** A field of a {@link SourceTool}. */
export type SourceField = Pick<Field, 'key' | 'label' | 'role' | 'schema' | 'required' | 'sensitive'> & {
  source: Source;
};

/** A tool as the source alone shows it. A check without a browser compares it with the present source. */
export type SourceTool = Pick<Tool, 'kind' | 'title' | 'risk' | 'expects'> & {
  /** `wm_` and a hash of the meaning in the source. */
  id: string;
  action?: { label: string; source: Source };
  fields: SourceField[];
};

export interface Guidance {
  do: 'data-mcp' | 'harness' | 'llm' | 'label' | 'config';
  text: string;
  at?: Source;
  /** The change in the language of the file at `at`: an attribute, a label, a harness state. */
  paste?: string;
  /** The opening tags that receive the attribute in `paste`, each with a digest of its text. */
  into?: (Source & { tag: string })[];
  /** The reason why the change may not reach the page. `webmcp fix` then leaves the change to a person. */
  doubt?: string;
}

export interface Unstable {
  what: 'field' | 'action';
  label: string;
  /** The id of the tool that the target belongs to. `toolName` is its name. */
  tool?: string;
  toolName?: string;
  /** The number of tools that this one place holds back. */
  unlocks?: number;
  /** The reason of the failed proof, if the proof holds the tool back. */
  failedProof?: string;
  basis?: Basis;
  /** Absent only for a control that rests on the page, if no place is known. */
  source?: Source;
  selectors: Selector[];
  confidence: number;
  guidance: Guidance[];
}

/** A control in the source without a matched page element. */
export interface UnmatchedIntent {
  label: string;
  control: string;
  source: Source;
  reason: string;
}

/** An interactive element of a page, outside rows, without a matched intent. */
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
  /** Forms with a `toolname`. The browser's own WebMCP offers them, so the map has no tool for them. */
  declared?: { name: string; description?: string; source: Source }[];
  unmatched: { intents: UnmatchedIntent[]; elements: UnmatchedElement[] };
  /** Every tool of the source alone, in document order, also without a page. Absent in maps of earlier versions. */
  sourceTools?: SourceTool[];
  /** Lowercase hex sha256 of the RFC 8785 form of the map without this key. */
  integrity: string;
}
