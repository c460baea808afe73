import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { Catalogue, MessageLookup } from '../../messages/catalogue.js';
import { findValue, literalText } from '../values/prop-values.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import { directiveProp } from '../../extract/facts/neutral-props.js';

function lookup(messages: Catalogue, namespace: string | undefined, piped: boolean): MessageLookup {
  return { catalogues: [messages], namespaces: namespace === undefined ? [] : [namespace], prefix: '', piped };
}

/**
 * Returns the message of a message component as the call that looks it up: `<Trans i18nKey>`, `<FormattedMessage id>`,
 * `<i18n-t keypath>`. Without a key prop, the component's text is the key. Undefined for other elements.
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

/** Returns the message of vue-i18n's `v-t`, which replaces an element's content. */
export function directiveText(props: readonly LinkedProp[], messages: Catalogue): LinkedValue | undefined {
  const key = findValue(props, directiveProp('t'));
  if (key === undefined) return undefined;
  return { kind: 'call', callee: ['t'], args: [key], looksUp: lookup(messages, undefined, true), at: key.at };
}

/** Returns the text between the tags; undefined if other content is beside it. */
function writtenText(children: readonly SceneNode[], at: LinkedValue['at']): LinkedValue | undefined {
  const texts = children.map((child) => (child.kind === 'text' ? literalText(child.value) : undefined));
  const whole = texts.join('').replace(/\s+/g, ' ').trim();
  return whole === '' || texts.includes(undefined) ? undefined : { kind: 'literal', value: whole, at };
}
