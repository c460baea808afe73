import { canonicalJson, type Behaviour, type SentRequest, type Tool } from '@webmcp/contract';

import { changeIf, type Aspect, type Change, type Difference } from './change.js';
import { difference } from './difference.js';

/** The aspects of a behaviour, in the order of the report. */
const behaviourAspects: readonly Aspect<Behaviour>[] = [
  { name: 'asks', changes: compareQuestions },
  { name: 'sends', changes: compareRequests },
  {
    name: 'status',
    changes: (was, is) =>
      changeIf(was.status !== is.status, 'outcome-changed', `ended as ${was.status} and ends as ${is.status}`),
  },
  {
    name: 'effects',
    changes: (was, is) => {
      const gone = was.effects.filter((one) => !is.effects.includes(one));
      const fresh = is.effects.filter((one) => !was.effects.includes(one));
      const what = [
        ...(gone.length === 0 ? [] : [`no longer: ${gone.join(', ')}`]),
        ...(fresh.length === 0 ? [] : [`now: ${fresh.join(', ')}`]),
      ];
      return changeIf(what.length > 0, 'reaction-changed', `changes the page in another way: ${what.join('; ')}`);
    },
  },
];

/** Compares the behaviour of a tool with its earlier behaviour in the same state. */
export function behaviourDifferences(tool: Tool, state: string, was: Behaviour, is: Behaviour): Difference[] {
  const source = tool.action?.source ?? tool.source;
  return behaviourAspects.flatMap(({ changes }) =>
    changes(was, is).flatMap((change) =>
      change.kind === 'note'
        ? []
        : [difference(change.kind, `${tool.name} ${change.what}`, { tool: tool.name, states: [state], source })],
    ),
  );
}

function compareQuestions(was: Behaviour, is: Behaviour): Change[] {
  if (canonicalJson(was.asks) === canonicalJson(is.asks)) return [];
  const words = (asks: string[]): string => (asks.length === 0 ? 'nothing' : asks.join(', '));
  return is.asks.length < was.asks.length
    ? [{ kind: 'asks-no-more', what: is.asks.length === 0 ? 'no longer asks' : `asks only ${words(is.asks)}` }]
    : [{ kind: 'asks-now', what: `now asks (${words(is.asks)}; before: ${words(was.asks)})` }];
}

/** Pairs the requests by method and path first, then the rest by their order. */
function compareRequests(was: Behaviour, is: Behaviour): Change[] {
  const before = [...was.sends];
  const now = [...is.sends];
  const changes: Change[] = [];
  for (const request of is.sends) {
    const at = before.findIndex((one) => nameOf(one) === nameOf(request));
    if (at === -1) continue;
    changes.push(...compareValues(before[at]!, request));
    before.splice(at, 1);
    now.splice(now.indexOf(request), 1);
  }
  const paired = Math.min(before.length, now.length);
  for (let at = 0; at < paired; at += 1)
    changes.push({ kind: 'request-changed', what: `sent ${nameOf(before[at]!)} and sends ${nameOf(now[at]!)}` });
  for (const gone of before.slice(paired))
    changes.push({ kind: 'request-gone', what: `no longer sends ${nameOf(gone)}` });
  for (const fresh of now.slice(paired)) changes.push({ kind: 'request-new', what: `now sends ${nameOf(fresh)}` });
  return changes;
}

function compareValues(was: SentRequest, is: SentRequest): Change[] {
  const gone = was.values.filter((one) => !is.values.includes(one));
  const fresh = is.values.filter((one) => !was.values.includes(one));
  const words = (values: string[]): string => values.map((one) => `\`${one}\``).join(', ');
  return [
    ...changeIf(gone.length > 0, 'value-gone', `no longer sends ${words(gone)} with ${nameOf(is)}`),
    ...changeIf(fresh.length > 0, 'value-new', `now sends ${words(fresh)} with ${nameOf(is)}`),
  ];
}

const nameOf = ({ method, path }: SentRequest): string => `${method} ${path}`;
