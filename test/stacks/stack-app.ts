/** One call of the new user's script: the tool, its arguments, and a text that the page shows afterwards. */
export interface StackCall {
  tool: string;
  args: Record<string, unknown>;
  shows: string;
}

/** An app as a new user has it before WebMCP comes. */
export interface StackApp {
  name: string;
  /** The command of a starter that makes the app in the folder `app`. Without one, `files` are the whole app. */
  starter?: readonly string[];
  files: Record<string, string>;
  /** The scripts that start the dev server, build, and serve the build. An empty build means that the source is served. */
  scripts: { dev: string; build?: string; serve: string };
  /** Two calls, one after the other. */
  calls: readonly [StackCall, StackCall];
}
