import type { SourceFacts } from '../facts/facts.js';
import { parseScript } from '../script/parse-script.js';
import { readModule } from './module/read-module.js';

const languages = { ts: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx', js: 'js', mjs: 'js', cjs: 'js', jsx: 'jsx' } as const;

/**
 * Reads a .tsx, .jsx, .ts or .js file: components with their templates, and the constants, functions, imports and
 * exports that handlers of other files may use.
 * @returns facts with only the problem SOURCE_UNPARSABLE and its place, if the text does not parse
 */
export function extractReact(file: string, text: string): SourceFacts {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const lang = Object.hasOwn(languages, extension) ? languages[extension as keyof typeof languages] : 'tsx';
  const parsed = parseScript(text, { file, lang });
  if ('ast' in parsed) return readModule(parsed.ast, file);
  return {
    file,
    components: [],
    imports: [],
    exports: [],
    constants: {},
    problems: [parsed.problem],
  };
}
