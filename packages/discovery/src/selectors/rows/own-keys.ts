import type { PageContainer, PageRowKey } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { AppModel, Label } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';
import { boundaryChain } from '../../match/views/intent-view.js';

/** The facts of the source about the texts of a row. */
export interface RowFacts {
  /** The places of elements that loops inside the row repeat. */
  repeated: ReadonlySet<string>;
  /** Decides whether a text is the fixed wording of a control in the row. */
  isWording(text: string): boolean;
}

/** Returns the facts about one row of the source. */
export function rowFacts(row: number, { boundaries, intents }: AppModel): RowFacts {
  const own = intents.filter(({ boundary }) => boundaryChain(boundaries, boundary).includes(row));
  const wordings = own.flatMap(({ labels }) => labels.flatMap((label) => wordingOf(label) ?? []));
  return {
    repeated: new Set((boundaries[row]?.repeats ?? []).map(siteKey)),
    isWording: (text) => wordings.some((pattern) => pattern.test(text)),
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern of a label with fixed words; undefined for a label that is data alone. */
function wordingOf({ text, parts, from }: Label): RegExp | undefined {
  if (from === 'page') return undefined;
  const known = parts ?? [text];
  if (!known.some((part) => part !== null && /[\p{L}\p{N}]/u.test(part))) return undefined;
  const pattern = known.map((part) => (part === null ? '.*' : escape(part))).join('');
  return new RegExp(`^${pattern.trim()}$`, 'u');
}

/** A reason for which a text of a row does not name the row. */
interface KeyRule {
  name: string;
  excludes(key: PageRowKey, container: PageContainer, facts: RowFacts | undefined): boolean;
}

/** The rules in order. A text that a rule excludes in one row names no row of the list. */
export const keyRules: readonly KeyRule[] = [
  {
    // The text belongs to a row of the inner list: a card names no column.
    name: 'repeated-inside',
    excludes: ({ inside = [] }, _, facts) => inside.some((site) => facts?.repeated.has(siteKey(site))),
  },
  {
    // Only the source can know that an inner list is written out and not repeated.
    name: 'nested-unknown',
    excludes: ({ nested }, _, facts) => nested === true && facts === undefined,
  },
  {
    name: 'fixed-wording',
    excludes: ({ from, text }, _, facts) => from === 'control' && facts?.isWording(foldText(text)) === true,
  },
  {
    // "Cancel order 17" contains the row's name and further words.
    name: 'longer-than-text',
    excludes: ({ from, text }, { row }) =>
      from === 'control' && (row?.keys ?? []).some((other) => other.from !== 'control' && text.includes(other.text)),
  },
  {
    // "House 3" is the name of the row and a count, which the next act may change.
    name: 'with-count',
    excludes: ({ text }, { row }) =>
      (row?.keys ?? []).some((other) => text.startsWith(other.text) && count.test(text.slice(other.text.length))),
  },
];

/** Matches a count behind a text. */
const count = /^\s*\(?\d{1,4}\)?$/u;

/** Returns the texts of a row that may name the row. */
export function ownKeys(container: PageContainer, facts: RowFacts | undefined): PageRowKey[] {
  const keys = container.row?.keys ?? [];
  return keys.filter((key) => !keyRules.some((rule) => rule.excludes(key, container, facts)));
}
