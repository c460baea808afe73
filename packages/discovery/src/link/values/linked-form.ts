import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { formHooks } from '../../libraries/known/form-hooks.js';
import type { LinkedForm, LinkedValue } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { literalText, type OutsideCall, type ResultValue } from '../model/resolved-value.js';

/**
 * Returns the form behind a member of a form hook's result (`register` of `useForm({ resolver })`). For a member of a
 * further call (`defineField('town')`), its first argument names the field.
 */
export function linkedForm(
  renderer: Renderer,
  { call }: ResultValue,
  at: Source,
  site: RenderSite,
): LinkedForm | undefined {
  const own = formOf(renderer, call, at, site);
  if (own !== undefined) return own;
  const outer = call.on?.kind === 'result' ? formOf(renderer, call.on.call, at, site) : undefined;
  if (outer === undefined) return undefined;
  const [first] = call.value.args;
  const field = first === undefined ? undefined : literalText(renderer.evaluate(first, call.scope));
  return { ...outer, ...(field === undefined ? {} : { field }) };
}

/** Links the options of a form hook's call once. All fields of the form share the values. */
function formOf(renderer: Renderer, call: OutsideCall, at: Source, site: RenderSite): LinkedForm | undefined {
  const inScope = renderer.memory.forms.get(call.scope) ?? new Map<Value, LinkedForm>();
  const known = inScope.get(call.value);
  if (known !== undefined) return known;
  const hook = formHooks.find(
    ({ hook: name, packages }) => name === call.callee.at(-1) && packages.includes(call.package ?? ''),
  );
  const [options] = call.value.args;
  if (hook === undefined || options === undefined) return undefined;
  const given = renderer.evaluate(options, call.scope);
  const linked = (key: string): LinkedValue | undefined => {
    const value = renderer.member(given, key);
    return value.kind === 'absent' ? undefined : renderer.toLinkedValue(value, at, site);
  };
  const schema = linked(hook.schema);
  if (schema === undefined) return undefined;
  const defaults = linked(hook.defaults);
  const form = { schema, ...(defaults === undefined ? {} : { defaults }) };
  renderer.memory.forms.set(call.scope, inScope.set(call.value, form));
  return form;
}
