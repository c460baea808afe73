import type { SourceFacts } from '../facts/facts.js';
import { unparsable } from '../script/parse-script.js';
import { readAlpine } from './alpine/read-alpine.js';
import { attachListeners } from './scripts/attach-listeners.js';
import { ElementLookup } from './scripts/element-lookup.js';
import { keptVariables } from './scripts/kept-variables.js';
import type { LoadedScript } from './scripts/loaded-script.js';
import { addDrawn, parseScripts, readScripts, type ParsedScript } from './scripts/page-scripts.js';
import type { Frame } from '../react/values/react-reader.js';
import { readPage } from './page/page-tree.js';

/**
 * Reads an HTML page or fragment: one component with the page's elements, and, as their props, the handlers that
 * attributes and scripts attach. `imports` lists the scripts of the same site that the page loads, without a local
 * name. A script that does not parse is reported as a problem, and the page is still read.
 * @param path the file's path from the root, with `/`
 * @param text the file's text
 * @param scripts the texts of scripts that it loads, in their order
 * @param loads the paths of the modules that its own scripts import, by specifier
 */
export function extractHtml(
  path: string,
  text: string,
  scripts: readonly LoadedScript[] = [],
  loads: ReadonlyMap<string, string> = new Map(),
): SourceFacts {
  const facts: SourceFacts = {
    file: path,
    components: [],
    imports: [],
    exports: [],
    constants: {},
    problems: [],
  };
  try {
    const page = readPage(path, text.startsWith('\uFEFF') ? text.slice(1) : text);
    const parsed = parseScripts(page, scripts, loads);
    addDrawn(page, parsed);
    const lookup = new ElementLookup(page.elements);
    const { reader, imports, problems } = readScripts(path, page, lookup, parsed);
    readAlpine(page, reader);
    const { locals, states, does } = reader.frame;
    for (const element of page.elements) {
      for (const { value } of element.node.props) {
        if (value.kind === 'function') does.calls.push({ callee: ['~inline'], args: [value], at: value.at });
      }
    }
    attachListeners(lookup, locals, does);
    keepVariables(reader.frame, parsed);
    const name = (path.split('/').at(-1) ?? path).replace(/\.html?$/, '');
    const at = { file: path, line: 1, column: 1 };
    return {
      ...facts,
      components: [{ name, at, props: { names: [] }, locals, states, root: page.root }],
      imports,
      problems,
    };
  } catch (error) {
    return { ...facts, problems: [unparsable(path, error)] };
  }
}

/** Turns the variables that keep a value into states of the page. */
function keepVariables({ locals, states }: Frame, scripts: readonly ParsedScript[]): void {
  const trees = scripts.flatMap(({ parsed }) => ('ast' in parsed ? [parsed.ast] : []));
  for (const name of keptVariables(trees)) {
    const initial = locals[name];
    if (initial === undefined) continue;
    Reflect.deleteProperty(locals, name);
    states.push({ value: name, initial });
  }
}
