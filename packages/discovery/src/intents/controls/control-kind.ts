import type { ActionEntry, ControlKind, FieldEntry } from '@webmcp/contract';
import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { controlOfType } from '../elements/input-types.js';
import { findValue, isOn, literalTexts, textProp } from '../values/prop-values.js';
import { truthOf } from '../values/truth-of.js';
import type { SceneElement } from '../scene/scene.js';

function isVariant(value: LinkedValue, { equals, lacks }: NonNullable<FieldEntry['variants']>[number]): boolean {
  if (lacks !== undefined) return value.kind === 'array' && !value.items.flatMap(literalTexts).includes(lacks);
  if (equals !== undefined) return literalTexts(value).includes(equals);
  return isOn(value) || (value.kind !== 'literal' && truthOf(value) === true);
}

/** Which control a field's props make of it. */
export function fieldControl(props: readonly LinkedProp[], entry: FieldEntry): ControlKind {
  for (const variant of entry.variants ?? []) {
    const value = findValue(props, variant.prop);
    if (value === undefined) continue;
    if (isVariant(value, variant)) return variant.control;
  }
  if (entry.type !== undefined) {
    const typed = controlOfType(entry.type.flatMap((name) => literalTexts(findValue(props, name))));
    if (typed !== undefined && !['hidden', 'submit', 'reset', 'button'].includes(typed)) return typed;
    if (entry.type.some((name) => textProp(props, name) === 'textarea')) return 'textarea';
  }
  return entry.control;
}

/** Which control an action is: a button that leads somewhere is a link, one that submits a form a submit. */
export function actionControl(element: SceneElement, entry: ActionEntry, inForm: boolean): ControlKind {
  const { props } = element;
  if (entry.control !== 'button' && entry.control !== 'custom') return entry.control;
  if ((entry.href ?? []).some((name) => findValue(props, name) !== undefined)) return 'link';
  const type = (entry.type ?? []).map((name) => findValue(props, name)).find((value) => value !== undefined);
  if (type !== undefined) {
    const text = literalTexts(type)[0]?.toLowerCase();
    return text === 'submit' ? 'submit' : text === 'reset' ? 'reset' : entry.control;
  }
  const belongs = inForm || textProp(props, 'form') !== undefined;
  return entry.submits === true && belongs ? 'submit' : entry.control;
}
