import type { DraftIntent } from '../drafts/draft.js';
import { findValue, literalText, member, textProp } from '../values/prop-values.js';

/** Returns an action's address; undefined if the run decides a part, as in `to="/orders/$id"` without a known `id`. */
export function actionHref({ entry, node: { props } }: Pick<DraftIntent, 'entry' | 'node'>): string | undefined {
  if (entry.is === 'field') return undefined;
  const href = textProp(props, ...(entry.href ?? []));
  const { parts } = entry.is === 'action' ? entry : {};
  if (href === undefined || parts === undefined) return href;
  const filled = href.split('/').map((part) => {
    if (!part.startsWith(parts.mark)) return part;
    return literalText(member(findValue(props, parts.prop), part.slice(parts.mark.length)));
  });
  return filled.includes(undefined) ? undefined : filled.join('/');
}
