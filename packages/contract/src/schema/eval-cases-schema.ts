import { z } from 'zod';

const message = z.looseObject({ role: z.string(), content: z.string().max(10_000).exactOptional() });
const call = z.looseObject({ functionName: z.string().min(1) });

/** The shape of `webmcp.evals.json`: cases of `webmcp-evals`, each with a request and the calls that answer it. */
export const evalCasesSchema = z
  .array(z.looseObject({ name: z.string(), messages: z.array(message).min(1), expectedCall: z.array(call) }))
  .max(10_000);
