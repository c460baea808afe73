/**
 * Joins as many names as fit into a table cell and counts the rest. The first name always appears.
 * @param most the width of the cell in characters
 */
export function shortList(names: readonly string[], most: number): string {
  const whole = names.join(', ');
  if (whole.length <= most) return whole;
  for (let shown = names.length - 1; shown > 1; shown -= 1) {
    const text = `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
    if (text.length <= most) return text;
  }
  return names.length === 1 ? whole : `${names[0]} and ${names.length - 1} more`;
}
