import { frameworkOf } from '../frameworks/framework-of.js';
import type { Boundary, Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';

/**
 * Decides whether the runtime has to wait until a framework runs a control: the app makes the control work, and a page
 * with the control showed marks that the runtime knows. Without such marks, as in a Solid app, the wait would never end.
 */
export function isHandled(intent: Intent, boundaries: readonly Boundary[], seen: readonly MatchedElement[]): boolean {
  return seen.some(({ snapshot }) => snapshot.hydrated) && worksByApp(intent, boundaries);
}

/**
 * Decides whether only the app's framework makes a control work. Such a control has a handler, a bound value or an entry
 * of a library. A submit button also counts by the handler of its form. A link without a handler, a plain field and a
 * plain form work without a framework.
 */
function worksByApp(intent: Intent, boundaries: readonly Boundary[]): boolean {
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
