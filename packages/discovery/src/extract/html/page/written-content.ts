import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import type { CreatedElement, WrittenText } from './created-piece.js';
import { unknownMark } from './markup-piece.js';

/**
 * Returns the texts and elements of markup that a script writes into an element, such as an icon. All have the place of
 * the markup.
 */
export function writtenContent(written: WrittenText): CreatedElement['content'] {
  if (!/[<&]/.test(written.text)) return [written];
  let used = 0;
  const partsOf = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): CreatedElement['content'] =>
    nodes.flatMap((node): CreatedElement['content'] => {
      if ('value' in node) {
        const { value } = node as DefaultTreeAdapterTypes.TextNode;
        const masked = value.split(unknownMark).length - 1;
        const wordings = written.wordings?.slice(used, used + masked);
        used += masked;
        return [{ text: value, at: written.at, ...(wordings === undefined ? {} : { wordings }) }];
      }
      if (!('tagName' in node)) return [];
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, { text: value, at: written.at }]));
      used +=
        [...attributes.values()]
          .map(({ text }) => text)
          .join('')
          .split(unknownMark).length - 1;
      return [{ tag: node.tagName, attributes, content: partsOf(node.childNodes), at: written.at }];
    });
  return partsOf(parseFragment(written.text).childNodes);
}
