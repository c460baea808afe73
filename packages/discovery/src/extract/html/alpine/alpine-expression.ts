import type { Value } from '../../facts/facts.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import { parseScriptExpression } from '../../script/parse-script.js';
import { unknownMark } from '../page/markup-piece.js';
import type { PageElement } from '../page/page-element.js';

/** Returns the value of the expression in an attribute; undefined if the attribute is absent, empty or no expression. */
export function expressionOf(element: PageElement, attribute: string, reader: ReactReader): Value | undefined {
  const code = element.attributes.get(attribute);
  return code === undefined ? undefined : readExpression(code, element.node.at, reader);
}

/** Returns the value of an expression; undefined if the text is none, or only the running script knows a part of it. */
export function readExpression(code: string, at: Value['at'], reader: ReactReader): Value | undefined {
  if (code.trim() === '' || code.includes(unknownMark)) return undefined;
  const parsed = parseScriptExpression(code, { ...at, lang: 'js', sourceType: 'script' });
  return 'expression' in parsed ? reader.value(parsed.expression) : undefined;
}
