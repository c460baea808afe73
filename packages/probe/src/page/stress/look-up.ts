import type { Manifest, ManifestTool, Target } from '@webmcp/contract';
import { finder, hits, rowsNamed, targetInRow, usable, type Row } from '@webmcp/runtime/page';

/** A target of a tool, and the targets that the runtime finds before. */
export interface Sought {
  tool: ManifestTool;
  target: Target;
  /** The containers of the target: the tool's, then the field's own, outermost first. */
  inside: Target[];
  /** True for a target that may be in one of the tool's rows. */
  inRow: boolean;
}

/** An element of a target in the unchanged page. */
export interface Meant {
  element: Element;
  /** The text of its row's key. */
  row?: string;
}

/** The most rows of a set to try: the first and the last. */
const rowsTried = 2;

/** Returns the tool's rows with a text that names no other row. */
function rowsHere({ tool, inside, inRow }: Sought, manifest: Manifest): Row[] {
  if (!inRow || tool.row === undefined) return [];
  const found = finder(tool, manifest);
  const around = inside[0] && found.element(inside[0], 'container');
  const rows = found.rows(around);
  return rows.filter(({ key }) => rowsNamed(rows, key).length === 1);
}

/** Finds the elements of a target by the proof of the map: the only usable hit of the best selector in its row or containers. */
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
  // The element may be outside of the rows: a row's opener shows a dialog elsewhere in the page.
  if (tool.row !== undefined && sought.inRow && inside.length === 0) return [];
  let root: ParentNode | undefined = document;
  for (const around of inside) root = root && only(around, root);
  const element = root && only(target, root);
  return element === undefined ? [] : [{ element }];
}

/** Finds the element that the runtime takes for a target in the page as it is now; undefined if the runtime abstains. */
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

/** Returns the text that names an element's row in the page as it is now. An agent reads that text. */
export function rowAround(element: Element, sought: Sought, manifest: Manifest): string | undefined {
  return rowsHere(sought, manifest).find((row) => row.element.contains(element))?.key;
}
