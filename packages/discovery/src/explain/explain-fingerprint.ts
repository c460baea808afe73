import type { Fingerprint } from '@webmcp/contract';

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');

const attributes = ['name', 'id', 'type', 'href', 'placeholder', 'icon'] as const;

/** Writes a fingerprint as a list of statements, one for each kind of value that the fingerprint holds. */
export function explainFingerprint(print: Fingerprint): string[] {
  const { kind, labels, near, scope, unique } = print;
  const held = attributes.flatMap((attribute) => {
    const value = print[attribute];
    return value === undefined ? [] : `${attribute} "${value}"`;
  });
  return [
    `a ${kind}${labels.length === 0 ? ' without a text of its own' : ` called ${quoted(labels)}`}`,
    ...(held.length === 0 ? [] : [`with ${held.join(', ')}`]),
    ...(scope.length === 0 ? [] : [`inside ${scope.map(placeOf).join(', ')}`]),
    ...(near === undefined ? [] : ['distinguished by the words around it']),
    unique.length === 0
      ? 'nothing of it was the only one of its kind'
      : `${unique.join(', ')} ${unique.length === 1 ? 'was' : 'were'} the only one of its kind`,
  ];
}

/** Writes `form:Sign up` as `form "Sign up"`. */
function placeOf(scope: string): string {
  const colon = scope.indexOf(':');
  return colon < 0 ? scope : `${scope.slice(0, colon)} "${scope.slice(colon + 1)}"`;
}
