import type { CliCommand } from './options/cli-command.js';
import { auditCommand } from './commands/audit.js';
import { bridgeCommand } from './commands/bridge.js';
import { connectCommand } from './commands/connect.js';
import { checkCommand } from './commands/check.js';
import { devCommand } from './commands/dev.js';
import { doctorCommand } from './commands/doctor.js';
import { emitCommand } from './commands/emit.js';
import { evalCommand } from './commands/eval.js';
import { explainCommand } from './commands/explain.js';
import { fixCommand } from './commands/fix.js';
import { initCommand } from './commands/init.js';
import { instrumentCommand } from './commands/instrument.js';
import { mergeCommand } from './commands/merge.js';
import { reportCommand } from './commands/report.js';

/**
 * All commands, in the order in which `webmcp --help` lists them: the set-up first, then the main job and the commands that need a
 * map.
 */
export const cliCommands: readonly CliCommand[] = [
  initCommand,
  instrumentCommand,
  devCommand,
  checkCommand,
  explainCommand,
  fixCommand,
  mergeCommand,
  reportCommand,
  emitCommand,
  evalCommand,
  doctorCommand,
  bridgeCommand,
  connectCommand,
  auditCommand,
];
