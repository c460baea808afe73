import type { CallResult, JsonSchema, JsonValue, RiskLevel } from '@webmcp/contract';

/** One tool that a plugin offers to the bridge. A plugin whose tool changes offers another object. */
export interface BridgeTool {
  name: string;
  /** The id of the tool in the map; left out without a map. */
  id?: string;
  title: string;
  description: string;
  inputSchema: JsonSchema;
  /** The keys of the page by the keys of the schema, where they differ. */
  keys?: ReadonlyMap<string, string>;
  risk: RiskLevel;
  isReadOnly: boolean;
  /** The scope that a call needs. */
  scope: string;
  /** Names of arguments whose values stay out of the record and of questions. */
  sensitive: readonly string[];
  /** Names of arguments that hold paths; each path must be within a root of the session. */
  paths: readonly string[];
  /** Validates arguments. Returns one message for each fault. */
  faults(args: Record<string, JsonValue>): string[];
  /** The definition as it is hashed, with everything that a person relies on. */
  definition: JsonValue;
}

/** One call on its way to a plugin. */
export interface PluginCall {
  /** Names this call; a plugin answers each id once. */
  id: string;
  tool: string;
  args: Record<string, JsonValue>;
  /** Reports to the caller what the call does now. A plugin may report nothing. */
  report(message: string): void;
  /** The secret by which the page takes the approval of this call, once. The page then does not ask again. */
  approval?: string;
}

/** A part that offers tools: a tab of a browser, or a workspace. */
export interface Plugin {
  /** The name of the plugin, unique in the bridge, such as `tab-1`. */
  id: string;
  /** The place of the tools as a person knows it, such as `http://localhost:5173`. */
  origin: string;
  /** A title for people. Untrusted. */
  title: string;
  tools(): readonly BridgeTool[];
  /**
   * Carries a call out.
   * @param signal aborts when the call is cancelled or its session has ended
   */
  call(call: PluginCall, signal: AbortSignal): Promise<CallResult>;
}
