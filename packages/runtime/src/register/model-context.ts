import type { InputSchema } from '../validate/input-schema.js';

/** What native WebMCP hands over on a call. */
export interface CallContext {
  signal?: AbortSignal;
}

/** A tool as `document.modelContext.registerTool` takes it (Chromium 156). */
export interface ToolDefinition {
  name: string;
  title: string;
  description: string;
  inputSchema: InputSchema;
  annotations: { readOnlyHint?: true; consequentialHint?: true; untrustedContentHint?: true };
  execute(args: unknown, context?: CallContext): Promise<object>;
}

export interface ModelContext extends EventTarget {
  registerTool(tool: ToolDefinition, options: { signal: AbortSignal }): Promise<void> | void;
}

/** The browser's own WebMCP, where it has one. */
export const modelContext = (): ModelContext | undefined =>
  (document as Document & { modelContext?: ModelContext }).modelContext;
