/** Returns three base-36 digits: enough to distinguish words, too few to read the page's text back from a map. */
export function digest(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = (Math.imul(hash, 33) ^ letter.codePointAt(0)!) >>> 0;
  return (hash % 46_656).toString(36).padStart(3, '0');
}
