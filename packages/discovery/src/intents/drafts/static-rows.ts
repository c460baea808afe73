import { isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { controlsIn, elementOf, rowSignature, textOf } from './row-signature.js';

/** Sibling rows that the source writes out one by one, such as the rows of a static table. */
export interface StaticRows {
  /** The element of the first row. */
  first: SceneElement;
  /** The elements of the other rows. */
  elements: SceneElement[];
  /** The siblings with those elements. */
  others: SceneNode[];
}

interface Row {
  node: SceneNode;
  element: SceneElement;
}

/**
 * Finds sibling rows that are written out: the same controls with different texts around. Controls with different words,
 * such as the links of a menu, make no rows.
 * @returns the rows by the first sibling
 */
export function staticRows(siblings: readonly SceneNode[]): Map<SceneNode, StaticRows> {
  const found = new Map<SceneNode, StaticRows>();
  for (const [first, ...others] of siblings.length < 2 ? [] : similarRows(siblings)) {
    if (first === undefined || others.length === 0 || !haveOwnTexts([first, ...others])) continue;
    found.set(first.node, {
      first: first.element,
      elements: others.map(({ element }) => element),
      others: others.map(({ node }) => node),
    });
  }
  return found;
}

/** Groups siblings with the same signature. Only siblings with equal counts of controls can have the same signature. */
function similarRows(siblings: readonly SceneNode[]): Row[][] {
  const counts = new Map<number, number>();
  for (const { controls } of siblings) counts.set(controls, (counts.get(controls) ?? 0) + 1);
  const bySignature = new Map<string, Row[]>();
  for (const node of siblings) {
    if (node.controls === 0 || (counts.get(node.controls) ?? 0) < 2) continue;
    const element = elementOf(node);
    const signature = element === undefined ? undefined : rowSignature(node, element);
    if (element === undefined || signature === undefined) continue;
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), { node, element }]);
  }
  return [...bySignature.values()];
}

/** Decides whether each row has a text of its own. In a table, more than half suffice, as two rows can have equal texts. */
function haveOwnTexts(rows: readonly Row[]): boolean {
  const texts = new Set(rows.map(({ element }) => textOf(element.children, isControl)));
  const isTable = rows[0]?.element.name === 'tr';
  return texts.size === rows.length || (isTable && texts.size > rows.length / 2);
}

/** Returns, for each control of the first row, the same control of the other rows. */
export function sameControls(rows: StaticRows): Map<SceneElement, SceneElement[]> {
  const others = rows.elements.map(controlsIn);
  return new Map(
    controlsIn(rows.first).map((control, at) => [
      control,
      others.map((controls) => controls[at]).filter((same) => same !== undefined),
    ]),
  );
}
