import type { ActionEntry, ControlKind, FieldEntry } from '@webmcp/contract';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { controlOfType } from '../elements/input-types.js';
import { firstOf } from '../model/first-of.js';
import type { SceneElement } from '../scene/scene.js';
import { findValue, isOn, literalTexts, textProp } from '../values/prop-values.js';
import { truthOf } from '../values/truth-of.js';

type Variant = NonNullable<FieldEntry['variants']>[number];

/** Decides whether a prop's value makes a variant: the value lacks one value, equals one value, or is on. */
function isVariant(value: LinkedValue, { equals, lacks }: Variant): boolean {
  if (lacks !== undefined) return value.kind === 'array' && !value.items.flatMap(literalTexts).includes(lacks);
  if (equals !== undefined) return literalTexts(value).includes(equals);
  return isOn(value) || (value.kind !== 'literal' && truthOf(value) === true);
}

/** Returns a field's control: a variant by a prop, the control of its input type, or the control of its entry. */
export function fieldControl(props: readonly LinkedProp[], entry: FieldEntry): ControlKind {
  const variant = (entry.variants ?? []).find((one) => {
    const value = findValue(props, one.prop);
    return value !== undefined && isVariant(value, one);
  });
  return variant?.control ?? controlByType(props, entry.type ?? []) ?? entry.control;
}

function controlByType(props: readonly LinkedProp[], names: readonly string[]): ControlKind | undefined {
  const typed = controlOfType(names.flatMap((name) => literalTexts(findValue(props, name))));
  if (typed !== undefined && !['hidden', 'submit', 'reset', 'button'].includes(typed)) return typed;
  return names.some((name) => textProp(props, name) === 'textarea') ? 'textarea' : undefined;
}

/** Returns an action's control. A button with a link is a link, and a button that submits a form is a submit. */
export function actionControl({ props }: SceneElement, entry: ActionEntry, inForm: boolean): ControlKind {
  if (entry.control !== 'button' && entry.control !== 'custom') return entry.control;
  if ((entry.href ?? []).some((name) => findValue(props, name) !== undefined)) return 'link';
  const type = firstOf(entry.type ?? [], (name) => findValue(props, name));
  if (type !== undefined) {
    const text = literalTexts(type)[0]?.toLowerCase();
    return text === 'submit' || text === 'reset' ? text : entry.control;
  }
  const hasForm = inForm || textProp(props, 'form') !== undefined;
  return entry.submits === true && hasForm ? 'submit' : entry.control;
}
