import { extractData } from '../extract/data/extract-data.js';
import type { Framework } from './framework.js';

/** JSON and YAML files: values that an app imports, and its messages. */
export const data: Framework = {
  name: 'data',
  packages: [],
  extensions: ['json', 'yaml', 'yml'],
  markupExtensions: [],
  impliedExtensions: ['json'],
  conventions: { holds: 'data' },
  extract: ({ path, text }) => extractData(path, text),
  tags: () => [],
  escapeContent: (text) => text,
  labelAttribute: 'for',
};
