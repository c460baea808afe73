import type { ManifestTarget } from '@webmcp/contract';

/** Writes a row's key into a target: replaces `{row}` in its texts and turns doubled braces into single ones. */
export function targetInRow(target: ManifestTarget, key: string): ManifestTarget {
  const quoted = JSON.stringify(key).slice(1, -1);
  const fill = (text: string, row: string): string =>
    text.replace(/\{row\}|\{\{|\}\}/g, (found) => (found.length > 2 ? row : found[0]!));
  return {
    ...target,
    selectors: target.selectors.map((each) => ({
      ...each,
      value: fill(each.value, /role|css/.test(each.strategy) ? quoted : key),
    })),
    ...(target.fingerprint && {
      fingerprint: { ...target.fingerprint, labels: target.fingerprint.labels.map((label) => fill(label, key)) },
    }),
  };
}

/**
 * Removes from a target's fingerprint the marks of the row that it was captured in: scope, nearby words, twin mark. A
 * target without a label has no other marks; its selectors must do.
 */
export function inAnyRow({ fingerprint, ...target }: ManifestTarget): ManifestTarget {
  if (!fingerprint?.labels.length) return target;
  const { near: _near, twin: _twin, ...print } = fingerprint;
  // Every row has this label: in the page the label is no identity, in the row it is.
  return { ...target, fingerprint: { ...print, scope: [], unique: [...print.unique, 'label'] } };
}
