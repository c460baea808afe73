import { words } from '@webmcp/text';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { findValue, literalText } from './prop-values.js';
import { compares, shownBy, shownElse, type ShowCondition } from './shown-by.js';

/** Utility classes that hide an element, or move it out of the window. */
const hidingUtility = /^(?:d-none|opacity-0|scale-0|-?translate-[xy]-full|(?:max-)?h-0)$/;
/** The last word of a class that hides an element: `is-hidden`, `menuClosed`. */
const hidingWords = new Set('hidden hide invisible closed'.split(' '));
/** The last word of a class that shows an element: `is-open`, `modal--visible`. */
const showingWords = new Set('show shown open opened visible'.split(' '));

/** A class that an element has only under a condition. */
interface Flag {
  test: LinkedValue;
  /** True if the element has the class while the test holds; false if it has the class otherwise. */
  holds: boolean;
  effect: 'shows' | 'hides';
}

/**
 * Returns the state that shows an element by its look: by a class, by `display` or by `hidden`. Such an element is on the
 * page all the time: `class={open ? 'menu open' : 'menu'}`, `:class="{ hidden: !open }"`, `style={{ display: … }}`.
 */
export function shownByLook(props: readonly LinkedProp[]): ShowCondition | undefined {
  const hidden = findValue(props, 'hidden');
  const flags: Flag[] = [
    ...(hidden === undefined || hidden.kind === 'literal'
      ? []
      : [{ test: hidden, holds: true, effect: 'hides' as const }]),
    ...flagsIn(findValue(props, 'class')),
    ...flagsOfStyle(findValue(props, 'style')),
  ];
  for (const { test, holds, effect } of flags) {
    const condition = holds === (effect === 'shows') ? shownBy(test) : shownUnless(test);
    if (condition !== undefined) return condition;
  }
  return undefined;
}

/** Returns the state that shows an element while a test does not hold. */
function shownUnless(test: LinkedValue): ShowCondition | undefined {
  const negated = shownElse(test);
  if (negated !== undefined) return negated;
  const shown = shownBy(test);
  if (shown === undefined || compares(shown)) return undefined;
  const { state, atFirst } = shown;
  return { state, value: false, ...(atFirst === undefined ? {} : { atFirst: !atFirst }) };
}

/** Returns the conditional classes in the value of `class`, which may be a call such as `clsx(…)`. */
function flagsIn(value: LinkedValue | undefined): Flag[] {
  switch (value?.kind) {
    case 'choice': {
      const { test, options } = value;
      const own =
        test === undefined
          ? []
          : options.slice(0, 2).flatMap((option, at) => flagsOf(tokensOf(option), test, at === 0));
      return [...own, ...options.flatMap(flagsIn)];
    }
    case 'template':
      return value.parts.flatMap(flagsIn);
    case 'array':
      return value.items.flatMap(flagsIn);
    case 'call':
      return value.args.flatMap(flagsIn);
    case 'object':
      return value.entries.flatMap((entry) => flagsOf(entry.key.split(/\s+/), entry.value, true));
    default:
      return [];
  }
}

/** Returns the flags of a style with a conditional `display` or `visibility`. */
function flagsOfStyle(value: LinkedValue | undefined): Flag[] {
  if (value?.kind !== 'object') return [];
  return value.entries.flatMap(({ key, value: style }) => {
    if (!/^(?:display|visibility)$/.test(key) || style.kind !== 'choice' || style.test === undefined) return [];
    const { test } = style;
    return style.options
      .slice(0, 2)
      .flatMap((option, at): Flag[] =>
        /^(?:none|hidden)$/.test(literalText(option) ?? '') ? [{ test, holds: at === 0, effect: 'hides' }] : [],
      );
  });
}

function flagsOf(tokens: readonly string[], test: LinkedValue, holds: boolean): Flag[] {
  const [effect] = tokens.flatMap((token) => effectOf(token) ?? []);
  return effect === undefined ? [] : [{ test, holds, effect }];
}

/** Returns the class names of a value. A member of a style module names its class: `styles.menuOpen`. */
function tokensOf(value: LinkedValue): string[] {
  if (value.kind === 'template') return value.parts.flatMap(tokensOf);
  const text = value.kind === 'reference' ? value.path.at(-1) : literalText(value);
  return text === undefined ? [] : text.split(/\s+/);
}

/** Matches a class that hides only what overflows, and a class for one width of the window alone. */
const ofOverflow = /overflow|backface|:/;

function effectOf(token: string): Flag['effect'] | undefined {
  if (ofOverflow.test(token)) return undefined;
  const last = words(token).at(-1) ?? '';
  if (hidingUtility.test(token) || hidingWords.has(last)) return 'hides';
  return showingWords.has(last) ? 'shows' : undefined;
}
