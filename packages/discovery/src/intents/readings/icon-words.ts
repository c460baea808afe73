import { iconNames, type IconNames } from '../../libraries/known/icon-names.js';

const facts = (of: (set: IconNames) => readonly string[] | undefined): string[] =>
  iconNames.flatMap((set) => of(set) ?? []);

/** Iconify writes the set before a colon: https://iconify.design/docs/icons/icon-basics.html */
const iconifySet = /^@?[a-z\d]+(?:-[a-z\d]+)*:(?=[a-z\d])/;
/** A set's name at the start of an icon's name: `mdi-delete`, `fa fa-trash`. */
const setName = new RegExp(`^(?:${facts(({ values }) => values).join('|')})[-:\\s]+(?:fa-|pi-|bi-|ri-|ti-)?`);
/** A set's prefix at the start of a component's name: `FaTrashAlt`. */
const componentPrefix = new RegExp(`^(?:${facts(({ components }) => components).join('|')})(?=[A-Z])`);
/** An icon of Font Awesome as a constant of code: `faTrashCan` (docs.fontawesome.com/web/use-with/react). */
const constant = /^fa(?=[A-Z])/;
/** A style at the end of a component's name: `DeleteOutlined`. */
const componentStyle = /(?:Icon|Outlined|Outline|Rounded|TwoTone|Sharp|Filled|Fill|Solid|Regular|Line|Bold)$/;

/** Returns an icon's name as words: `Trash Alt` of `FaTrashAlt`, `Delete` of `DeleteOutlined` and `mdi-delete`, `Arrow back` of `arrow_back`. */
export function iconWords(name: string): string {
  const plain = name
    .replace(iconifySet, '')
    .replace(setName, '')
    .replace(/^(?:outline|baseline|round|solid)[-:]/, '')
    .replace(/(?<=[a-z\d])-(?:fill|filled|outline|outlined|duotone)$/, '');
  const bare = /^[A-Z]/.test(plain) || constant.test(plain) ? componentWords(plain.replace(constant, '')) : plain;
  const words = bare.replace(/[-_./]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Splits a component's name into words, without the set's prefix, the styles and a number at the end. */
function componentWords(name: string): string {
  let bare = name.replace(componentPrefix, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(componentStyle, '') || bare;
  }
  return bare.replace(/\d+$/, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}
