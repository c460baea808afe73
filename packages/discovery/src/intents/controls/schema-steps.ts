import type { LinkedValue } from '../../link/model/linked.js';

/** One call of a schema's chain: `min(2)` of `z.string().min(2)`. */
export interface SchemaStep {
  name: string;
  args: readonly LinkedValue[];
  /** The package of the called function, as imported. */
  package?: string;
  /** True for zod's `z.coerce.number()`, which makes a value of any input. */
  coerces: boolean;
}

/** Returns the calls of a chain, the first call first. A value that is no call has no steps. */
export function schemaSteps(value: LinkedValue): SchemaStep[] {
  if (value.kind !== 'call') return [];
  const name = value.callee.at(-1) ?? '';
  const step: SchemaStep = {
    name,
    args: value.args,
    ...(value.package === undefined ? {} : { package: value.package }),
    coerces: value.callee.includes('coerce'),
  };
  return [...(value.on === undefined ? [] : schemaSteps(value.on)), step];
}
