import { formHooks } from '../../libraries/known/form-hooks.js';
import type { LinkedForm, LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import type { Constraints } from '../model/intent.js';
import type { SceneElement } from '../scene/scene.js';
import { findValue, member } from '../values/prop-values.js';
import { schemaOfField } from './schema-field.js';
import { schemaRules, type SchemaRules } from './schema-rules.js';

/** Props of form components that hold a schema: Formik's and vee-validate's, and Nuxt UI's. */
const schemaProps = ['validationSchema', 'schema'];

/**
 * Returns the rules that the schema of a control's form has for the control. The schema is found from the registration of
 * the field, from its `control`, or from the form component around it. A field with a first value is not required.
 *
 * @param name the field's name in the form
 */
export function rulesOfForm(
  node: SceneElement,
  props: readonly LinkedProp[],
  name: string | undefined,
): SchemaRules | undefined {
  const form = firstOf(props, ({ value }) => formOf(value)) ?? formAround(node);
  const field = form?.field ?? name;
  if (form === undefined || field === undefined) return undefined;
  const path = field.replaceAll(/\[(\w+)\]/gu, '.$1').split('.');
  const found = schemaOfField(form.schema, path);
  const isOptional = found?.isOptional === true || isFilled(form.defaults, path);
  return found === undefined ? undefined : inAll(found.schemas.map(schemaRules), isOptional);
}

/** Returns the form that a prop's value belongs to. */
function formOf(value: LinkedValue): LinkedForm | undefined {
  if (value.kind === 'reference') return value.form;
  if (value.kind === 'call') return value.on === undefined ? undefined : formOf(value.on);
  return undefined;
}

/** Returns the form of the nearest component around a control that has one. */
function formAround(node: SceneElement): LinkedForm | undefined {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element' || at.host) continue;
    const { props } = at;
    const schema = findValue(props, ...schemaProps);
    if (schema !== undefined) {
      const defaults = findValue(props, 'initialValues');
      return { schema, ...(defaults === undefined ? {} : { defaults }) };
    }
    const found = firstOf(props, ({ value }) => formOf(value) ?? spreadForm(value));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the form of a form hook whose result is spread: `<FormProvider {...form}>`. */
function spreadForm(value: LinkedValue): LinkedForm | undefined {
  if (value.kind !== 'call') return undefined;
  const hook = formHooks.find(
    ({ hook: name, packages }) => name === value.callee.at(-1) && packages.includes(value.package ?? ''),
  );
  const [options] = value.args;
  const schema = hook === undefined ? undefined : optionOf(options, hook.schema);
  if (hook === undefined || schema === undefined) return undefined;
  const defaults = optionOf(options, hook.defaults);
  return { schema, ...(defaults === undefined ? {} : { defaults }) };
}

/** Returns a member of an object, its own or of an object that is spread into it. */
function optionOf(value: LinkedValue | undefined, key: string): LinkedValue | undefined {
  if (value?.kind !== 'object') return undefined;
  return member(value, key) ?? firstOf(value.spreads.toReversed(), (spread) => optionOf(spread, key));
}

/** Decides whether a field has a first value. First values that only the run knows count: they are a record to edit. */
function isFilled(defaults: LinkedValue | undefined, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (defaults === undefined) return false;
  if (key === undefined)
    return defaults.kind !== 'literal' || !['', null, false].some((empty) => empty === defaults.value);
  if (defaults.kind !== 'object') return defaults.kind !== 'literal';
  const own = optionOf(defaults, key);
  return own === undefined ? defaults.spreads.some(({ kind }) => kind !== 'object') : isFilled(own, rest);
}

/** Returns the rules that all options of a union have in common. */
function inAll(rules: readonly SchemaRules[], isOptional: boolean): SchemaRules {
  const [first, ...others] = rules;
  if (first === undefined) return { type: 'any', constraints: {} };
  const shared = Object.entries(first.constraints).filter(([key, value]) =>
    others.every(({ constraints }) => constraints[key as keyof Constraints] === value),
  );
  const { required, ...limits }: Constraints = Object.fromEntries(shared);
  return {
    type: others.every(({ type }) => type === first.type) ? first.type : 'any',
    constraints: { ...limits, ...(required === true && !isOptional ? { required } : {}) },
  };
}
