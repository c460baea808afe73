import type { Contender } from '../../../src/locate/verdict/contender.js';
import type { Poll } from '../../../src/locate/verdict/poll.js';

/** Makes a poll about a target `button "Save"` that was captured with these unique signals. */
export function pollWith(
  more: Partial<Omit<Poll, 'unique' | 'print'>> & { unique?: string[]; print?: object } = {},
): Poll {
  const { unique = [], print, ...rest } = more;
  return {
    print: { kind: 'button', labels: ['Save'], scope: [], unique, ...print },
    read: () => ({ kind: 'button', texts: [], icon: undefined, scope: [] }),
    testIds: [],
    testIdAttributes: [],
    isOthers: () => false,
    strict: false,
    unique: (signal) => unique.includes(signal),
    within: false,
    pool: [],
    structural: [],
    ...rest,
  };
}

/** Makes a contender with these votes: a button "Save" unless another relation, role or text is given. */
export function contenderWith(
  votes: Record<string, number>,
  { kind = 'button', texts = ['Save'], icon, relation = 'same' }: Partial<Contender['own'] & Contender> = {},
): Contender {
  return {
    element: undefined as unknown as Element,
    own: { kind, texts, icon, scope: [] },
    relation,
    votes: new Map(Object.entries(votes)),
  };
}
