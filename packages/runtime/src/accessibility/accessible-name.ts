import { composedClosest } from '../dom/composed-closest.js';
import { cssContent } from './css-content.js';
import { labelsOf } from './labels-of.js';
import { boxed, namedByContent } from './naming-roles.js';
import { rendered } from './rendered.js';
import { role } from './role.js';
import { once } from '../dom/still.js';

/** Where a step of the computation stands. */
interface Walk {
  /** The element whose name is asked for. */
  target: Element;
  /** How the element was come to: asked for, as content of another, or by a reference. */
  via: 'self' | 'content' | 'labelledby' | 'label';
  /** The reference that led here points at something hidden, so hidden content below it counts. */
  hidden: boolean;
  /** Elements already used; breaks circles. */
  seen: Set<Element>;
  /** For label texts: leave out form controls and generated content. */
  plain: boolean;
}

/** Answers the text, or undefined to let the next step speak. */
type Step = (element: Element, walk: Walk, role: string) => string | undefined;

const skipped = /^(script|style|template|noscript|title)$/;
/** Icon fonts whose text is a ligature: `expand_more` is a picture, not a name. Not in any standard. */
const ligatureIcons =
  '.material-icons,[class*=material-icons-],[class*=material-symbols-],.q-icon,.v-icon,i[aria-hidden=true]';
const flows = /^(inline|none)$/;
const valued = /^(textbox|searchbox|combobox|listbox|slider|spinbutton|scrollbar|meter|progressbar)$/;

/** Blink trims what HTML calls white space; a no-break space is text. */
const trim = (text: string): string => text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
const attribute = (element: Element, name: string): string => trim(element.getAttribute(name) ?? '');
const isHidden = (element: Element): boolean => !rendered(element) || !!composedClosest(element, '[aria-hidden=true]');

/** 2A: what is hidden and was not referred to has no name; ligature icons never have. */
const hiddenNotReferenced: Step = (element, walk) => {
  if (skipped.test(element.localName) || element.matches(ligatureIcons)) return '';
  if (walk.hidden) return undefined;
  // Below a visible root only the element itself can be newly hidden.
  if (element.getAttribute('aria-hidden') === 'true') return '';
  if (rendered(element)) return undefined;
  // `visibility: hidden` may be taken back further down.
  return walk.via === 'content' && element.checkVisibility()
    ? [...element.children].map((child) => spaced(child, walk)).join('')
    : '';
};

/** 2B: aria-labelledby, once in a computation, in the order given. */
const labelledBy: Step = (element, walk) => {
  if (walk.via === 'labelledby' || !element.hasAttribute('aria-labelledby')) return undefined;
  const seen = new Set<Element>();
  const texts = (element.ariaLabelledByElements ?? []).map((target) =>
    textOf(target, { ...walk, via: 'labelledby', hidden: isHidden(target), seen: new Set(seen) }),
  );
  return trim(texts.join(' ')) || undefined;
};

/** 2C: a control inside a label stands for its value; an empty one for what it is called. Chromium asks this before 2B. */
const embeddedControl: Step = (element, walk, kind) => {
  if (element === walk.target || !valued.test(kind)) return undefined;
  if (walk.plain) return '';
  const { value, selectedOptions } = element as HTMLSelectElement;
  if (selectedOptions) return [...selectedOptions].map((option) => option.text).join(' ');
  if (/^(textbox|searchbox)$/.test(kind))
    return value === undefined ? content(element, walk, kind) : value || undefined;
  if (/^(combobox|listbox)$/.test(kind)) {
    if (value !== undefined) return value || undefined;
    const chosen = [...element.querySelectorAll('[role=option][aria-selected=true]')];
    return chosen.length || kind === 'listbox'
      ? chosen.map((option) => option.textContent).join(' ')
      : content(element, walk, kind);
  }
  return attribute(element, 'aria-valuetext') || attribute(element, 'aria-valuenow') || value || undefined;
};

/** 2D: aria-label; a slot stands for what is put into it and has none. */
const ariaLabel: Step = (element) => (element.localName !== 'slot' && attribute(element, 'aria-label')) || undefined;

function fromChild(element: Element, names: string, walk: Walk): string | undefined {
  const child = [...element.children].find((candidate) => names.split(' ').includes(candidate.localName));
  return child && (textOf(child, { ...walk, via: 'label' }) || undefined);
}

/** 2E: what HTML and SVG give for a name: labels, legend, caption, alt, the text on a button input. */
const hostLanguage: Step = (element, walk, kind) => {
  const { type, value } = element as HTMLInputElement;
  const labels = labelsOf(element);
  const tag = element.localName;
  if (kind === 'none') return undefined;
  if (labels.length && walk.via !== 'labelledby') {
    const text = labels.map((label) => textOf(label, { ...walk, via: 'label', hidden: false })).join(' ');
    if (text.trim()) return text;
  }
  if (tag === 'input') {
    if (/^(button|submit|reset)$/.test(type)) return value || { submit: 'Submit', reset: 'Reset' }[type];
    if (type === 'image') return attribute(element, 'alt') || attribute(element, 'title') || 'Submit';
    if (type === 'file' && walk.via === 'self') return 'Choose File';
  }
  if (/^(img|area)$/.test(tag)) return attribute(element, 'alt') || undefined;
  if (tag === 'fieldset') return fromChild(element, 'legend', walk);
  if (tag === 'table') return fromChild(element, 'caption', walk);
  if (tag === 'figure') return fromChild(element, 'figcaption', walk);
  if (tag === 'optgroup' || tag === 'option' || tag === 'track') return attribute(element, 'label') || undefined;
  // Titles are not drawn, so hidden as elements go.
  if (element instanceof SVGElement)
    return (
      element.querySelector(':scope > title')?.textContent?.trim() || attribute(element, 'xlink:title') || undefined
    );
  return undefined;
};

/** 2F to 2H: the text inside, generated content included, for roles named by it and for whatever was referred to. */
const content: Step = (element, walk, kind) => {
  if (
    walk.via === 'self'
      ? !namedByContent.has(kind) || element.localName === 'input'
      : walk.via === 'content' && boxed.has(kind)
  )
    return undefined;
  const inner: Walk = walk.via === 'labelledby' ? walk : { ...walk, via: 'content' };
  const nodes =
    element.localName === 'slot' && (element as HTMLSlotElement).assignedNodes().length
      ? (element as HTMLSlotElement).assignedNodes()
      : (element.shadowRoot ?? element).childNodes;
  let text = walk.plain ? '' : cssContent(element, '::before');
  for (const node of nodes)
    text += node.nodeType === 3 ? (node as Text).data : node.nodeType === 1 ? spaced(node as Element, inner) : '';
  if (!walk.plain) text += cssContent(element, '::after');
  for (const id of attribute(element, 'aria-owns').split(/\s+/)) {
    const owned = id && (element.getRootNode() as Document).getElementById(id);
    if (owned) text += ` ${textOf(owned, inner)}`;
  }
  // A lone space inside content still parts two words.
  return trim(text) || (text && walk.via !== 'self') ? text : undefined;
};

/** Text of a child, set apart by spaces unless it flows in the line and is its own content (Chromium's rule). */
function spaced(element: Element, walk: Walk): string {
  if (element.localName === 'br') return ' ';
  const text = textOf(element, walk);
  return element.matches('img,svg,[aria-label],[aria-labelledby]') || !flows.test(getComputedStyle(element).display)
    ? ` ${text} `
    : text;
}

/** 2I: title, then what stands in an empty field. */
const tooltip: Step = (element, walk, kind) => {
  if (kind === 'none') return undefined;
  const title = walk.via === 'content' && kind === 'generic' ? '' : attribute(element, 'title');
  const written = /^(input|textarea)$/.test(element.localName) && !/^(radio|checkbox|switch|slider)$/.test(kind);
  if (title || walk.via !== 'self' || !written) return title || undefined;
  return attribute(element, 'placeholder') || attribute(element, 'aria-placeholder') || undefined;
};

const steps: Step[] = [hiddenNotReferenced, embeddedControl, labelledBy, ariaLabel, hostLanguage, content, tooltip];

function textOf(element: Element, walk: Walk): string {
  if (walk.seen.has(element)) return '';
  walk.seen.add(element);
  const kind = role(element);
  for (const step of steps) {
    const text = step(element, walk, kind);
    if (text !== undefined) return text;
  }
  return '';
}

/** Private-use characters are glyphs of icon fonts; soft hyphens and zero-width spaces are not seen. */
const unseen = /[\ue000-\uf8ff\u00ad\u200b]/g;
/** A text as it stands in a name: without what is not seen, white space folded. */
export const fold = (text: string): string => text.replace(unseen, '').replace(/\s+/g, ' ').trim();

/**
 * The accessible name of an element: accname 1.2 with HTML-AAM, as Chromium computes it, white space folded. Empty for
 * what is hidden. Left out: names of table cells through `headers`, and list markers.
 */
export const name: (element: Element) => string = once((element) =>
  isHidden(element)
    ? ''
    : fold(textOf(element, { target: element, via: 'self', hidden: false, seen: new Set(), plain: false })),
);

/** The text of a label for another element: as for names, without the controls inside and without generated content. */
export function labelText(label: Element): string {
  return fold(textOf(label, { target: label, via: 'label', hidden: isHidden(label), seen: new Set(), plain: true }));
}
