const longest = 60;

/** Returns a slug that ends with a whole word before its 60th character. */
export function shortSlug(slug: string): string {
  return slug.length <= longest
    ? slug
    : slug
        .slice(0, longest + 1)
        .replace(/_[^_]*$/, '')
        .slice(0, longest);
}
