/** Returns the texts of a list that another list has not, or has less often. */
export function missingTexts(texts: Iterable<string>, others: Iterable<string>): string[] {
  const left = [...others];
  return [...texts].filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
