/** Lists the texts in a value, at any depth. */
export const textsIn = (content: unknown): string[] =>
  typeof content === 'string'
    ? [content]
    : typeof content === 'object' && content
      ? Object.values(content).flatMap(textsIn)
      : [];
