import { same, type Mutation, type Outcome } from './mutation.js';
import { repeated } from './repeated.js';
import { reword } from './reword.js';

function retag(element: Element, tag: string, attributes: Record<string, string>): Element {
  const made = document.createElement(tag);
  for (const { name, value } of element.attributes) made.setAttribute(name, value);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

/** Wraps the target or an ancestor in another element. */
export const wrapperInserted: Mutation = {
  name: 'wrapper inserted',
  kind: 'evolve',
  apply: (target, random) => {
    let at = target;
    for (let level = random.integer(4); level > 0 && at.parentElement && at.parentElement !== document.body; level -= 1)
      at = at.parentElement;
    if (at.matches('li,tr,td,th,tbody,thead,option')) at = target;
    const wrapper = document.createElement(random.chance(0.7) ? 'div' : 'span');
    wrapper.className = `css-${random.token(6)}`;
    at.replaceWith(wrapper);
    wrapper.append(at);
    return same(target);
  },
};

/** Shuffles the siblings of the target or of its list item. */
export const siblingsReordered: Mutation = {
  name: 'siblings reordered',
  kind: 'evolve',
  apply: (target, random) => {
    const item = random.chance(0.5) ? target : (repeated(target) ?? target);
    const parent = item.parentElement;
    if (!parent || parent.children.length < 2) return undefined;
    const before = [...parent.children];
    let after = random.shuffle(before);
    for (let tries = 0; tries < 5 && after.indexOf(item) === before.indexOf(item); tries += 1)
      after = random.shuffle(before);
    parent.append(...after);
    return same(target);
  },
};

/** Inserts another item before the target's list item. */
export const listItemInserted: Mutation = {
  name: 'list item inserted before',
  kind: 'evolve',
  apply: (target, random) => {
    const item = repeated(target);
    if (!item) return undefined;
    const added = item.cloneNode(true) as Element;
    for (const element of [added, ...added.querySelectorAll('*')]) {
      element.removeAttribute('id');
      element.removeAttribute('data-testid');
    }
    if (random.chance(0.9)) reword(added, random);
    if (random.chance(0.5))
      for (const link of [added, ...added.querySelectorAll('[href]')])
        if (link.hasAttribute('href')) link.setAttribute('href', `#${random.token(5)}`);
    item.before(added);
    return same(target);
  },
};

/** Replaces the target by an element of another tag with the same role. */
export const tagSwapped: Mutation = {
  name: 'tag swapped',
  kind: 'evolve',
  apply: (target, random) => {
    const button = (tag: string): Outcome => same(retag(target, tag, { role: 'button', tabindex: '0' }));
    if (target.matches('a[href]'))
      return random.chance(0.5) ? same(retag(target, 'button', { type: 'button' })) : button('span');
    if (target.matches('button'))
      return random.chance(0.5) ? same(retag(target, 'a', { href: '#', role: 'button' })) : button('div');
    if (target.matches('input[type=submit],input[type=button]')) {
      const text = target.getAttribute('value') ?? '';
      const made = retag(target, 'button', {});
      made.textContent = text;
      return same(made);
    }
    if (target.matches('input:not([type]),input[type=text],input[type=email],input[type=search]'))
      return same(retag(target, 'textarea', {}));
    if (target.matches('textarea')) return same(retag(target, 'input', { type: 'text' }));
    if (target.matches('select')) return same(retag(target, 'input', { type: 'text' }));
    return undefined;
  },
};

/** Moves the target, or a part of the page around it, to the end of the page. */
export const movedToPortal: Mutation = {
  name: 'moved to a portal',
  kind: 'evolve',
  apply: (target, random) => {
    let moved = target.closest('form,[role=dialog],.modal-content,.dropdown-menu') ?? target;
    if (moved === target)
      for (
        let level = random.integer(3);
        level > 0 && moved.parentElement && moved.parentElement !== document.body;
        level -= 1
      )
        moved = moved.parentElement;
    if (moved.matches('li,tr,td,th,tbody')) moved = target;
    const label = (target as HTMLInputElement).labels?.[0];
    const portal = document.createElement('div');
    portal.className = `portal-${random.token(4)}`;
    // A page without the label beside its field would be broken.
    if (label && !moved.contains(label) && !label.contains(moved)) portal.append(label);
    portal.append(label?.contains(moved) ? label : moved);
    document.body.append(portal);
    return same(target);
  },
};
