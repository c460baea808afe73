import type { JsonSchema } from '@webmcp/contract';

import type { BridgeApproval } from '../policy/bridge-approval.js';
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
  /** The approval of this very call by a person at a bridge. Without it, a destructive call asks the person here. */
  approval?: BridgeApproval;
  /** The id of a `pending` or `navigated` answer: returns that answer as it is now, and touches nothing. */
  id?: string;
}

/** A tool in the shape of `document.modelContext.registerTool` (Chromium 156). */
export interface ToolDefinition {
  name: string;
  title: string;
  description: string;
  inputSchema: InputSchema;
  outputSchema?: JsonSchema;
  annotations: {
    readOnlyHint?: true;
    consequentialHint?: true;
    untrustedContentHint?: true;
    /** The tool is for developers alone. */
    debugging?: true;
  };
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

/** The forms of a tool that are registered in turn while the browser refuses the schema of the form before. */
const forms: readonly ((tool: ToolDefinition) => ToolDefinition)[] = [
  (tool) => tool,
  ({ outputSchema: _, ...tool }) => tool,
  ({ outputSchema: _, ...tool }) => ({ ...tool, inputSchema: bareSchema(tool.inputSchema) }),
];

/** Keeps the names, types, descriptions and required keys of the arguments. Validation keeps all limits. */
function bareSchema({ properties, ...schema }: InputSchema): InputSchema {
  const bare = Object.entries(properties).map(([key, { type, description, items }]): [string, JsonSchema] => [
    key,
    {
      ...(type !== undefined && { type }),
      ...(description !== undefined && { description }),
      ...(items !== undefined && { items: { type: (items as JsonSchema)['type'] ?? 'string' } }),
    },
  ]);
  return { ...schema, properties: Object.fromEntries(bare) };
}

/** Registers the first form of a tool that the browser takes. A TypeError refuses a form; another error is final. */
async function registerForm(
  context: ModelContext,
  tool: ToolDefinition,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<ModelContext['registerTool']>>> {
  let refusal: unknown;
  for (const form of forms) {
    try {
      return await context.registerTool(form(tool), { signal });
    } catch (error) {
      if (!(error instanceof TypeError) || signal.aborted) throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

/**
 * Registers a tool with the browser until the signal aborts. A refused schema is registered again in a plainer form.
 * @throws the browser's first refusal, as a rejection
 */
export async function registerNatively(tool: ToolDefinition, signal: AbortSignal): Promise<void> {
  const context = modelContext();
  const isEarlier = !(document as Holder).modelContext;
  const answer = context && (await registerForm(context, tool, signal));
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
