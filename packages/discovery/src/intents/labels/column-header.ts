import { contentReadings } from '../readings/content-readings.js';
import { propReadings } from '../readings/prop-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';

/** Returns the labels of the table column that contains a control: a column component's label, or the header cell. */
export function columnHeader(element: SceneElement): FoundLabel[] {
  let cell: SceneElement | undefined;
  for (let at = element.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (at.entry?.is === 'part' && at.entry.label !== undefined) {
      const column = at;
      return at.entry.label.flatMap((name) => labelsOf(propReadings(column, name) ?? [], 'near-text'));
    }
    if (at.name === 'td') cell ??= at;
    if (at.name === 'table') return cell === undefined ? [] : headerOf(cell, at);
  }
  return [];
}

function cellsOf(row: SceneNode): SceneElement[] {
  return row.children.flatMap((child): SceneElement[] => {
    if (child.kind === 'element') return child.name === 'td' || child.name === 'th' ? [child] : [];
    return cellsOf(child);
  });
}

const isRow = (node: SceneNode): node is SceneElement => node.kind === 'element' && node.name === 'tr';

/** Returns the text of the `th` at the cell's position in the table's first row. */
function headerOf(cell: SceneElement, table: SceneElement): FoundLabel[] {
  let row: SceneNode | null = cell.parent;
  while (row !== null && !isRow(row)) row = row.parent;
  const position = row === null ? -1 : cellsOf(row).indexOf(cell);
  const first = [...descendants(table)].find(isRow);
  const header = first === undefined || first === row || position === -1 ? undefined : cellsOf(first)[position];
  return header?.name === 'th' ? labelsOf(contentReadings(header.children), 'near-text') : [];
}
