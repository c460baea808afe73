import type { Random } from './random.js';
import { inOtherLanguage, otherWords, wordings } from './wording.js';

/**
 * What became of the target. `evolve`: it still exists as `truth`, and only that is right. `safety`: it was spoofed,
 * removed or replaced; right is to abstain, or the original where there is one.
 */
export interface Outcome {
  truth: Element | null;
}

export interface Mutation {
  name: string;
  kind: 'evolve' | 'safety' | 'apart';
  /** Changes the page; undefined where the target gives nothing to change. */
  apply(target: Element, random: Random): Outcome | undefined;
}

const hashed = /^(?:css|sc|jss)-[a-z\d]{6}$/;
const generated = /^(?::r[\da-z]+:|radix-:r[\da-z]+:|mui-\d+|input-\d+|el-id-\d+-\d+|headlessui-control-\d+)$/;

function renameId(element: Element, to: string): void {
  const from = element.id;
  element.id = to;
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'])
    for (const user of document.querySelectorAll(`[${name}~="${CSS.escape(from)}"]`))
      user.setAttribute(
        name,
        user
          .getAttribute(name)!
          .split(/\s+/)
          .map((id) => (id === from ? to : id))
          .join(' '),
      );
}

/** The nearest ancestor-or-self with siblings of the same shape, as items of a list, rows or cards have. */
function repeated(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const self = at;
    const alike = [...(at.parentElement?.children ?? [])].filter(
      (sibling) => sibling.localName === self.localName && sibling.className === self.className,
    );
    if (alike.length > 1) return at;
  }
  return undefined;
}

/** Another item: other words in its texts, and in the attributes that word its fields. */
function reword(root: Element, random: Random): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !node.parentElement?.closest('script,style,[class*=material-icons]'))
      node.data = otherWords(node.data.trim(), random);
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'name'])
    for (const element of [root, ...root.querySelectorAll(`[${name}]`)])
      if (element.getAttribute(name)) element.setAttribute(name, otherWords(element.getAttribute(name)!, random));
}

function retag(element: Element, tag: string, attributes: Record<string, string>): Element {
  const made = document.createElement(tag);
  for (const { name, value } of element.attributes) made.setAttribute(name, value);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

const same = (truth: Element): Outcome => ({ truth });
const original = same;
const none: Outcome = { truth: null };

export const mutations: Mutation[] = [
  { name: 'none', kind: 'evolve', apply: same },
  {
    name: 'hashed classes change',
    kind: 'evolve',
    apply: (target, random) => {
      const renamed = new Map<string, string>();
      for (const element of document.body.querySelectorAll('[class]'))
        for (const token of element.className.toString().split(/\s+/))
          if (hashed.test(token)) {
            if (!renamed.has(token)) renamed.set(token, `css-${random.token(6)}`);
            element.classList.replace(token, renamed.get(token)!);
          }
      return same(target);
    },
  },
  {
    name: 'generated ids change',
    kind: 'evolve',
    apply: (target, random) => {
      for (const element of document.body.querySelectorAll('[id]'))
        if (generated.test(element.id))
          renameId(
            element,
            element.id.replace(/\d[\da-z]*/g, () => String(100 + random.integer(900))),
          );
      return same(target);
    },
  },
  {
    name: 'wrapper inserted',
    kind: 'evolve',
    apply: (target, random) => {
      let at = target;
      for (
        let level = random.integer(4);
        level > 0 && at.parentElement && at.parentElement !== document.body;
        level -= 1
      )
        at = at.parentElement;
      if (at.matches('li,tr,td,th,tbody,thead,option')) at = target;
      const wrapper = document.createElement(random.chance(0.7) ? 'div' : 'span');
      wrapper.className = `css-${random.token(6)}`;
      at.replaceWith(wrapper);
      wrapper.append(at);
      return same(target);
    },
  },
  {
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
  },
  {
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
  },
  {
    name: 'testid dropped',
    kind: 'evolve',
    apply: (target) => {
      for (const element of document.querySelectorAll('[data-testid]')) element.removeAttribute('data-testid');
      return same(target);
    },
  },
  {
    name: 'small label edit',
    kind: 'evolve',
    apply: (target, random) => {
      const words = wordings(target);
      if (!words.length) return undefined;
      const edit = random.pick<(text: string) => string>([
        (text) => `${text}…`,
        (text) => `${text} ${random.pick(['now', 'here', 'all', 'again'])}`,
        (text) => text.toUpperCase(),
        (text) => text.toLowerCase(),
        (text) => `${text}:`,
        (text) => (/s$/i.test(text) ? text.slice(0, -1) : `${text}s`),
        (text) => `Your ${text}`,
        (text) => `${text} (${random.integer(40)})`,
      ]);
      for (const wording of words) wording.write(edit(wording.read()));
      return same(target);
    },
  },
  {
    name: 'word of label replaced',
    kind: 'evolve',
    apply: (target, random) => {
      const words = wordings(target);
      if (!words.length) return undefined;
      const [first] = words;
      const parts = first!.read().split(/\s+/);
      const replaced = random.pick(parts);
      const by = otherWords(replaced, random, 1);
      for (const wording of words) {
        const text = wording.read();
        if (text.includes(replaced)) wording.write(text.replace(replaced, by));
      }
      return same(target);
    },
  },
  {
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
  },
  {
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
      // A portal that leaves the label behind would be a broken page.
      if (label && !moved.contains(label) && !label.contains(moved)) portal.append(label);
      portal.append(label?.contains(moved) ? label : moved);
      document.body.append(portal);
      return same(target);
    },
  },
  {
    name: 'decoy with the same text',
    kind: 'evolve',
    apply: (target, random) => {
      const text = wordings(target)[0]?.read();
      if (!text) return undefined;
      const places = [...document.body.querySelectorAll('div,section,header,footer,nav,main')].filter(
        (place) => !place.contains(target) && place.checkVisibility(),
      );
      const place = places.length ? random.pick(places) : document.body;
      const decoy = document.createElement(random.pick(['span', 'button', 'a', 'div']));
      if (decoy.localName === 'a') decoy.setAttribute('href', `#${random.token(4)}`);
      decoy.textContent = text;
      if (random.chance(0.5)) place.prepend(decoy);
      else place.append(decoy);
      return same(target);
    },
  },
  {
    name: 'language switched',
    kind: 'apart',
    apply: (target) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (!node.parentElement?.closest('script,style')) node.data = inOtherLanguage(node.data);
      }
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.body.querySelectorAll(`[${name}]`))
          element.setAttribute(name, inOtherLanguage(element.getAttribute(name)!));
      for (const element of document.body.querySelectorAll('input[type=submit],input[type=button],input[type=reset]'))
        if (element.hasAttribute('value'))
          element.setAttribute('value', inOtherLanguage(element.getAttribute('value')!));
      return same(target);
    },
  },
  {
    name: 'full clone with testid',
    kind: 'safety',
    apply: (target, random) => {
      const places = [...document.body.querySelectorAll('div,section,header,footer,nav,main')].filter(
        (place) => !place.contains(target) && place.checkVisibility(),
      );
      if (!places.length) return undefined;
      const clone = target.cloneNode(true) as Element;
      const label = (target as HTMLInputElement).labels?.[0];
      const place = random.pick(places);
      if (label && !label.contains(target)) place.prepend(label.cloneNode(true));
      if (random.chance(0.5)) place.prepend(clone);
      else place.append(clone);
      return original(target);
    },
  },
  {
    name: 'clone in the same scope',
    kind: 'apart',
    apply: (target, random) => {
      const clone = target.cloneNode(true) as Element;
      if (random.chance(0.5)) target.before(clone);
      else target.after(clone);
      return original(target);
    },
  },
  {
    name: 'removed',
    kind: 'safety',
    apply: (target, random) => {
      const item = random.chance(0.5) ? (target.closest('li,tr') ?? target) : target;
      if ((target as HTMLInputElement).labels?.[0]?.contains(target) !== true)
        (target as HTMLInputElement).labels?.[0]?.remove();
      item.remove();
      return none;
    },
  },
  {
    name: 'slot reused by another action',
    kind: 'safety',
    apply: (target, random) => {
      const words = wordings(target);
      if (!words.length) return undefined;
      const other = otherWords(words[0]!.read(), random, 1 + random.integer(2));
      for (const wording of words) wording.write(other);
      // No word of the old action stays in the slot.
      for (const part of [target, ...((target as HTMLInputElement).labels ?? [])]) reword(part, random);
      if (target.hasAttribute('href')) target.setAttribute('href', `#${random.token(6)}`);
      if (random.chance(0.7)) target.removeAttribute('id');
      if (random.chance(0.9)) target.removeAttribute('data-testid');
      target.removeAttribute('name');
      for (const image of target.querySelectorAll('i,svg'))
        image.setAttribute('class', `fa fa-${random.pick(['bolt', 'cube', 'anchor', 'leaf'])}`);
      return none;
    },
  },
];
