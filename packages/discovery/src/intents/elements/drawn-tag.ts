import type { LinkedProp } from '../../link/model/linked.js';
import { findValue, textProp } from '../values/prop-values.js';

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

/**
 * Decides whether a box of a library draws the link of a router: `<Card component={Link} to={path}>` of MUI and Mantine, `as` in
 * Chakra. The address may be known only at run time.
 */
export function drawsLink(props: readonly LinkedProp[]): boolean {
  const drawn = findValue(props, 'as', 'component');
  const isLink = drawn?.kind === 'reference' && drawn.path.at(-1)?.endsWith('Link') === true;
  return isLink && findValue(props, 'to', 'href') !== undefined;
}
