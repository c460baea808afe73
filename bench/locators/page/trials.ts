import { describe, usable } from '../../../packages/runtime/src/page.js';
import { own, peers } from './locators.js';
import { mutations } from './mutations.js';
import { addMachineMarks, chooseTargets } from './prepare.js';
import { seeded } from './random.js';

/** One answer of one locator. */
export interface Answer {
  mutation: string;
  kind: string;
  locator: string;
  verdict: 'correct' | 'wrong' | 'none';
  target: string;
}

const pathTo = (element: Element): number[] => {
  const path: number[] = [];
  for (let at = element; at !== document.body; at = at.parentElement!) path.unshift([...at.parentElement!.children].indexOf(at));
  return path;
};
const follow = (path: number[]): Element => path.reduce<Element>((at, index) => at.children[index]!, document.body);
const told = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140);

/**
 * Every mutation for every target of the open page. What is true is held by reference in this script and is nowhere in
 * the page; each trial starts from a fresh copy of the page's body.
 */
export function runTrials(page: string, seed: string, count: number, withPeers: boolean, onlyMutation?: string): { answers: Answer[]; targets: number; nodes: number } {
  const random = seeded(`${seed} ${page}`);
  addMachineMarks(random);
  const targets = chooseTargets(random, count, usable);
  for (const target of targets) if (random.chance(0.3)) target.setAttribute('data-testid', `target-${random.token(5)}`);
  const locators = withPeers ? [...peers, ...own] : own;
  const known = targets.map((target) => describe(target).fingerprint!.labels);
  const captured = targets.map((target) => ({ path: pathTo(target), find: locators.map((locator) => locator.capture(target)) }));
  const pristine = document.body.cloneNode(true);
  const answers: Answer[] = [];
  for (const [index, { path, find }] of captured.entries()) {
    const others = known.flatMap((labels, other) => (other === index ? [] : labels)).filter((label) => !known[index]!.includes(label));
    for (const mutation of mutations) {
      if (onlyMutation && !mutation.name.includes(onlyMutation)) continue;
      document.body.replaceWith(pristine.cloneNode(true));
      const target = follow(path);
      const before = told(target);
      const outcome = mutation.apply(target, seeded(`${seed} ${page} ${index} ${mutation.name}`));
      if (!outcome) continue;
      for (const [which, locator] of locators.entries()) {
        const found = find[which]!(others);
        const right = found === outcome.truth || (found === null && mutation.kind === 'safety') || (found === null && mutation.name.startsWith('clone'));
        answers.push({ mutation: mutation.name, kind: mutation.kind, locator: locator.name, verdict: right ? 'correct' : found ? 'wrong' : 'none', target: right ? '' : `${before} -> ${found ? told(found) : 'none'}` });
      }
    }
  }
  return { answers, targets: targets.length, nodes: document.querySelectorAll('*').length };
}
