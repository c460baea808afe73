import { dirname } from 'node:path';

import type { PanelAnswer, PanelEvents, PanelFacts, PanelQuestion, ToolDecision } from '@webmcp/contract';
import { panelFacts } from '@webmcp/discovery';
import type { ViteDevServer } from 'vite';

import type { AppMap, ToolsPluginWorld } from './app-map.js';
import { ownPages } from './own-pages.js';

const events: PanelEvents = { ask: 'webmcp:panel', answer: 'webmcp:panel-answer' };
const notOwn = 'Nothing was written: only a page of this dev server, in a browser on this machine, decides';

/**
 * Answers the questions of the panel: the facts of the map, and decisions of the person. A decision counts only from a page
 * of this server on this machine.
 */
export function servePanel(
  { ws, config }: Pick<ViteDevServer, 'ws' | 'config'>,
  app: Pick<AppMap, 'file' | 'map' | 'stale' | 'failed'>,
  { decide }: Pick<ToolsPluginWorld, 'decide'>,
): void {
  const root = dirname(app.file);
  const originOf = ownPages({ ws });
  const facts = async (): Promise<PanelFacts | undefined> => {
    const map = await app.map();
    const editor = `${config.base}__open-in-editor?file=${encodeURIComponent(`${root}/`)}`;
    return map && { ...panelFacts(map), withdrawn: app.stale.names, editor };
  };
  const taken = async (decision: ToolDecision): Promise<string> => {
    const map = await app.map();
    return map === undefined ? 'There is no map yet, so nothing was written' : await decide(root, map, decision);
  };
  const answer = async (question: PanelQuestion, isOwn: boolean): Promise<Omit<PanelAnswer, 'id'>> => {
    if (question.ask === 'decide') return { said: isOwn ? await taken(question.decision) : notOwn };
    const found = await facts();
    return found === undefined ? {} : { facts: found };
  };
  ws.on(events.ask, (question: PanelQuestion | null | undefined, client) => {
    if (question == null) return;
    const send = (content: Omit<PanelAnswer, 'id'>): void =>
      client.send(events.answer, { id: question.id, ...content });
    answer(question, originOf(client.socket) !== undefined).then(send, (reason: unknown) => {
      app.failed(reason);
      send({ said: `Nothing was written: ${String(reason)}` });
    });
  });
}
