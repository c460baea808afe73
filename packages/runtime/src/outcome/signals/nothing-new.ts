import { roleAndName } from '../../accessibility/role-and-name.js';
import { checked } from '../../accessibility/checked.js';
import { withoutEmptyHash } from '../page/scene.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';

/** A named reason for which an act changes nothing: its result was there before. */
export interface NothingNewRule {
  readonly name: string;
  /** Returns the fact in words; undefined if the reason does not hold. */
  fact(seen: Reading): string | undefined;
}

/** Matches a class of the chosen one of several choices. */
const chosenClass = /^(is-)?(active|selected|current|checked|chosen)$/;

export const isChosen = (action: Element): boolean =>
  checked(action) ||
  (action.ariaCurrent ?? 'false') !== 'false' ||
  [...action.classList].some((token) => chosenClass.test(token));

/** The reasons. The first that holds is the answer. Each holds only for tools that show something. */
export const nothingNewRules: readonly NothingNewRule[] = [
  {
    name: 'a link to the open page',
    fact({ scene: { action }, before, now }) {
      const link = action?.closest<HTMLAnchorElement>('a[href]');
      // A link without an address of its own is a button.
      if (!link || /^(#?|javascript:.*)$/i.test(link.getAttribute('href')!)) return undefined;
      const isOpen = [before.href, now.href].every((href) => withoutEmptyHash(href) === withoutEmptyHash(link.href));
      return isOpen ? `The page ${link.pathname + link.search + link.hash} is open already` : undefined;
    },
  },
  {
    name: 'a choice that is made',
    fact: ({ scene: { action }, before, now, wasChosen }) =>
      action?.isConnected && wasChosen && isChosen(action) && before.state === now.state
        ? `${roleAndName(action)} is chosen already`
        : undefined,
  },
  {
    name: 'values that are set',
    fact: ({ scene }) => (scene.held ? 'The fields held these values already, and the page shows the same' : undefined),
  },
];

/** The result of the act was there before the act. */
export const nothingNew: EvidenceSignal = {
  name: 'nothing new',
  kinds: ['nothing-new'],
  reads(seen) {
    if (!seen.scene.shows) return [];
    for (const { fact } of nothingNewRules) {
      const text = fact(seen);
      if (text !== undefined) return [{ kind: 'nothing-new', role: 'hints', text, message: text }];
    }
    return [];
  },
};
