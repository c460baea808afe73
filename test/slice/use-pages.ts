import { afterAll, beforeAll } from 'vitest';

import { agentPage, type AgentPage } from './agent-page.js';
import { instrumentPages, type InstrumentedApp } from './instrument-app.js';

/** Plain pages with their map, and the page of an agent. Both are there while tests run. */
export interface UsedPages {
  readonly app: InstrumentedApp;
  readonly agent: AgentPage;
}

/** Instruments plain pages before the tests of a file or a group, and closes everything after them. */
export function usePages(pages: Record<string, string>, options: Parameters<typeof agentPage>[1]): UsedPages {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentPages(pages);
    agent = await agentPage(app, options);
  });
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });
  return {
    get app() {
      return app;
    },
    get agent() {
      return agent;
    },
  };
}
