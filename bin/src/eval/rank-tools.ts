import type { Tool } from '@webmcp/contract';
import { stems } from '@webmcp/discovery';
import MiniSearch from 'minisearch';

import { choiceTexts } from '../outputs/field-type.js';

/** The weight of a text in the ranking. An agent sees the name first, and a parameter says less than the description. */
const weights = { name: 3, title: 2, description: 1, parameters: 1 };

/**
 * Indexes tools for BM25, as an agent without a model would choose: by the words of a tool alone. A tool without a word in
 * common with the request is left out.
 */
export function rankTools(tools: readonly Tool[]): (request: string) => string[] {
  const index = new MiniSearch<{ id: string } & Record<keyof typeof weights, string>>({
    fields: Object.keys(weights),
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''),
    processTerm: (word) => (stopWords.has(word.toLowerCase()) ? null : (stems(word)[0] ?? null)),
    searchOptions: {
      boost: weights,
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(
    tools.map(({ name, title, description, fields, row }) => ({
      id: name,
      name: name.replaceAll('_', ' '),
      title,
      description,
      parameters: [row?.param ?? '', ...fields.flatMap(({ label, schema }) => [label, ...choiceTexts(schema)])].join(
        ' ',
      ),
    })),
  );
  return (request) =>
    index
      .search(request)
      .sort((one, other) => other.score - one.score || (String(one.id) < String(other.id) ? -1 : 1))
      .map(({ id }) => String(id));
}

/** Words of every request and every description. */
const stopWords = new Set(
  'a an and are as at be by can could do does for from i in into is it me my of on or please the their them this to up want was with would you your'.split(
    ' ',
  ),
);
