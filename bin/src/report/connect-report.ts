import type { Colors } from 'picocolors/types.js';

import type { ConnectResult } from '../commands/connect.js';

/** Writes the report of `webmcp connect`. */
export function connectReport({ file, change, isWritten }: ConnectResult, colors: Colors): string {
  if (change === '') return `${file} has the bridge already.`;
  if (isWritten)
    return `${colors.green('Written')}: ${file}\nStart the client, then approve it on the page of the bridge.`;
  return `${change}\nNothing was written. Add the change by hand, or run again with --yes.`;
}
