import type { Manifest } from '@webmcp/contract';
import { openRoots, usable } from '@webmcp/runtime/page';
import { composedElements } from '../elements/composed-tree.js';
import { formState } from './form-state.js';
import { lookUp, meant, rowAround, type Sought } from './look-up.js';
import type { Mutation } from './mutations/mutation.js';
import { mutations } from './mutations/mutations.js';
import { seeded } from './mutations/random.js';
import { undoable } from './undoable.js';
import { wordings } from './mutations/wording.js';

/** The result for a target under one mutation. `abstained`: the target still exists, and was not found. */
export interface Trial {
  mutation: string;
  verdict: 'survived' | 'abstained' | 'wrong';
}

/**
 * Applies every mutation to the page for one target. Finds the element that the runtime would take, and restores the
 * page. The true element is held by reference. A mutation that changes nothing, or leaves the target unusable, is no
 * trial.
 * @param seed the same text makes the same mutations
 * @throws Error for a page that could not be restored
 */
export function tryTarget(sought: Sought, manifest: Manifest, seed: string): Trial[] {
  const elements = meant(sought, manifest);
  if (elements.length === 0) return [];
  const roots: (Document | ShadowRoot)[] = [
    document,
    ...[...composedElements(document)].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const restore = formState(roots);
  const pristine = document.documentElement.cloneNode(true);
  const trials = elements.flatMap(({ element, row }, index) =>
    mutations.flatMap((mutation): Trial[] => {
      const undo = undoable(...roots);
      const random = seeded(`${seed} ${index} ${mutation.name}`);
      const outcome = mutation.apply(element, random);
      if (outcome !== undefined && mutation.name === 'language switched') useOtherLabel(element, sought);
      // An app that builds its page again opens its dialogs again.
      restore();
      const verdict = outcome && verdictOf(mutation, outcome.truth);
      const changes = undo();
      restore();
      // Without scripts the browser forgets changed roots at the end of a task. The runtime reads them before.
      openRoots(document);
      return verdict === undefined || (changes === 0 && mutation.name !== 'none')
        ? []
        : [{ mutation: mutation.name, verdict }];

      function verdictOf({ kind, name }: Mutation, truth: Element | null): Trial['verdict'] | undefined {
        if (truth !== null && !usable(truth)) return undefined;
        const now = row === undefined ? undefined : ((truth && rowAround(truth, sought, manifest)) ?? row);
        const found = lookUp(sought, manifest, now) ?? null;
        if (found === truth) return 'survived';
        if (found !== null) return 'wrong';
        return kind === 'safety' || name.startsWith('clone') ? 'survived' : 'abstained';
      }
    }),
  );
  if (!document.documentElement.isEqualNode(pristine)) throw new Error('a mutation was not undone');
  return trials;
}

/** Writes another label of the source on an element, as a switch of the language does. */
function useOtherLabel(element: Element, { target }: Sought): void {
  const [known, ...others] = target.fingerprint?.labels ?? [];
  const other = others.find((label) => label !== known);
  if (other !== undefined) for (const wording of wordings(element)) wording.write(other);
}
