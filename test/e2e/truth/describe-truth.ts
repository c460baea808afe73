import type { GroundTruthMap } from '@webmcp/contract';
import { afterAll, beforeAll, describe } from 'vitest';

import { agentPage, type AgentPage } from '../../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../../slice/instrument-app.js';
import type { TruthPage } from './truth-rule.js';
import { truthRules } from './truth-rules.js';

/** Declares the tests of all truth rules on one framework's app, with one map and one browser. */
export function describeTruth(framework: 'react' | 'vue'): void {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp(`truth/${framework}`);
    agent = await agentPage(app, { native: true, script: 'before' });
  });
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  describe.each(truthRules)('$page', (rule) => {
    const page: TruthPage = {
      framework,
      map: () => toolsOn(app.map, rule.page),
      open: (tool) => agent.open(rule.page, tool),
      call: (tool, args) => agent.call(tool, args),
      callAndLeave: (tool, args) => agent.callAndLeave(tool, args),
      kept: () => agent.page.evaluate(() => Reflect.get(window, 'playground') as unknown),
      answer: (how) => agent.answer(how),
      questions: () => agent.questions,
      page: () => agent.page,
    };
    rule.tests(page);
  });
}

/** Returns the map with the tools of one page alone, those of its further states included. */
function toolsOn(map: GroundTruthMap, page: string): GroundTruthMap {
  const own = map.states.filter(({ route }) => route === `/${page}`).map(({ id }) => id);
  return { ...map, tools: map.tools.filter(({ states }) => states.some((state) => own.includes(state))) };
}
