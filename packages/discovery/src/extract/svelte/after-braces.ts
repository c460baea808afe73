/** Matches the parts of code in which a brace means nothing: strings and comments. */
const quiet = /^(?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;

/** Returns the offset behind the braces that begin at an offset; undefined for braces without an end. */
export function afterBraces(source: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < source.length;) {
    const sign = source[at];
    if (sign === '`') {
      const end = afterTemplate(source, at);
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    const skipped = sign === "'" || sign === '"' || sign === '/' ? quiet.exec(source.slice(at))?.[0].length : undefined;
    if (skipped !== undefined) {
      at += skipped;
      continue;
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Returns the offset behind a template literal. */
function afterTemplate(source: string, from: number): number | undefined {
  for (let at = from + 1; at < source.length;) {
    if (source[at] === '`') return at + 1;
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) {
      const end = afterBraces(source, at + 1);
      if (end === undefined) return undefined;
      at = end;
    } else at += 1;
  }
  return undefined;
}
