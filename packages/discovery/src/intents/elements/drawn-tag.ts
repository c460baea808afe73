import type { LinkedProp } from '../../link/model/linked.js';
import { textProp } from '../values/prop-values.js';

/** Tags that mean something to a person. Any other tag is only the shape of a box. */
const meaningful = /^(?:form|label|button|a|fieldset|legend|dialog|details|summary|nav|main|search|h[1-6])$/;

/**
 * Returns the tag that a box of a library draws: `<Box component="form">` of MUI and Mantine, `<Text as="label">` of Radix,
 * Chakra and React Bootstrap. Undefined for a tag that means nothing.
 */
export function drawnTag(props: readonly LinkedProp[]): string | undefined {
  const tag = textProp(props, 'as', 'component');
  return tag !== undefined && meaningful.test(tag) ? tag : undefined;
}
