import type { CallResult, GroundTruthMap, Tool } from '@webmcp/contract';

import type { AgentPage } from '../slice/agent-page.js';
import { byLabel, onRow, toolWithAction, toolWithFields } from '../slice/tool-with-action.js';

type State = Record<string, unknown>;

/** A call on the workshop of examples/playground/themes, and what the page's components must hold after it. */
interface Call {
  what: string;
  tool: Tool;
  args: Record<string, unknown>;
  after(before: State): State;
  /** What may be written into the page before a call is given up: drafts, and a dialog that was opened. */
  drafts: State;
}

/** What came of a call. `abstained`: nothing was done, and the answer says so. `wrong`: all else that is not what was asked. */
export interface Trial {
  seed: number;
  change: Change;
  what: string;
  outcome: 'carried out' | 'abstained' | 'wrong';
  told: string;
}

export type Change = 'copy and language alone' | 'copy edited' | 'copy replaced' | 'language switched';

/** Every fifth seed has other wordings, every fifth another language. */
export function changeOf(seed: number): { change: Change; query: string } {
  const turn = Math.floor(seed / 5) % 2;
  if (seed % 5 === 3) {
    return turn === 0
      ? { change: 'copy edited', query: '&copy=edited' }
      : { change: 'copy replaced', query: '&copy=replaced' };
  }
  if (seed % 5 === 4) return { change: 'language switched', query: turn === 0 ? '&lng=de' : '&lng=es' };
  return { change: 'copy and language alone', query: '' };
}

const repair = {
  name: 'Ada Byron',
  mail: 'ada@example.com',
  kind: 'cargo',
  day: '2027-03-14',
  time: 'evening',
  notes: 'It squeaks',
  loan: true,
};

const more = (before: State, key: string, value: unknown): State => ({
  ...before,
  [key]: [...(before[key] as unknown[]), value],
});

/** The calls in the order in which they are made on one page. */
export function workshopCalls(map: GroundTruthMap): Call[] {
  const book = toolWithAction(map, 'Book repair');
  const subscribe = toolWithAction(map, 'Subscribe');
  const reserve = toolWithAction(map, 'Reserve');
  const filter = toolWithFields(map, ['Search parts', 'In stock only']);
  const report = toolWithAction(map, 'Send report');
  const desk = (what: string, change: (before: State) => State): Call => ({
    what,
    tool: toolWithAction(map, what),
    args: {},
    after: change,
    drafts: {},
  });
  return [
    {
      what: 'Book repair',
      tool: book,
      args: byLabel(book, {
        'Full name': repair.name,
        'E-mail': repair.mail,
        'Kind of bike': repair.kind,
        'Drop-off day': repair.day,
        'Time of day': repair.time,
        'What is wrong with it?': repair.notes,
        'I need a bike meanwhile': repair.loan,
      }),
      after: (before) => ({ ...more(before, 'repairs', repair), said: 'book.done' }),
      drafts: { repair },
    },
    {
      what: 'Subscribe',
      tool: subscribe,
      args: byLabel(subscribe, { 'E-mail': 'bo@example.com' }),
      after: (before) => ({ ...more(before, 'subscribers', 'bo@example.com'), said: 'news.done' }),
      drafts: { mail: 'bo@example.com' },
    },
    {
      what: 'Reserve',
      tool: reserve,
      args: onRow(reserve, 'Conti Tour 28'),
      after: (before) => ({ ...more(before, 'reserved', 'conti'), said: 'parts.done' }),
      drafts: {},
    },
    {
      what: 'Search parts',
      tool: filter,
      args: byLabel(filter, { 'Search parts': 'b', 'In stock only': true }),
      after: (before) => ({ ...before, search: 'b', inStock: true }),
      drafts: { search: 'b', inStock: true },
    },
    desk('Call a mechanic', (before) => ({ ...before, calls: Number(before['calls']) + 1, said: 'desk.called' })),
    desk('Pause reminders', (before) => ({ ...before, reminders: false, said: 'desk.paused' })),
    desk('Delete my history', (before) => ({ ...before, history: [], said: 'desk.deleted' })),
    {
      what: 'Send report',
      tool: report,
      args: byLabel(report, { Subject: 'Pump', Details: 'It leaks' }),
      after: (before) => ({
        ...more(before, 'reports', { subject: 'Pump', details: 'It leaks' }),
        said: 'report.done',
      }),
      drafts: { isReporting: true, report: { subject: 'Pump', details: 'It leaks' } },
    },
  ];
}

/** Makes all calls on the page as a seed has changed it. The page is loaded anew after a call that was not carried out. */
export async function trySeed(agent: AgentPage, url: string, calls: readonly Call[], seed: number): Promise<Trial[]> {
  const { change, query } = changeOf(seed);
  const address = new URL(`/dynamic?drift=${seed}${query}`, url).href;
  const trials: Trial[] = [];
  let isFresh = false;
  for (const call of calls) {
    if (!isFresh) await load(agent, address);
    const before = await held(agent);
    const result = await answerOf(agent, call);
    const after = await held(agent);
    const isDone = result.status === 'completed' && same(after, call.after(before));
    const isUntouched = result.status !== 'completed' && isWithin(after, before, call.drafts);
    const outcome = isDone ? 'carried out' : isUntouched ? 'abstained' : 'wrong';
    const told = `${result.status}: ${result.messages.join(' ')}`;
    trials.push({ seed, change, what: call.what, outcome, told });
    isFresh = isDone;
  }
  return trials;
}

async function load(agent: AgentPage, address: string): Promise<void> {
  await agent.page.goto(address);
  await agent.page.waitForFunction(() => Reflect.get(window, 'playground') !== undefined);
  // The runtime looks a moment after the page has changed; asked by itself, it looks at once.
  await agent.page.waitForFunction(async () => {
    type Tools = { getTools(): Promise<{ name: string }[]> };
    const own = await (Reflect.get(window, 'webmcp') as Tools).getTools();
    const browsers = new Set(
      (await (Reflect.get(document, 'modelContext') as Tools).getTools()).map(({ name }) => name),
    );
    return own.length > 0 && own.every(({ name }) => browsers.has(name));
  });
}

const held = (agent: AgentPage): Promise<State> =>
  agent.page.evaluate(() => Reflect.get(window, 'playground') as Record<string, unknown>);

async function answerOf(agent: AgentPage, { tool, args }: Call): Promise<Pick<CallResult, 'status' | 'messages'>> {
  const listed = await agent.tools();
  if (!listed.some(({ name }) => name === tool.name)) return { status: 'unavailable', messages: ['It is not listed.'] };
  return agent.call(tool, args);
}

const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Whether every part is as it was, or as the call's own draft has it. */
function isWithin(after: unknown, before: unknown, drafts: unknown): boolean {
  if (same(after, before) || (drafts !== undefined && same(after, drafts))) return true;
  const [one, other, draft] = [after, before, drafts ?? {}] as [State, State, State];
  if (typeof one !== 'object' || Array.isArray(one) || typeof draft !== 'object') return false;
  return Object.keys(one).every((key) => isWithin(one[key], other[key], draft[key]));
}
