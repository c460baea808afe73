import { composedClosest } from '../dom/composed-closest.js';
import { cssContent } from './css-content.js';
import { labelsOf } from './labels-of.js';
import { boxed, namedByContent } from './naming-roles.js';
import { rendered } from './rendered.js';
import { role } from './role.js';
import { shownLabel } from './shown-label.js';
import { shownOnDemand } from './shown-on-demand.js';
import { once } from '../dom/still.js';
import { rootNode } from '../dom/parents.js';
import { childrenOf, closest, firstIn, matches } from '../dom/matching.js';
import { natives, run } from '../dom/natives.js';
import { allIn } from '../dom/all-in.js';

/** The position of a step in the computation. */
interface Walk {
  /** The element that is named. */
  target: Element;
  /** The way to the current element: the target itself, the content of another element, or a reference. */
  via: 'self' | 'content' | 'labelledby' | 'label';
  /** True if the reference points at something hidden, so that hidden content below counts. */
  hidden: boolean;
  /** The elements that were used already. The set breaks circles. */
  seen: Set<Element>;
  /** True for label texts: form controls and generated content are left out. */
  plain: boolean;
}

/** Returns the text, or undefined to pass on to the next step. */
type Step = (element: Element, walk: Walk, role: string) => string | undefined;

const skipped = /^(script|style|template|noscript|title)$/;
/** Matches icon fonts with a ligature for text: `expand_more` is a picture and no name. No standard has this rule. */
export const ligatureIcons =
  '.material-icons,[class*=material-icons-],[class*=material-symbols-],.q-icon,.v-icon,i[aria-hidden=true]';
const flows = /^(inline|none)$/;
const valued = /^(textbox|searchbox|combobox|listbox|slider|spinbutton|scrollbar|meter|progressbar)$/;

/** Removes white space of HTML at both ends, as Blink does. A no-break space is text. */
const trim = (text: string): string => text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
const attribute = (element: Element, name: string): string => trim(element.getAttribute(name) ?? '');
const isHidden = (element: Element): boolean => !rendered(element) || !!composedClosest(element, '[aria-hidden=true]');

/** 2A: an element that is hidden and not referred to has no name. A ligature icon never has a name. */
const hiddenNotReferenced: Step = (element, walk) => {
  if (skipped.test(element.localName) || matches(element, ligatureIcons)) return '';
  if (walk.hidden) return undefined;
  // Below a visible root only the element itself can be hidden newly.
  if (element.getAttribute('aria-hidden') === 'true') return '';
  if (rendered(element)) return undefined;
  // A descendant may take back `visibility: hidden`.
  return walk.via === 'content' && run(natives.isShown, element, [])
    ? childrenOf(element)
        .map((child) => spaced(child, walk))
        .join('')
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

/** 2C: a control inside a label adds its value; an empty control adds its name. Chromium takes this step before 2B. */
const embeddedControl: Step = (element, walk, kind) => {
  if (element === walk.target || !valued.test(kind)) return undefined;
  if (walk.plain) return '';
  const { value, selectedOptions } = element as HTMLSelectElement;
  if (selectedOptions) return [...selectedOptions].map((option) => option.text).join(' ');
  if (/^(textbox|searchbox)$/.test(kind))
    return value === undefined ? content(element, walk, kind) : value || undefined;
  if (/^(combobox|listbox)$/.test(kind)) {
    if (value !== undefined) return value || undefined;
    const chosen = [...allIn(element, '[role=option][aria-selected=true]')];
    return chosen.length || kind === 'listbox'
      ? chosen.map((option) => option.textContent).join(' ')
      : content(element, walk, kind);
  }
  return attribute(element, 'aria-valuetext') || attribute(element, 'aria-valuenow') || value || undefined;
};

/** 2D: aria-label. A slot shows other elements and has no label of its own. */
const ariaLabel: Step = (element) => (element.localName !== 'slot' && attribute(element, 'aria-label')) || undefined;

/** 2E in HTML: the label elements of a control. */
const labelElements: Step = (element, walk) => {
  const labels = walk.via === 'labelledby' ? [] : labelsOf(element);
  const text = labels.map((label) => textOf(label, { ...walk, via: 'label', hidden: false })).join(' ');
  return text.trim() ? text : undefined;
};

/** 2E in HTML: the text that the browser writes on a button or a file input. */
const inputText: Step = (element, walk) => {
  if (element.localName !== 'input') return undefined;
  const { type, value } = element as HTMLInputElement;
  if (/^(button|submit|reset)$/.test(type)) return value || { submit: 'Submit', reset: 'Reset' }[type];
  if (type === 'image') return attribute(element, 'alt') || attribute(element, 'title') || 'Submit';
  return type === 'file' && walk.via === 'self' ? 'Choose File' : undefined;
};

/** 2E in HTML: the attribute that names an element of a tag. */
const namingAttributes: Readonly<Record<string, string>> = {
  img: 'alt',
  area: 'alt',
  optgroup: 'label',
  option: 'label',
  track: 'label',
};
const namingAttribute: Step = (element) => {
  const name = namingAttributes[element.localName];
  return (name && attribute(element, name)) || undefined;
};

/** 2E in HTML: the child that names an element of a tag. */
const namingChildren: Readonly<Record<string, string>> = { fieldset: 'legend', table: 'caption', figure: 'figcaption' };
const namingChild: Step = (element, walk) => {
  const tag = namingChildren[element.localName];
  const child = tag && childrenOf(element).find(({ localName }) => localName === tag);
  return (child && textOf(child, { ...walk, via: 'label' })) || undefined;
};

/** 2E in SVG: the title. Titles are not drawn, so they are hidden by the rule for elements. */
const svgTitle: Step = (element) =>
  element instanceof SVGElement
    ? firstIn(element, ':scope > title')?.textContent?.trim() || attribute(element, 'xlink:title') || undefined
    : undefined;

const hostSteps: readonly Step[] = [labelElements, inputText, namingAttribute, namingChild, svgTitle];

/** 2E: names from HTML and SVG, unless the element is presentational. */
const hostLanguage: Step = (element, walk, kind) =>
  kind === 'none' ? undefined : firstOf(hostSteps, element, walk, kind);

/**
 * 2F to 2H: the text inside, with generated content. Roles named by content have it, and any element that was referred
 * to.
 */
const content: Step = (element, walk, kind) => {
  if (
    walk.via === 'self'
      ? !namedByContent.has(kind) || element.localName === 'input'
      : walk.via === 'content' && boxed.has(kind)
  )
    return undefined;
  const inner: Walk = walk.via === 'labelledby' ? walk : { ...walk, via: 'content' };
  let text = walk.plain ? '' : cssContent(element, '::before');
  for (const node of drawnNodes(element))
    text += node.nodeType === 3 ? (node as Text).data : node.nodeType === 1 ? spaced(node as Element, inner) : '';
  if (!walk.plain) text += cssContent(element, '::after');
  text += ownedText(element, inner);
  // A lone space in content still separates two words.
  return trim(text) || (text && walk.via !== 'self') ? text : undefined;
};

/** Returns the nodes that are drawn in an element: slotted nodes, the nodes of its shadow root, or its children. */
function drawnNodes(element: Element): Iterable<Node> {
  const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
  return slotted.length ? slotted : (element.shadowRoot ?? element).childNodes;
}

/** Returns the texts of the elements that an element owns by aria-owns. */
function ownedText(element: Element, inner: Walk): string {
  let text = '';
  for (const id of attribute(element, 'aria-owns').split(/\s+/)) {
    const owned = id && (rootNode(element) as Document).getElementById(id);
    if (owned) text += ` ${textOf(owned, inner)}`;
  }
  return text;
}

/**
 * Returns the text of a child. Spaces surround the text, unless the child flows in the line and has its own content
 * (Chromium's rule).
 */
function spaced(element: Element, walk: Walk): string {
  if (element.localName === 'br') return ' ';
  const text = textOf(element, walk);
  return matches(element, 'img,svg,[aria-label],[aria-labelledby]') || !flows.test(getComputedStyle(element).display)
    ? ` ${text} `
    : text;
}

/** Matches fields that show no placeholder. Chromium takes the placeholder of such a field for no name. */
const withoutText = 'input:is([type=date],[type=time],[type=datetime-local],[type=month],[type=week],[type=color])';

/** 2I: the title, then the placeholder of an empty field. */
const tooltip: Step = (element, walk, kind) => {
  if (kind === 'none') return undefined;
  const title = walk.via === 'content' && kind === 'generic' ? '' : attribute(element, 'title');
  const written =
    /^(input|textarea)$/.test(element.localName) &&
    !/^(radio|checkbox|switch|slider)$/.test(kind) &&
    !matches(element, withoutText);
  if (title || walk.via !== 'self' || !written) return title || undefined;
  return attribute(element, 'placeholder') || attribute(element, 'aria-placeholder') || undefined;
};

const steps: Step[] = [hiddenNotReferenced, embeddedControl, labelledBy, ariaLabel, hostLanguage, content, tooltip];

function textOf(element: Element, walk: Walk): string {
  if (walk.seen.has(element)) return '';
  walk.seen.add(element);
  return firstOf(steps, element, walk, role(element)) ?? '';
}

/** Returns the text of the first step with a text. */
function firstOf(steps: readonly Step[], element: Element, walk: Walk, kind: string): string | undefined {
  for (const step of steps) {
    const text = step(element, walk, kind);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Matches characters that are not visible: glyphs of icon fonts, soft hyphens and zero-width spaces. */
const unseen = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}\u00ad\u200b]/gu;
/** Folds a text as names are folded: invisible characters are removed, and white space is folded. */
export const fold = (text: string): string => text.replace(unseen, '').replace(/\s+/g, ' ').trim();

/**
 * Returns the accessible name of an element by accname 1.2 with HTML-AAM, as Chromium computes it, with white space
 * folded. A hidden element has an empty name, but a checkbox or radio has the name of its shown label. A control
 * that the mouse or the focus shows has its own name.
 * Left out are names of table cells through `headers`, and list markers.
 */
export const name: (element: Element) => string = once((element) => {
  const hidden = isHidden(element);
  if (hidden && !shownLabel(element) && !shownOnDemand(element)) return '';
  return (
    fold(textOf(element, { target: element, via: 'self', hidden, seen: new Set(), plain: false })) || ligature(element)
  );
});

/** Returns the ligature of the only icon on a control without another text. Chromium has it as the name. */
function ligature(element: Element): string {
  const [icon, second] = allIn(element, ligatureIcons);
  const isName = icon && !second && !closest(icon, '[aria-hidden=true]') && namedByContent.has(role(element));
  return isName ? fold(icon.textContent ?? '') : '';
}

/**
 * Returns the text that a label contributes to the name of another element: the name, without the controls inside and
 * without generated content.
 */
export function labelText(label: Element): string {
  return fold(textOf(label, { target: label, via: 'label', hidden: isHidden(label), seen: new Set(), plain: true }));
}
