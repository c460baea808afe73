export { readMap } from '@webmcp/contract/schema';
export { ProblemError, serializeMap } from '@webmcp/contract';
export type {
  Field,
  GroundTruthMap,
  Manifest,
  Problem,
  Selector,
  State,
  Target,
  Tool,
  Unstable,
} from '@webmcp/contract';
