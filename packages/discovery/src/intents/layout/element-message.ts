import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { Catalogue, MessageLookup } from '../../messages/catalogue.js';
import { findValue, literalText } from '../values/prop-values.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import { directiveProp } from '../../extract/facts/neutral-props.js';

function lookup(messages: Catalogue, namespace: string | undefined, piped: boolean): MessageLookup {
  return { catalogues: [messages], namespaces: namespace === undefined ? [] : [namespace], prefix: '', piped };
}

/**
 * The message that an element shows by its key, as the call that would look it up: `<Trans i18nKey>`, `<FormattedMessage id>`,
 * `<i18n-t keypath>`. A message component without a key has its text as the key. Undefined for other elements.
 */
export function elementMessage(element: SceneElement, messages: Catalogue): LinkedValue | undefined {
  const { entry, props, sites } = element;
  const [at] = sites;
  if (at === undefined || entry?.is !== 'text' || entry.key === undefined) return undefined;
  const fallback = findValue(props, ...(entry.text ?? []));
  const key = findValue(props, ...entry.key) ?? fallback ?? writtenText(element.children, at);
  if (key === undefined) return undefined;
  const given = ['values', 'count', 'context'].flatMap((name) => {
    const value = findValue(props, name);
    return value === undefined ? [] : [{ key: name, value }];
  });
  const entries = fallback === undefined ? given : [{ key: 'defaultValue', value: fallback }, ...given];
  const options: LinkedValue = { kind: 'object', entries, spreads: [], at };
  const isVue = findValue(props, 'keypath') !== undefined;
  const looksUp = lookup(messages, literalText(findValue(props, 'ns')), isVue);
  return { kind: 'call', callee: ['t'], args: [key, options], looksUp, at };
}

/** The text that vue-i18n's `v-t` puts in place of an element's content. */
export function directiveText(props: readonly LinkedProp[], messages: Catalogue): LinkedValue | undefined {
  const key = findValue(props, directiveProp('t'));
  if (key === undefined) return undefined;
  return { kind: 'call', callee: ['t'], args: [key], looksUp: lookup(messages, undefined, true), at: key.at };
}

/** The text between the tags where it is nothing else. */
function writtenText(children: readonly SceneNode[], at: LinkedValue['at']): LinkedValue | undefined {
  const texts = children.map((child) => (child.kind === 'text' ? literalText(child.value) : undefined));
  const whole = texts.join('').replace(/\s+/g, ' ').trim();
  return whole === '' || texts.includes(undefined) ? undefined : { kind: 'literal', value: whole, at };
}
