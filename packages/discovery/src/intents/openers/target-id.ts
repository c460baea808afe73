import { directiveOf } from '../../extract/facts/neutral-props.js';
import type { LinkedProp } from '../../link/model/linked.js';
import { findValue, literalText, textProp } from '../values/prop-values.js';

/** The id of the element that a control opens, toggles or closes. */
export interface Target {
  id: string;
  closes: boolean;
}

/** One attribute or directive that names a target. */
export interface TargetSource {
  name: string;
  /** True if only ARIA names the target, so that code of the app opens it. */
  isAria?: true;
  /** @param directives the directives of the app's libraries that open an element by its id */
  target(props: readonly LinkedProp[], directives: ReadonlySet<string>): Target | undefined;
}

const opens = (id: string | undefined): Target | undefined => (id === undefined ? undefined : { id, closes: false });

/** The sources of a target. The first source with a target decides. Explicit sources come first. */
export const targetSources: readonly TargetSource[] = [
  { name: 'library directive', target: (props, directives) => opens(directiveTarget(props, directives)) },
  {
    name: 'popovertarget',
    target(props) {
      const id = textProp(props, 'popovertarget');
      return id === undefined ? undefined : { id, closes: textProp(props, 'popovertargetaction') === 'hide' };
    },
  },
  {
    name: 'commandfor',
    target(props) {
      const id = textProp(props, 'commandfor');
      return id === undefined ? undefined : { id, closes: /close|hide/.test(textProp(props, 'command') ?? '') };
    },
  },
  {
    name: 'Bootstrap toggle',
    target(props) {
      if (textProp(props, 'data-bs-toggle', 'data-toggle') === undefined) return undefined;
      const target = textProp(props, 'data-bs-target', 'data-target', 'href');
      return target?.startsWith('#') === true ? opens(target.slice(1)) : undefined;
    },
  },
  {
    name: 'aria-controls',
    isAria: true,
    target: (props) => (saysItOpens(props) ? opens(textProp(props, 'aria-controls')) : undefined),
  },
];

/** Returns the target of a control. */
export function targetOf(props: readonly LinkedProp[], directives: ReadonlySet<string>): Target | undefined {
  for (const source of targetSources) {
    const target = source.target(props, directives);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Decides whether an attribute alone opens the target: the browser or a library reads it, and no code of the app runs. */
export function opensByAttribute(props: readonly LinkedProp[], directives: ReadonlySet<string>): boolean {
  const source = targetSources.find(({ target }) => target(props, directives) !== undefined);
  return source !== undefined && source.isAria !== true && source.target(props, directives)?.closes === false;
}

/** Returns the id in a directive's argument, value or first modifier: `v-b-modal.edit`. */
function directiveTarget(props: readonly LinkedProp[], directives: ReadonlySet<string>): string | undefined {
  for (const { name, value, modifiers = [] } of props) {
    const directive = directiveOf(name);
    if (directive === undefined || !directives.has(directive.name)) continue;
    const id = directive.argument ?? literalText(value) ?? modifiers[0];
    if (id !== undefined) return id;
  }
  return undefined;
}

/**
 * Decides whether ARIA marks a control as an opener of the element that `aria-controls` names. A tab opens its panel.
 */
function saysItOpens(props: readonly LinkedProp[]): boolean {
  const isMarked = findValue(props, 'aria-haspopup') ?? findValue(props, 'aria-expanded');
  return isMarked !== undefined || textProp(props, 'role') === 'tab';
}
