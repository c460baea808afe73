import type { ManifestTarget } from '@webmcp/contract';
import { fillRow, strategyNamed } from '@webmcp/text';

/** Writes a row's key into a target: replaces `{row}` in its texts and turns doubled braces into single braces. */
export function targetInRow(target: ManifestTarget, key: string): ManifestTarget {
  return {
    ...target,
    selectors: target.selectors.map((each) => ({
      ...each,
      value: fillRow(each.value, strategyNamed(each.strategy).quotedKey(key)),
    })),
    ...(target.fingerprint && {
      fingerprint: { ...target.fingerprint, labels: target.fingerprint.labels.map((label) => fillRow(label, key)) },
    }),
  };
}

/**
 * Removes from a target's fingerprint the marks of the row that it was captured in: scope, nearby words, twin mark. A
 * target without a label has no other marks, so only its selectors locate the target.
 */
export function inAnyRow({ fingerprint, ...target }: ManifestTarget): ManifestTarget {
  if (!fingerprint?.labels.length) return target;
  const { near: _near, twin: _twin, ...print } = fingerprint;
  // Every row has this label: in the page the label is no identity, in the row it is.
  return { ...target, fingerprint: { ...print, scope: [], unique: [...print.unique, 'label'] } };
}
