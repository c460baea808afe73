import { canonicalJson, type Field } from '@webmcp/contract';

import { driftIf, type Aspect } from './change.js';
import { compareTargets } from './compare-targets.js';

/** The aspects of a field, in the order of the report. */
export const fieldAspects: readonly Aspect<Field>[] = [
  {
    name: 'required',
    changes: (was, is) =>
      driftIf(was.required !== is.required, is.required ? 'is required now' : 'is no longer required'),
  },
  { name: 'role', changes: (was, is) => driftIf(was.role !== is.role, `was a ${was.role} and is a ${is.role}`) },
  {
    name: 'label',
    changes: (was, is) => driftIf(was.label !== is.label, `was labelled "${was.label}" and is labelled "${is.label}"`),
  },
  {
    name: 'sensitive',
    changes: (was, is) =>
      driftIf(
        was.sensitive !== is.sensitive,
        `was ${was.sensitive ?? 'not sensitive'} and is ${is.sensitive ?? 'not sensitive'}`,
      ),
  },
  {
    name: 'allowed',
    changes: (was, is) =>
      driftIf(
        was.allowed !== is.allowed,
        is.allowed === true ? 'may be written by agents now' : 'may no longer be written by agents',
      ),
  },
  {
    name: 'schema',
    changes: (was, is) =>
      // The title repeats the label.
      [...new Set([...Object.keys(was.schema), ...Object.keys(is.schema)])]
        .filter((key) => key !== 'title')
        .flatMap((key) => {
          const [before, now] = [JSON.stringify(was.schema[key]), JSON.stringify(is.schema[key])];
          return driftIf(
            canonicalJson(was.schema[key] ?? null) !== canonicalJson(is.schema[key] ?? null),
            `has ${key} ${now ?? 'none'}, which was ${before ?? 'none'}`,
          );
        }),
  },
  { name: 'target', changes: (was, is) => compareTargets('', was, is) },
];
