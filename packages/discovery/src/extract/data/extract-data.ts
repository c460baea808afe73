import type { SourceFacts } from '../facts/facts.js';
import { unparsable } from '../script/parse-script.js';
import { dataValue } from './data-value.js';

/**
 * Reads a .json, .yaml or .yml file as its default export: values that an app imports, or its messages. A file that
 * does not parse has the problem SOURCE_UNPARSABLE and no export.
 */
export function extractData(file: string, text: string): SourceFacts {
  const facts: SourceFacts = {
    file,
    components: [],
    imports: [],
    exports: [],
    constants: {},
    problems: [],
  };
  try {
    const value = dataValue(text, file.endsWith('.json') ? 'json' : 'yaml', { file, line: 1, column: 1 });
    return { ...facts, exports: [{ exported: 'default', local: 'default' }], constants: { default: value } };
  } catch (error) {
    return { ...facts, problems: [unparsable(file, error)] };
  }
}
