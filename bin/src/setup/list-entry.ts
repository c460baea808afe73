import { parseModule } from 'magicast';

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Adds a string to the list `key` of a config, and keeps the style of the file. The same text returns from a list that has
 * the string. Returns null if the file has no such list, or several, or a list of other values.
 */
export function withListEntry(text: string, key: string, entry: string): string | null {
  const lists = listsNamed(text, key);
  const list = lists?.length === 1 ? lists[0]! : null;
  if (list === null) return null;
  const elements = list['elements'] as (Node | null)[];
  if (!elements.every((each) => each?.type === 'StringLiteral')) return null;
  if (elements.some((each) => each?.['value'] === entry)) return text;
  const last = elements.at(-1);
  const quote = last == null ? /['"]/.exec(text)?.[0] : text[last.start];
  const added = `${quote ?? "'"}${entry}${quote ?? "'"}`;
  if (last == null) return `${text.slice(0, list.start + 1)}${added}${text.slice(list.start + 1)}`;
  const [lineStart = ''] = /\n[ \t]*$/.exec(text.slice(0, last.start)) ?? [];
  return `${text.slice(0, last.end)},${lineStart || ' '}${added}${text.slice(last.end)}`;
}

/** Returns the array literals that are the value of a property `key`, in order. Returns null for a text that cannot be parsed. */
function listsNamed(text: string, key: string): Node[] | null {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const { type, key: name, value: list } = value;
    if (type === 'ObjectProperty' && isNode(name) && isNode(list) && list.type === 'ArrayExpression')
      if ((name['name'] ?? name['value']) === key) found.push(list);
    for (const [part, inner] of Object.entries(value)) if (!/^(loc|tokens|comments|original)$/.test(part)) visit(inner);
  };
  try {
    visit(parseModule(text).$ast);
  } catch {
    // The person gets the line to paste.
    return null;
  }
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
