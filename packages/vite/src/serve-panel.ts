import { dirname } from 'node:path';

import type { PanelAnswer, PanelEvents, PanelFacts, PanelQuestion, ToolDecision } from '@webmcp/contract';
import { panelFacts } from '@webmcp/discovery';
import type { ViteDevServer } from 'vite';

import type { AppMap, ToolsPluginWorld } from './app-map.js';

const events: PanelEvents = { ask: 'webmcp:panel', answer: 'webmcp:panel-answer' };

/** Answers the questions of the panel: the facts of the map, and decisions of the person. */
export function servePanel({ ws, config }: ViteDevServer, app: AppMap, { decide }: ToolsPluginWorld): void {
  const root = dirname(app.file);
  const facts = async (): Promise<PanelFacts | undefined> => {
    const map = await app.map();
    const editor = `${config.base}__open-in-editor?file=${encodeURIComponent(`${root}/`)}`;
    return map && { ...panelFacts(map), withdrawn: app.stale.names, editor };
  };
  const taken = async (decision: ToolDecision): Promise<string> => {
    const map = await app.map();
    return map === undefined ? 'There is no map yet, so nothing was written' : await decide(root, map, decision);
  };
  const answer = async (question: PanelQuestion): Promise<Omit<PanelAnswer, 'id'>> => {
    if (question.ask === 'decide') return { said: await taken(question.decision) };
    const found = await facts();
    return found === undefined ? {} : { facts: found };
  };
  ws.on(events.ask, (question: PanelQuestion, client) => {
    const send = (content: Omit<PanelAnswer, 'id'>): void =>
      client.send(events.answer, { id: question.id, ...content });
    answer(question).then(send, (reason: unknown) => {
      app.failed(reason);
      send({ said: `Nothing was written: ${String(reason)}` });
    });
  });
}
