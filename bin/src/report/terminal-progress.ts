import { spinner } from '@clack/prompts';

import type { Progress } from '../progress.js';

/** Progress on standard error: one live line on a terminal, a plain line for each step elsewhere. */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  // A terminal that does not know its width would break a live line after each character.
  return stream.isTTY === true && stream.columns > 0 ? liveProgress(stream) : plainProgress(stream);
}

function liveProgress(output: NodeJS.WriteStream): Progress {
  let live: ReturnType<typeof spinner> | null = null;
  let current = '';
  return {
    step(text) {
      live?.stop(current);
      current = text;
      live = spinner({ output });
      live.start(text);
    },
    count(done, of, what) {
      live?.message(`${current} (${done} of ${of}: ${what})`);
    },
    end(failed = false) {
      if (failed) live?.error(current);
      else live?.stop(current);
      live = null;
    },
  };
}

function plainProgress(output: NodeJS.WriteStream): Progress {
  return {
    step(text) {
      output.write(`${text} …\n`);
    },
    count(done, of, what) {
      output.write(`  ${done} of ${of}: ${what}\n`);
    },
    end() {},
  };
}
