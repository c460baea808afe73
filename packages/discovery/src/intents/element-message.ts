import type { LinkedValue } from '../link/linked.js';
import type { Catalogue } from '../messages/catalogue.js';
import { findValue, literalText } from './prop-values.js';
import type { SceneElement, SceneNode } from './scene.js';

/**
 * The message that an element shows by its key, as the call that would look it up: `<Trans i18nKey>`, `<FormattedMessage id>`,
 * `<i18n-t keypath>`, `v-t`. A message component without a key has its text as the key. Undefined for other elements.
 */
export function elementMessage(element: SceneElement, messages: Catalogue): LinkedValue | undefined {
  const { entry, props, sites } = element;
  const [at] = sites;
  if (at === undefined) return undefined;
  const looksUp = (name: LinkedValue | undefined) => {
    const namespace = literalText(name);
    return {
      catalogues: [messages],
      namespaces: namespace === undefined ? [] : [namespace],
      prefix: '',
      piped: findValue(props, 'keypath', 'v-t') !== undefined,
    };
  };
  const directive = findValue(props, 'v-t');
  if (directive !== undefined) {
    return { kind: 'call', callee: ['t'], args: [directive], looksUp: looksUp(undefined), at };
  }
  if (entry?.is !== 'text' || entry.key === undefined) return undefined;
  const fallback = findValue(props, ...(entry.text ?? []));
  const key = findValue(props, ...entry.key) ?? fallback ?? writtenText(element.children, at);
  if (key === undefined) return undefined;
  const given = ['values', 'count', 'context'].flatMap((name) => {
    const value = findValue(props, name);
    return value === undefined ? [] : [{ key: name, value }];
  });
  const entries = fallback === undefined ? given : [{ key: 'defaultValue', value: fallback }, ...given];
  const options: LinkedValue = { kind: 'object', entries, spreads: [], at };
  return { kind: 'call', callee: ['t'], args: [key, options], looksUp: looksUp(findValue(props, 'ns')), at };
}

/** The text between the tags where it is nothing else. */
function writtenText(children: readonly SceneNode[], at: LinkedValue['at']): LinkedValue | undefined {
  const texts = children.map((child) => (child.kind === 'text' ? literalText(child.value) : undefined));
  const whole = texts.join('').replace(/\s+/g, ' ').trim();
  return whole === '' || texts.includes(undefined) ? undefined : { kind: 'literal', value: whole, at };
}
