export type { AppQuestion, PromptedText } from './app-question.js';
export type { ExpectedRequest } from './expected-request.js';
export type {
  Field,
  Fingerprint,
  GroundTruthMap,
  Guidance,
  JsonSchema,
  JsonValue,
  Basis,
  MatchSignals,
  Read,
  Risk,
  RiskLevel,
  RiskReason,
  Selector,
  SelectorStrategy,
  Sensitivity,
  Source,
  Coverage,
  State,
  Target,
  Tool,
  ToolKind,
  UnmatchedElement,
  SourceField,
  SourceTool,
  UnmatchedIntent,
  Unstable,
  Worded,
} from './map.js';
export type { Manifest, ManifestField, ManifestPart, ManifestTarget, ManifestTool } from './manifest.js';
export {
  evidenceKinds,
  type CallReport,
  type CallResult,
  type CallStatus,
  type Evidence,
  type EvidenceKind,
} from './call-result.js';
export type {
  HeldBack,
  PanelAnswer,
  PanelEvents,
  PanelFacts,
  PanelQuestion,
  PanelTool,
  ToolDecision,
} from './panel.js';
export type { CallPlace, HandlerLink, MadeTag, PageCalls } from './page-calls.js';
export type {
  SelectorCandidate,
  ContainerKind,
  PageAttribute,
  PageConstraints,
  PageContainer,
  PageElement,
  PageHandler,
  PressAnswer,
  PageFrame,
  PageOption,
  PageRecords,
  PageRow,
  PageRowKey,
  PageSnapshot,
} from './page-snapshot.js';
export type { Behaviour, ObservedTool, SentRequest } from './behaviour.js';
export type { Config, Harness, HarnessState } from './harness.js';
export type {
  ActionEntry,
  BoundaryEntry,
  BoundaryKind,
  ControlKind,
  Entry,
  FieldEntry,
  LabelEntry,
  LibraryTable,
  OptionEntry,
  OptionSource,
  PartEntry,
  ScopeEntry,
  TextEntry,
  TriggerEntry,
  WrapperEntry,
} from './library-table.js';
export { problem, ProblemError, problems, type Problem, type ProblemCode } from './problem.js';
export { canonicalJson } from './canonical-json.js';
export { integrityOf } from './integrity.js';
export { serializeMap } from './serialize-map.js';
export type { ClickStep, ReachStep } from './reach-step.js';
export { targetsOf, type ToolTarget } from './targets-of.js';
export { sourcePlace } from './source-place.js';
export { riskLevels } from './risk-levels.js';
