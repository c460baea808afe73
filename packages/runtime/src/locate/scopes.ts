import { name } from '../accessibility/accessible-name.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { role } from '../accessibility/role.js';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
const landmarks =
  /^(form|search|dialog|alertdialog|group|radiogroup|region|navigation|main|banner|contentinfo|complementary|tabpanel|menu|toolbar)$/;

/**
 * The last heading that stands before the element in an ancestor, at its top level or at most two boxes down, as in a
 * card's header: the one a reader would say the element is under. A heading deep in a neighbour is the neighbour's.
 */
function headingOver(element: Element, ancestor: Element): Element | undefined {
  let last: Element | undefined;
  for (const heading of ancestor.querySelectorAll(headings)) {
    if (!(heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) || heading.contains(element))
      break;
    let depth = 0;
    for (let at = heading.parentElement; at && at !== ancestor && !at.contains(element); at = at.parentElement)
      depth += 1;
    if (depth <= 2) last = heading;
  }
  return last;
}

/**
 * The nearest three things around an element that a person would name to say where it is, nearest first:
 * `form:Sign up`, `legend:Address`, `heading:Orders`, `dialog:New address`, `navigation:Main`, or a bare landmark.
 */
export function scopes(element: Element): string[] {
  const found: string[] = [];
  const add = (kind: string, text: string): void => {
    const scope = text ? `${kind}:${text}` : kind;
    if (!found.includes(scope)) found.push(scope);
  };
  let lastHeading: Element | undefined;
  for (let at: Element | null | undefined = element; at && found.length < 3;) {
    const parent: Element | null | undefined =
      at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
    if (!parent) break;
    const heading = headingOver(element, parent);
    if (
      heading &&
      heading !== lastHeading &&
      !(
        lastHeading &&
        parent.contains(lastHeading) &&
        lastHeading !== heading &&
        heading.compareDocumentPosition(lastHeading) & Node.DOCUMENT_POSITION_PRECEDING
      )
    ) {
      lastHeading = heading;
      add('heading', normalizeText(heading.textContent ?? ''));
    }
    const kind = role(parent);
    if (landmarks.test(kind)) {
      const text = normalizeText(name(parent));
      if (text || kind !== 'group') add(parent.localName === 'fieldset' ? 'legend' : kind, text);
    }
    at = parent;
  }
  return found.slice(0, 3);
}
