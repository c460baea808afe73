import { mutations, seeded, undoable } from '../../../packages/probe/src/page/stress/index.js';
import { describe, usable } from '../../../packages/runtime/src/page.js';
import { own, peers } from './locators.js';
import { addMachineMarks, chooseTargets } from './prepare.js';

/** One answer of one locator. */
export interface Answer {
  mutation: string;
  kind: string;
  locator: string;
  verdict: 'correct' | 'wrong' | 'none';
  target: string;
}

const told = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140);

export interface TrialOptions {
  page: string;
  seed: string;
  /** Targets a page. */
  count: number;
  /** Patterns of names; empty for all. */
  locators: string;
  mutation: string;
}

/**
 * Every mutation for every target of the open page. What is true is held by reference in this script and is nowhere in
 * the page; after each trial the page is put back as it was.
 */
export function runTrials({ page, seed, count, locators: wanted, mutation: only }: TrialOptions): {
  answers: Answer[];
  targets: number;
  nodes: number;
} {
  const random = seeded(`${seed} ${page}`);
  addMachineMarks(random);
  const targets = chooseTargets(random, count, usable);
  for (const target of targets) if (random.chance(0.3)) target.setAttribute('data-testid', `target-${random.token(5)}`);
  const locators = [...peers, ...own].filter(({ name }) => new RegExp(wanted).test(name));
  const known = targets.map((target) => describe(target).fingerprint!.labels);
  const captured = targets.map((target) => ({ target, find: locators.map((locator) => locator.capture(target)) }));
  const pristine = document.body.cloneNode(true);
  const answers: Answer[] = [];
  for (const [index, { target, find }] of captured.entries()) {
    const others = known
      .flatMap((labels, other) => (other === index ? [] : labels))
      .filter((label) => !known[index]!.includes(label));
    for (const mutation of mutations) {
      if (!new RegExp(only).test(mutation.name)) continue;
      const undo = undoable(document.body);
      const before = told(target);
      const outcome = mutation.apply(target, seeded(`${seed} ${page} ${index} ${mutation.name}`));
      for (const [which, locator] of outcome ? locators.entries() : []) {
        const found = find[which]!(others);
        const right =
          found === outcome!.truth ||
          (found === null && mutation.kind === 'safety') ||
          (found === null && mutation.name.startsWith('clone'));
        answers.push({
          mutation: mutation.name,
          kind: mutation.kind,
          locator: locator.name,
          verdict: right ? 'correct' : found ? 'wrong' : 'none',
          target: right ? '' : `${before} -> ${found ? told(found) : 'none'}`,
        });
      }
      undo();
    }
    if (!document.body.isEqualNode(pristine)) throw new Error(`a mutation was not undone on ${page}`);
  }
  return { answers, targets: targets.length, nodes: document.querySelectorAll('*').length };
}
