import type { ManifestField } from '@webmcp/contract';

import { nameOf, sendersOf, sentName } from './form-facts.js';
import { addedProblem, isAdded, isOwn, isUnseen, submitterOf } from './form-target.js';
import { actsBeyond } from './link-moved.js';
import { isOther, type WireCall } from './wire.js';

/** The part of a navigation that is judged (HTML standard, NavigateEvent). */
export interface Leaving {
  userInitiated: boolean;
  destination: { url: string; sameDocument?: boolean };
  /** The fields of a form that is posted. */
  formData: FormData | null;
}

/** Matches the roles of fields whose text is sent as it is. */
const typed = /^(textbox|searchbox)$/;

/** The facts of a navigation that a call may have caused. */
interface Departure extends WireCall {
  leaving: Leaving;
  url: URL;
  /** The names and values that the address and the form send. */
  sent: [name: string, value: FormDataEntryValue][];
  /** The text fields of the call. */
  given: ManifestField[];
  /** The names of the boxes that a person sees in the form. */
  boxes: string[];
}

/** Explains why a navigation may not go on; the first rule that fits decides. */
const rules: readonly ((departure: Departure) => string | undefined)[] = [
  // Values of the call go to a host that the map does not know.
  ({ tool, values, url, sent, given }) => {
    const to = url.origin + url.pathname;
    const leaks = (text: string): boolean =>
      text.length > 2 && (url.href.includes(encodeURIComponent(text)) || sent.some(([, value]) => value === text));
    return to !== tool.submitsTo && !isOwn(url) && given.some(({ key }) => leaks(String(values[key])))
      ? `The page would have gone to ${to} with values of the call`
      : undefined;
  },
  // A source that shows a write shows no page to go to.
  ({ tool, url, leaving }) =>
    tool.expects?.length && tool.risk.level !== 'destructive' && !leaving.destination.sameDocument
      ? actsBeyond(url, tool).map(
          () => `The page would have gone to ${url.pathname}, which reads riskier than the map`,
        )[0]
      : undefined,
  // The form sends a value that it did not send when the map was made.
  ({ tool, leaving: { formData }, boxes }) => {
    const known = boxes.map(sentName);
    const added = [...(formData?.keys() ?? [])].find((name) => !known.includes(sentName(name)) && isAdded(name, tool));
    return added && addedProblem(added);
  },
  // The form sends another value under the key of a field. Several boxes of one name each send a value of their own.
  ({ given, values, sent, boxes }) => {
    const changed = given.find(
      ({ key }) =>
        boxes.filter((name) => name === key).length < 2 &&
        sent.some(([name, value]) => name === key && isOther(value, values[key]!)),
    );
    return changed && `The page would have sent another value of ${JSON.stringify(changed.key)} than the call`;
  },
];

/** Explains why a navigation of the act may not go on. A navigation of the person always may. */
export function leavesWith(leaving: Leaving, call: WireCall, pressed: Element): string | undefined {
  const { userInitiated, destination, formData } = leaving;
  if (userInitiated) return undefined;
  const url = new URL(destination.url);
  const { form } = submitterOf(pressed) ?? {};
  const departure: Departure = {
    ...call,
    leaving,
    url,
    sent: [...url.searchParams, ...(formData ?? [])],
    given: call.tool.fields.filter(
      ({ key, role, schema }) => typed.test(role) && !schema['format'] && call.values[key],
    ),
    boxes: (form ? sendersOf(form) : []).filter((each) => !isUnseen(each)).map((each) => nameOf(each)),
  };
  return rules.map((rule) => rule(departure)).find(Boolean);
}
