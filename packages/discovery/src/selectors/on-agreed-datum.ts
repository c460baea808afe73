import type { Selector, Target } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import type { ScopedElement } from './prove.js';

/** Matches CSS on one data attribute of a tag. */
const onDatum = /^[\w-]+\[data-([a-z-]+)=("(?:[^"\\]|\\.)*")\]$/;

/** Decides whether a selector searches for a data attribute alone. The value may be the id of a record. */
export const isOnDatum = ({ strategy, value }: Selector): boolean => strategy === 'css' && onDatum.test(value);

/**
 * Returns the selector on the data attribute that the source writes at a button. The selector finds this button alone in
 * each state. Code reads the value, so it is as stable as a name: `button[data-filter="done"]`.
 */
export function onAgreedDatum({ datum }: Pick<Intent, 'datum'>, matched: readonly ScopedElement[]): Selector[] {
  if (datum === undefined) return [];
  const agreed = matched.map(({ element, scope }) =>
    element.candidates.find(({ selector, document, containers }) => {
      const [, name, quoted = '""'] = (selector.strategy === 'css' && onDatum.exec(selector.value)) || [];
      const hits = scope === null ? document : containers[scope];
      return hits === 1 && name === datum.name && JSON.parse(quoted) === datum.value;
    }),
  );
  const [first, ...others] = agreed.map((found) => found?.selector);
  if (first === undefined || others.some((other) => other?.value !== first.value)) return [];
  return [{ ...first, score: selectorScores.role }];
}

/** Adds the data attribute to the fingerprint of a target. */
export function withDatum(target: Target, { datum }: Pick<Intent, 'datum'>): Target {
  const { fingerprint } = target;
  if (fingerprint === undefined || datum === undefined) return target;
  return { ...target, fingerprint: { ...fingerprint, datum: `data-${datum.name}=${datum.value}` } };
}
