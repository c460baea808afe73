import type { Config, Worded } from '@webmcp/contract';

import type { AssessedTool } from '../assess/assessed-tool.js';

/** The settings of one tool in `webmcp.config`. */
export type ToolSettings = NonNullable<Config['tools']>[string];

/** The output of the stage *name*: a tool with everything that agents and people read. */
export interface NamedTool extends AssessedTool {
  /** Name, unique in the map. */
  name: string;
  title: string;
  /** The name of the rule that named the tool. The name itself may come from config or from the earlier map. */
  namedBy: string;
  description: string;
  /** The words of a model in the earlier map, with the words that the rules give now. */
  worded?: Worded;
  /** The parameter that chooses the row. Present for a tool with a row. */
  rowParam?: string;
  /** The tool's settings in config, by its id or its name. */
  settings?: ToolSettings;
}
