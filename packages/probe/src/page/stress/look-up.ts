import type { Manifest, ManifestTool, Target } from '@webmcp/contract';
import { finder, hits, rowsNamed, targetInRow, usable, type Row } from '@webmcp/runtime/page';

/** A target of a tool, and what the runtime finds before it. */
export interface Sought {
  tool: ManifestTool;
  target: Target;
  /** Around it: the tool's container, then the field's own, outermost first. */
  inside: Target[];
  /** Whether it may stand in one of the tool's rows. */
  inRow: boolean;
}

/** One element that a target means in the intact page. */
export interface Meant {
  element: Element;
  /** The text of its row's key. */
  row?: string;
}

/** Rows of a set that are tried: the first and the last stand for all between. */
const rowsTried = 2;

/** The tool's rows that a text can name without doubt, where the tool has rows here. */
function rowsHere({ tool, inside, inRow }: Sought, manifest: Manifest): Row[] {
  if (!inRow || tool.row === undefined) return [];
  const found = finder(tool, manifest);
  const around = inside[0] && found.element(inside[0], 'container');
  const rows = found.rows(around);
  return rows.filter(({ key }) => rowsNamed(rows, key).length === 1);
}

/** What the map proved: the only usable hit of the best selector, inside the row or the containers. */
export function meant(sought: Sought, manifest: Manifest): Meant[] {
  const { target, tool, inside } = sought;
  const { testIdAttributes } = manifest;
  const only = (wanted: Pick<Target, 'selectors'>, root: ParentNode): Element | undefined => {
    const [best] = wanted.selectors;
    const found = best === undefined ? [] : hits(best, root, testIdAttributes).filter(usable);
    return found.length === 1 ? found[0] : undefined;
  };
  const rows = rowsHere(sought, manifest).flatMap(({ element: row, key }) => {
    const element = only(targetInRow(target, key), row);
    return element === undefined ? [] : [{ element, row: key }];
  });
  if (rows.length > 0) return rows.length > rowsTried ? [rows[0]!, rows.at(-1)!] : rows;
  // Outside the set's rows it may still be: a row's opener shows a dialog that stands elsewhere.
  if (tool.row !== undefined && sought.inRow && inside.length === 0) return [];
  let root: ParentNode | undefined = document;
  for (const around of inside) root = root && only(around, root);
  const element = root && only(target, root);
  return element === undefined ? [] : [{ element }];
}

/** What the runtime takes for a target in the page as it is now; undefined where it abstains. */
export function lookUp({ tool, target, inside }: Sought, manifest: Manifest, row?: string): Element | undefined {
  const found = finder(tool, manifest);
  const [outer, ...inner] = inside;
  const box = outer && found.element(outer, 'container');
  if (outer !== undefined && box === undefined) return undefined;
  let root: ParentNode = box ?? document;
  if (row !== undefined) {
    const [only, second] = rowsNamed(found.rows(box), row);
    if (only === undefined || second !== undefined) return undefined;
    found.inRow(only);
    if (box === undefined || box.contains(only.element)) root = only.element;
  }
  for (const around of inner) root = found.element(around, 'container', root) ?? root;
  return found.element(target, 'target', root);
}

/** The text that names an element's row as the page is now: whoever calls then has read it there. */
export function rowAround(element: Element, sought: Sought, manifest: Manifest): string | undefined {
  return rowsHere(sought, manifest).find((row) => row.element.contains(element))?.key;
}
