import type { PanelAnswer, PanelEvents, PanelQuestion } from '@webmcp/contract';

/** The channel of a page to its dev server, as Vite's `import.meta.hot` has it. */
export interface HotChannel {
  send(event: string, data: unknown): void;
  on(event: string, listener: (data: unknown) => void): void;
}

type Question = PanelQuestion extends infer Each ? (Each extends PanelQuestion ? Omit<Each, 'id'> : never) : never;

const events: PanelEvents = { ask: 'webmcp:panel', answer: 'webmcp:panel-answer' };
const waiting = new Map<number, (answer: PanelAnswer) => void>();
const heard = new WeakSet<HotChannel>();

/** Asks the dev server, and returns its answer. */
export function askServer(hot: HotChannel, question: Question): Promise<PanelAnswer> {
  if (!heard.has(hot)) {
    heard.add(hot);
    hot.on(events.answer, (data) => {
      const answer = data as PanelAnswer;
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    });
  }
  return new Promise((resolve) => {
    const id = Date.now() + waiting.size;
    waiting.set(id, resolve);
    hot.send(events.ask, { id, ...question });
  });
}
