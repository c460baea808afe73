import type { LinkedProp } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import { findValue, textProp } from '../values/prop-values.js';
import { identityOf } from '../values/value-identity.js';

/** Returns the test id in the first attribute with a test id. */
export function testIdOf(props: readonly LinkedProp[], attributes: readonly string[]): string | undefined {
  return firstOf(attributes, (attribute) => textProp(props, attribute));
}

/** Returns the `id` if its text is known. An id that is made at run time does not count. */
export function domIdOf(props: readonly LinkedProp[]): string | undefined {
  const value = findValue(props, 'id');
  const isText = value?.kind === 'template' || (value?.kind === 'literal' && isWritten(value.value));
  const key = value === undefined || !isText ? '' : identityOf(value);
  return key.startsWith('=') ? key.slice(1) || undefined : undefined;
}

const isWritten = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
