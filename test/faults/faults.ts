import { commandFaults } from './causes/commands.js';
import { commandLineFaults } from './causes/command-line.js';
import { fileFaults } from './causes/files.js';
import { harnessFaults } from './causes/harnesses.js';
import { mapFaults } from './causes/maps.js';
import { pageFaults } from './causes/pages.js';
import { serverFaults } from './causes/servers.js';
import { signalFaults } from './causes/signals.js';
import type { Fault } from './fault.js';

/** The table of all faults, from the command line to the signals. A new command adds its rows to one of the lists. */
export const faults: readonly Fault[] = [
  ...commandLineFaults,
  ...commandFaults,
  ...fileFaults,
  ...mapFaults,
  ...serverFaults,
  ...pageFaults,
  ...harnessFaults,
  ...signalFaults,
];
