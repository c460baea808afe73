import type { InputSchema } from '../validate/input-schema.js';

/** The context that native WebMCP passes with a call. */
export interface CallContext {
  signal?: AbortSignal | undefined;
  /** `true` touches nothing and lists the elements of a real call; `fill` fills the fields and submits nothing. */
  dryRun?: boolean | 'fill';
  /** Replaces values that the person has typed. Counts for safe tools only. */
  overwrite?: boolean;
  /** Calls with the same key act once and answer the same. */
  idempotencyKey?: string;
  /** The id of a `pending` or `navigated` answer: returns that answer as it is now, and touches nothing. */
  id?: string;
}

/** A tool in the shape of `document.modelContext.registerTool` (Chromium 156). */
export interface ToolDefinition {
  name: string;
  title: string;
  description: string;
  inputSchema: InputSchema;
  annotations: { readOnlyHint?: true; consequentialHint?: true; untrustedContentHint?: true };
  execute(args: unknown, context?: CallContext): Promise<object>;
}

export interface ModelContext {
  /** Earlier builds and polyfills return a handle, or have `unregisterTool`, in place of the signal. */
  registerTool(
    tool: ToolDefinition,
    options: { signal: AbortSignal },
  ): Promise<unknown> | { unregister?(): void } | undefined | void;
  unregisterTool?(name: string): void;
}

type Holder = { modelContext?: ModelContext };

/** Returns the browser's own WebMCP: on the document, in earlier builds on the navigator. */
export const modelContext = (): ModelContext | undefined =>
  (document as Holder).modelContext ?? (navigator as Holder).modelContext;

/**
 * Registers a tool with the browser until the signal aborts.
 * @throws the browser's refusal, as a rejection
 */
export async function registerNatively(tool: ToolDefinition, signal: AbortSignal): Promise<void> {
  const context = modelContext();
  const isEarlier = !(document as Holder).modelContext;
  const answer = await context?.registerTool(tool, { signal });
  if (!context || !isEarlier) return;
  const { unregister } = (answer ?? {}) as { unregister?: () => void };
  const drop = (): void => {
    try {
      if (unregister) unregister();
      else context.unregisterTool?.(tool.name);
    } catch {
      // A build that heeds the signal as well has unregistered the tool already.
      return;
    }
  };
  if (signal.aborted) drop();
  else signal.addEventListener('abort', drop, { once: true });
}
