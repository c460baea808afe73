import type { Ask } from '../parts.js';
import { confirmed } from './confirm.js';
import { question } from './question.js';

/** The part that destructive tools need. */
export const ask: Ask = { question, confirmed };
