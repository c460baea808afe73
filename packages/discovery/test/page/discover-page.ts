import type { Config, PageHandler, PageSnapshot, PressAnswer, Source } from '@webmcp/contract';

import { discover, type Discovery } from '../../src/discover.js';
import { extract } from '../../src/extract/extract.js';
import { appCode } from '../../src/source/app-code.js';
import { group } from '../../src/group/group.js';
import type { AppModel } from '../../src/intents/model/intent.js';
import { buildWorld, type BoxSpec, type ControlSpec } from '../match/build-world.js';

export interface PageGiven {
  /** The texts of the app's files. */
  files?: Record<string, string>;
  /** For each name on the page, texts of the code that answer it: the place is where the text begins. */
  answers?: Record<string, string | (Pick<PageHandler, 'event' | 'isAround'> & { code: string })>;
  /** The browser's answers to a press, for names without a place in the files. */
  presses?: Record<string, PressAnswer>;
  config?: Config;
  /** Leaves the app's code out, as without provenance. */
  blind?: true;
  appModel?: AppModel;
}

/** Runs all stages on a page whose elements have handlers in the given files. Returns no reads. */
export function discoverPage(specs: readonly (ControlSpec | BoxSpec)[], given: PageGiven = {}): Discovery {
  const { files = {}, answers = {}, presses = {}, config, blind } = given;
  const world = buildWorld(specs);
  const appModel = given.appModel ?? world.appModel;
  const snapshot: PageSnapshot = {
    ...world.snapshot,
    elements: world.snapshot.elements.map((element) => {
      const found = Object.entries(answers).filter(([name]) => name === element.name);
      const handlers = found.map(([, answer]): PageHandler => {
        const { code, ...more } = typeof answer === 'string' ? { code: answer, event: 'click' } : answer;
        return { ...more, at: placeIn(files, code) };
      });
      const press = presses[element.name];
      const pressed = press === undefined ? element : { ...element, answers: press };
      return handlers.length === 0 ? pressed : { ...pressed, handlers };
    }),
  };
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  const facts = all.map((file) => extract(file, () => undefined));
  const found = discover({
    source: { appModel, candidates: group(appModel) },
    ...(blind === true ? {} : { code: appCode(all, facts, () => null) }),
    snapshots: [snapshot],
    states: [{ id: snapshot.state, route: snapshot.route, from: 'harness' }],
    ...(config === undefined ? {} : { config }),
    threshold: 0.6,
    allowUnstable: false,
    provenance: blind !== true,
    generatorVersion: '0.0.0',
  });
  return { ...found, map: { ...found.map, tools: found.map.tools.filter(({ kind }) => kind !== 'read') } };
}

function placeIn(files: Record<string, string>, code: string): Source {
  for (const [file, text] of Object.entries(files)) {
    const offset = text.indexOf(code);
    if (offset === -1) continue;
    const before = text.slice(0, offset).split('\n');
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return { file: 'unknown.js', line: 1, column: 2 };
}

/** An app model without any control. */
export const nothing: AppModel = { frameworks: ['html'], intents: [], boundaries: [], problems: [] };
