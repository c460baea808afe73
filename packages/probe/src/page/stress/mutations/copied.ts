import { same, type Mutation } from './mutation.js';
import { wordings } from './wording.js';

/** Adds an element with the target's text elsewhere in the page. */
export const decoyAdded: Mutation = {
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
};

/** Adds a clone of the target, test id included, elsewhere in the page. */
export const fullClone: Mutation = {
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
    return same(target);
  },
};

/** Adds a clone of the target right beside it. The page alone does not distinguish the two. */
export const cloneInScope: Mutation = {
  name: 'clone in the same scope',
  kind: 'apart',
  apply: (target, random) => {
    const clone = target.cloneNode(true) as Element;
    if (random.chance(0.5)) target.before(clone);
    else target.after(clone);
    return same(target);
  },
};
