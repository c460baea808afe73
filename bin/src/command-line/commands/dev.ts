import { resolve } from 'node:path';

import type { InstrumentResult } from '../../commands/instrument.js';
import type { CliCommand } from '../options/cli-command.js';
import { appOptions, makeMapOptions, mapPath, rootOf } from '../options/map-options.js';

/** `webmcp dev`. */
export const devCommand: CliCommand = {
  name: 'dev',
  arguments: [],
  description: 'Instrument the app, and again after each save, until you stop it.',
  options: [...appOptions.filter((name) => name !== 'timeLimit' && name !== 'connect'), 'emit'],
  help: `
Examples:
  $ webmcp dev
  $ webmcp dev --emit src/webmcp-tools.ts
  $ webmcp dev --url http://localhost:3000

Writes the map after each save. The Vite plugin and an emitted module then bring the new tools to the open page. An app with
a command in webmcp.config.ts is started once and runs until the end. A running app is read with --url.`,
  async run(world, _, flags) {
    const { progress, signal, colors, cwd, say } = world;
    const root = await rootOf(cwd, flags.root);
    const { dev } = await import('../../commands/dev.js');
    const { devTurn } = await import('../../report/dev-report.js');
    const options = {
      ...makeMapOptions(cwd, root, [], flags),
      out: mapPath(cwd, root, flags.out),
      ...(flags.emit === undefined ? {} : { emit: resolve(cwd, flags.emit) }),
    };
    const result = await dev(
      options,
      { progress, signal },
      {
        started: (url) => say(`The app runs at ${url}`),
        turn: (turn, before: InstrumentResult | undefined) => say(devTurn(turn, before?.map, colors)),
      },
    );
    return { result, text: 'webmcp dev has ended.' };
  },
};
