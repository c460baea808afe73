import type { Decision } from './decide-outcome.js';
import type { Finding } from './signals/finding.js';
import { readingOf, type Observation } from './signals/observation.js';
import { showsAsTaken } from './signals/shows-as-taken.js';

/** The fewest characters of a value that proves something. Any text may contain a shorter one. */
const least = 3;

/**
 * Judges an act after which the form is empty and the page shows nothing else. An app may empty its form before it refuses
 * a blank field, and say nothing. So a form that was sent with a blank text field is no proof. A value of the call that
 * the page shows outside the form is one.
 */
export function withBlankField(decision: Decision, findings: readonly Finding[], observation: Observation): Decision {
  const { scene, before, now } = observation;
  const isReset = findings.some(({ kind }) => kind === 'form-reset');
  if (decision.status !== 'completed' || !isReset || findings.some(showsMore)) return decision;
  const blank = [...before.fields].find(
    ([field, value]) =>
      isText(field) &&
      isBlank.test(value) &&
      isBlank.test(now.fields.get(field) ?? '') &&
      !scene.emptied(field)?.trim(),
  );
  if (blank === undefined) return decision;
  const reading = readingOf(observation);
  if (scene.values.some((value) => value.trim().length >= least && showsAsTaken(value, reading))) return decision;
  const message = `The form is empty again, and the page shows nothing of it. It was sent without a text in: ${scene.label(blank[0])}`;
  return { ...decision, status: 'unknown', messages: [...decision.messages, message] };
}

const showsMore = ({ kind, role }: Finding): boolean =>
  kind !== 'form-reset' && (role === 'confirms' || role === 'supports' || role === 'hints');

const isText = (field: Element): boolean =>
  field.matches('textarea,input:not([type]),input:is([type=text],[type=email],[type=tel],[type=url],[type=number])');

/** Matches the state of a text field without a text, as `fieldValues` reads it. */
const isBlank = /^(?:true|false|undefined)?\s*$/;
