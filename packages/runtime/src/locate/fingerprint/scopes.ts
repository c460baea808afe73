import { foldText } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { drawnName, isDrawnDialog } from '../../accessibility/drawn-dialogs.js';
import { role } from '../../accessibility/role.js';
import { once } from '../../dom/still.js';
import { memo } from '../../dom/memo.js';
import { hostOf, parentElement, rootNode } from '../../dom/parents.js';
import { firstIn } from '../../dom/matching.js';

const landmarks =
  /^(form|search|dialog|alertdialog|group|radiogroup|region|navigation|main|banner|contentinfo|complementary|tabpanel|menu|toolbar)$/;

/**
 * Limits the search for a heading: neighbours before, boxes down, children of each box. Beyond, a heading is about
 * something else.
 */
const reach = { neighbours: 24, depth: 2, children: 4 };

function headingAtTop(element: Element, depth: number): Element | undefined {
  const { localName } = element;
  if ((localName.length === 2 && /^h[1-6]$/.test(localName)) || element.getAttribute('role') === 'heading')
    return element;
  for (
    let child = depth && element.firstElementChild, seen = 0;
    child && seen < reach.children;
    child = child.nextElementSibling, seen += 1
  ) {
    const found = headingAtTop(child, depth - 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the nearest heading before an element. The heading is a sibling or at the top of one, as in a card's header.
 * The heading of a neighbour card is left out: an element with a heading of the same level inside has its own.
 */
function headingBefore(element: Element): Element | undefined {
  let found: Element | undefined;
  for (
    let at = element.previousElementSibling, seen = 0;
    at && !found && seen < reach.neighbours;
    at = at.previousElementSibling, seen += 1
  )
    found = topHeading(at);
  const inside = found && parentElement(found) !== parentElement(element) && firstIn(element, found.localName);
  return inside ? undefined : found;
}

/** Returns the scope that an element makes for its content. */
function landmark(element: Element): string | undefined {
  const isDrawn = isDrawnDialog(element);
  const kind = isDrawn ? 'dialog' : role(element);
  if (!landmarks.test(kind)) return undefined;
  const text = foldText(name(element)) || (isDrawn ? drawnName(element) : '');
  return text ? `${element.localName === 'fieldset' ? 'legend' : kind}:${text}` : kind === 'group' ? undefined : kind;
}

const topHeading = once((element: Element): Element | undefined => headingAtTop(element, reach.depth));

/**
 * Returns a function that names the three nearest scopes of an element, nearest first, as a person would: `form:Sign
 * up`, `legend:Address`, `heading:Orders`, `dialog:New address`, `navigation:Main`, or a bare landmark.
 * The function serves one look at a page that does not change meanwhile.
 */
export function scopesReader(): (element: Element) => string[] {
  const landmarkOf = memo(landmark);
  const around = memo((element: Element): string[] => {
    const heading = headingBefore(element);
    const parent = parentElement(element) ?? hostOf(rootNode(element));
    const scope = parent && landmarkOf(parent);
    const above = parent ? around(parent) : [];
    if (!heading && !scope) return above;
    const found = [heading ? `heading:${foldText(heading.textContent ?? '')}` : '', scope ?? '', ...above];
    return [...new Set(found)].filter(Boolean).slice(0, 3);
  });
  return around;
}
