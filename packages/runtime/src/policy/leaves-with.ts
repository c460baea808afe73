import { isOwn } from './form-target.js';
import { isOther, type WireCall } from './wire.js';

/** The part of a navigation that is judged (HTML standard, NavigateEvent). */
export interface Leaving {
  userInitiated: boolean;
  destination: { url: string };
  /** The fields of a form that is posted. */
  formData: FormData | null;
}

/** Matches the roles of fields whose text is sent as it is. */
const typed = /^(textbox|searchbox)$/;

/**
 * Explains why a navigation of the act may not go on. It leads values of the call to a host that the map does not know. Or
 * it sends another value under the key of a field.
 */
export function leavesWith({ userInitiated, destination, formData }: Leaving, call: WireCall): string | undefined {
  const { tool, values } = call;
  const url = new URL(destination.url);
  if (userInitiated) return undefined;
  const sent = new Map([...url.searchParams, ...(formData ?? [])]);
  const given = tool.fields.filter(({ key, role, schema }) => typed.test(role) && !schema['format'] && values[key]);
  const to = url.origin + url.pathname;
  const leaks = (text: string): boolean =>
    text.length > 2 && (url.href.includes(encodeURIComponent(text)) || [...sent.values()].includes(text));
  if (to !== tool.submitsTo && !isOwn(url) && given.some(({ key }) => leaks(String(values[key]))))
    return `The page would have gone to ${to} with values of the call`;
  const changed = given.find(({ key }) => isOther(sent.get(key), values[key]!));
  return changed && `The page would have sent another value of ${JSON.stringify(changed.key)} than the call`;
}
