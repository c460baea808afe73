import { innerHtml } from './neutral-props.js';

/** Names of DOM properties, as JSX uses them, with HTML's names of the attributes. */
const htmlNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
  readOnly: 'readonly',
  tabIndex: 'tabindex',
  maxLength: 'maxlength',
  minLength: 'minlength',
  autoComplete: 'autocomplete',
  autoFocus: 'autofocus',
  autoCapitalize: 'autocapitalize',
  autoCorrect: 'autocorrect',
  inputMode: 'inputmode',
  enterKeyHint: 'enterkeyhint',
  spellCheck: 'spellcheck',
  contentEditable: 'contenteditable',
  accessKey: 'accesskey',
  noValidate: 'novalidate',
  formAction: 'formaction',
  formEncType: 'formenctype',
  formMethod: 'formmethod',
  formNoValidate: 'formnovalidate',
  formTarget: 'formtarget',
  encType: 'enctype',
  acceptCharset: 'accept-charset',
  dateTime: 'datetime',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  hrefLang: 'hreflang',
  srcSet: 'srcset',
  srcDoc: 'srcdoc',
  useMap: 'usemap',
  httpEquiv: 'http-equiv',
  popoverTarget: 'popovertarget',
  popoverTargetAction: 'popovertargetaction',
  commandFor: 'commandfor',
  isMap: 'ismap',
};

/** Returns HTML's name for a host element's attribute. Events and unknown names stay as they are. */
export function hostAttribute(name: string): string {
  return Object.hasOwn(htmlNames, name) ? (htmlNames[name] ?? name) : name;
}

/** Returns the neutral name of a prop whose meaning is the same on hosts and on components of libraries. */
export function drawnProp(name: string, host: boolean): string {
  if (name === 'dangerouslySetInnerHTML') return innerHtml;
  return host ? hostAttribute(name) : name;
}
