import type { ToolToName } from './tool-to-name.js';

/** A name by a rule, before names are shortened and made unique. */
export interface RuleName {
  /** A slug; '' if the rule finds no ASCII letters. */
  name: string;
  /** Title for people, in the app's own language. Without a title people read the name with spaces. */
  title: string;
  /** Another name that fits: `save_changes` for `edit_note`. The tool takes it if another tool wants the first. */
  other?: string;
}

/** A rule that names tools. */
export interface ToolNameRule {
  name: string;
  /** The reason why such a tool has such a name. */
  reason: string;
  /** Names a tool; undefined if the rule does not fit. */
  names(tool: ToolToName): RuleName | undefined;
}
