import type { Field } from '@webmcp/contract';

import { changeIf, noteIf, type Aspect, type Change } from './change.js';
import { compareSchemas } from './compare-schemas.js';
import { compareTargets } from './compare-targets.js';

/** The aspects of a field, in the order of the report. */
export const fieldAspects: readonly Aspect<Field>[] = [
  { name: 'key', changes: (was, is) => changeIf(was.key !== is.key, 'field-renamed', `was called ${was.key}`) },
  {
    name: 'required',
    changes: (was, is) =>
      is.required
        ? changeIf(!was.required, 'field-required', 'is required now')
        : changeIf(was.required, 'field-optional', 'is no longer required'),
  },
  {
    name: 'role',
    changes: (was, is) => changeIf(was.role !== is.role, 'role-changed', `was a ${was.role} and is a ${is.role}`),
  },
  {
    name: 'label',
    changes: (was, is) =>
      changeIf(was.label !== is.label, 'label-changed', `was labelled "${was.label}" and is labelled "${is.label}"`),
  },
  { name: 'sensitive', changes: sensitiveChange },
  {
    name: 'allowed',
    changes: (was, is) =>
      is.allowed === true
        ? changeIf(was.allowed !== true, 'field-allowed', 'may be written by agents now')
        : changeIf(was.allowed === true, 'field-withheld', 'may no longer be written by agents'),
  },
  { name: 'schema', changes: schemaChanges },
  {
    name: 'target',
    changes: (was, is) => compareTargets('', was, is, { added: 'field-added', removed: 'field-removed' }),
  },
  {
    name: 'container',
    changes: (was, is) =>
      compareTargets('its container', was.container, is.container, {
        added: 'container-changed',
        removed: 'container-changed',
      }),
  },
  {
    name: 'key press',
    changes: (was, is) =>
      changeIf(
        was.endsWith !== is.endsWith,
        'effect-changed',
        is.endsWith === undefined ? 'no longer ends with Enter' : 'ends with Enter now',
      ),
  },
  {
    name: 'suggestions',
    changes: (was, is) =>
      changeIf(
        was.suggests !== is.suggests,
        'effect-changed',
        is.suggests === undefined ? 'no longer chooses a suggestion' : 'chooses a suggestion now',
      ),
  },
  {
    name: 'basis',
    changes: (was, is) =>
      noteIf(was.basis !== is.basis, `rested on ${was.basis ?? 'both'} and rests on ${is.basis ?? 'both'}`),
  },
];

function sensitiveChange(was: Field, is: Field): Change[] {
  const what = `was ${was.sensitive ?? 'not sensitive'} and is ${is.sensitive ?? 'not sensitive'}`;
  return changeIf(
    was.sensitive !== is.sensitive,
    is.sensitive === undefined ? 'field-exposed' : 'field-withheld',
    what,
  );
}

/** Compares the schemas. A required text has at least one character, so that length of one side alone is no change. */
function schemaChanges(was: Field, is: Field): Change[] {
  const oneSided = was.schema['minLength'] === undefined || is.schema['minLength'] === undefined;
  const bare = ({ required, schema: { minLength, ...rest } }: Field): Field['schema'] =>
    minLength === undefined || (oneSided && required && minLength === 1) ? rest : { ...rest, minLength };
  return compareSchemas(bare(was), bare(is));
}
