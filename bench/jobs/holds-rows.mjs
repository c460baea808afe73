/**
 * True if the data of a read holds every row. A row is a list of texts, and one item of the data holds all of them. No item
 * counts for two rows, so a text of the whole page is no list.
 */
export function holdsRows(data, rows) {
  const left = (data?.items ?? []).map((item) => folded(textsOf(item).join(' ')));
  return rows.every((row) => {
    const at = left.findIndex((text) => row.every((part) => text.includes(folded(part))));
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}

const textsOf = (value) =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];

const folded = (text) => text.replaceAll(/\s+/gu, ' ').toLowerCase();
