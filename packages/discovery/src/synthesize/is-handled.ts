import { frameworkOf } from '../frameworks/framework-of.js';
import type { Boundary, Intent } from '../intents/model/intent.js';

/**
 * Decides whether only the app's framework makes a control work. Such a control has a handler, a bound value or an entry
 * of a library. A submit button also counts by the handler of its form. A link without a handler, a plain field and a
 * plain form work without a framework.
 */
export function isHandled(intent: Intent, boundaries: readonly Boundary[]): boolean {
  const { file } = intent.sites[0] ?? intent.source;
  if (frameworkOf(file).hydrates !== true) return false;
  if (intent.handlers.length > 0 || intent.binds !== undefined) return true;
  if (intent.library !== undefined && intent.href === undefined && intent.control !== 'link') return true;
  const form = intent.control === 'submit' ? formOf(intent, boundaries) : undefined;
  return form !== undefined && (form.handlers.length > 0 || form.library !== undefined);
}

function formOf({ form, boundary }: Intent, boundaries: readonly Boundary[]): Boundary | undefined {
  if (form !== undefined) return boundaries[form];
  let at = boundary === null ? undefined : boundaries[boundary];
  while (at !== undefined && at.kind !== 'form') at = at.parent === null ? undefined : boundaries[at.parent];
  return at;
}
