import type { JsonValue } from '@webmcp/contract';

/** Matches the names of arguments that hold secrets, in any spelling. */
const secretNames =
  /pass(?:word|wd|code|phrase)|secret|token|api[-_ ]?key|authorization|credential|otp|cvc|cvv|card[-_ ]?number|\bpin\b|\biban\b|\bssn\b/i;

/** Matches texts that look like a token of this bridge, a bearer header or a key in PEM form. */
const secretTexts = /\b(?:Bearer\s+)?[A-Za-z0-9_-]{43}\b|Bearer\s+\S+|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*/g;

/** The longest text in the record. */
const longest = 1000;

const hidden = '[redacted]';

/**
 * Copies a value for the record. Replaces the values of secret names, and texts that look like secrets.
 * @param sensitive further names whose values are secret
 */
export function redact(value: unknown, sensitive: readonly string[] = []): JsonValue {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map((each) => redact(each, sensitive));
  if (typeof value !== 'object') return String(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      secretNames.test(key) || sensitive.includes(key) ? hidden : redact(each, sensitive),
    ]),
  );
}

function redactText(text: string): string {
  const safe = text.replace(secretTexts, hidden);
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe;
}
