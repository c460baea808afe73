import { z } from 'zod';

/** The reply of a model that words tools. The words of each tool are judged apart, so they may have any shape. */
export const wordingReplySchema = z.object({ tools: z.array(z.looseObject({ id: z.string() })) });
