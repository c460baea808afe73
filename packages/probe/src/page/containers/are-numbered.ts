import { labelTexts } from '@webmcp/runtime/page';

/** The number of an item in the name of its field: `lines.0.price`, `lines[0][price]`. */
const itemNumber = /(?<=[.[_-])\d+(?=[.\]_-])/;

/**
 * Decides whether two or more groups have the same fields, whose names count the groups. The first group of a list often
 * lacks the button that removes the others.
 * @param groups the fields of each group
 */
export function areNumbered(groups: readonly Element[][]): boolean {
  const names = groups.map((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  const numbers = names.map((group) => new Set(group.map((name) => itemNumber.exec(name)?.[0])));
  const labels = groups.map((fields) => fields.map((field) => labelTexts(field)[0] ?? '').join('\n'));
  return (
    groups.length > 1 &&
    numbers.every((own) => own.size === 1 && !own.has(undefined)) &&
    new Set(numbers.map((own) => [...own][0])).size === groups.length &&
    new Set(names.map((group) => group.map((name) => name.replace(itemNumber, '')).join('\n'))).size === 1 &&
    new Set(labels).size === 1
  );
}
