import { patternOf } from '../harness/reach/route.js';
import type { PageFacts } from '../reader/page-reader.js';

/** Returns the differences between a page before a call and after it, as short texts. */
export function effectsOf(before: PageFacts, after: PageFacts): string[] {
  const added = (key: 'changed' | 'shows' | 'stored'): string[] =>
    after[key].filter((one) => !before[key].includes(one));
  const gone = before.stored.filter((one) => !after.stored.includes(one));
  return [
    ...(after.route === before.route ? [] : [`route ${patternOf(after.route.replace(/\?.*$/, ''))}`]),
    ...Object.entries(after.counts).flatMap(([name, number]) => {
      const change = number - (before.counts[name] ?? 0);
      return change === 0 ? [] : [`${name} ${change > 0 ? '+' : ''}${change}`];
    }),
    ...added('changed').map((name) => `fills ${name}`),
    ...added('shows').map((key) => `shows ${key}`),
    ...added('stored').map((name) => `stores ${name}`),
    ...gone.map((name) => `forgets ${name}`),
  ].sort();
}
