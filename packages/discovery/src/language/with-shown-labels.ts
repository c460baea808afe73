import type { PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label, AppModel } from '../intents/model/intent.js';
import type { Match } from '../match/model/match.js';

/**
 * Returns the app model with the boundary labels that pages show. Of several wordings in the source (`{mode === 'edit'
 * ? 'Edit' : 'Add'} order`) the shown wordings stay. If no page shows any wording, a wording that is a case of another
 * (`Orders of nobody` beside `Orders of …`) is left out.
 */
export function withShownLabels(
  appModel: AppModel,
  match: Pick<Match, 'containers'>,
  snapshots: readonly PageSnapshot[],
): AppModel {
  const pages = new Map(
    snapshots.map(({ state, containers }) => [state, new Map(containers.map((c) => [c.index, c]))]),
  );
  const seen = new Map<number, string[]>();
  for (const { state, boundary, container } of match.containers) {
    const texts: string[] = [];
    // The heading of a dialog may name the form that fills the dialog.
    for (let at = pages.get(state)?.get(container); at !== undefined; at = pages.get(state)?.get(at.parent ?? -1))
      texts.push(...[at.name, at.heading ?? ''].filter((text) => text !== ''));
    seen.set(boundary, [...(seen.get(boundary) ?? []), ...texts]);
  }
  return {
    ...appModel,
    boundaries: appModel.boundaries.map((boundary) => ({
      ...boundary,
      labels: shownOf(boundary.labels, seen.get(boundary.index) ?? []),
    })),
  };
}

function shownOf(labels: Label[], texts: readonly string[]): Label[] {
  // Labels in several languages are variants of one name.
  if (labels.length < 2 || labels.some(({ locales }) => locales !== undefined)) return labels;
  const times = labels.map((label) => texts.filter((text) => matches(label, text)).length);
  const most = Math.max(...times);
  if (most > 0) return labels.filter((_, at) => times[at] === most);
  return labels.filter(
    (label) =>
      !labels.some((other) => other.parts !== undefined && label.parts === undefined && matches(other, label.text)),
  );
}

/** Decides whether a text matches a label, with any text for its unknown parts. Headings join the texts of blocks without spaces. */
function matches({ text, parts = [text] }: Label, said: string): boolean {
  const known = parts.map((part) => (part === null ? null : squashed(part)));
  if (known.every((part) => part === null || part === '')) return false;
  const pattern = known.map((part) => (part === null ? '.*' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))).join('');
  return new RegExp(`^${pattern}$`, 's').test(squashed(said));
}

const squashed = (text: string): string => foldText(text).replace(/\s+/g, '');
