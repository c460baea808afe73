import type { ProblemText } from './problem-text.js';

/** The problems of the command line and the files that it writes. */
export const commandProblems = {
  INIT_NOT_CONFIRMED: {
    message: 'init asks before it changes {count}, and without a terminal nobody can answer',
    fix: 'Read the diff, then run webmcp init --yes',
  },
  WHICH_APP: {
    message: '{root} is a workspace with {count}: {apps}',
    fix: 'Name the folder of one app, for example --root {first}',
  },
  NOT_SERVED: {
    message: '{root} has source files, but nothing says how they are served: {lack}',
    fix: "Pass --root with the folder of the app's package.json, or install the packages of the app there first",
  },
  INIT_BY_HAND: {
    message: 'One step is left to you. {step}',
    fix: 'Paste the lines, then run webmcp init again. It writes nothing that is there already',
  },
  INIT_NOTHING_TO_UNDO: {
    message: 'Nothing can be undone: {file} records no webmcp init',
    fix: 'webmcp init --undo restores the files that webmcp init wrote in this folder',
  },
  INIT_CHANGED_SINCE: {
    message: '{file} was changed after webmcp init, so it stays as it is',
    fix: 'Remove the lines of webmcp by hand. Other files are restored',
  },
  PLAYWRIGHT_MISSING: {
    message: 'The package playwright, which opens the app, is not installed beside webmcp',
    fix: 'Install it: npm install -D playwright, pnpm add -D playwright or yarn add -D playwright',
  },
  EVALS_INVALID: {
    message: '{file} has no cases for webmcp eval: {reason}',
    fix: 'Write a list of { name, messages, expectedCall }. webmcp emit evals prints a beginning',
  },
  EVAL_TOOL_UNKNOWN: {
    message: 'A case expects the tool {tool}, which the map does not have',
    fix: 'Correct the name in the case, or run webmcp instrument if the tool is new',
  },
  EVAL_PEER_MISSING: {
    message: 'The packages of the sentence embedding are not installed beside the app: {packages}',
    fix: 'Install them: npm install -D {packages}. Or run webmcp eval without --embedding',
  },
  USAGE: {
    message: '{reason}',
    fix: 'See webmcp --help',
  },
  FILE_NOT_WRITTEN: {
    message: '{file} could not be written: {reason}',
    fix: 'Name a file in a folder that you may write to',
  },
  FILE_NOT_READ: {
    message: '{file} could not be read: {reason}',
    fix: 'Check that the file exists, and that you may read it',
  },
  DISK_FULL: {
    message: '{file} could not be written: the disk is full',
    fix: 'Free some space, then run again. The file keeps its earlier content',
  },
  OUTPUT_CLOSED: {
    message: 'Standard output could not be written: {reason}',
    fix: 'Check the program or file that receives the output, then run again',
  },
  UNCAUGHT: {
    message: '{origin} threw an error that nothing awaits: {reason}',
    fix: 'Await the promise, or catch the error, at this place',
  },
  INTERNAL: {
    message: 'webmcp failed by itself: {reason}',
    fix: 'Run again with --debug, and report the printed stack to the project',
  },
  INTERRUPTED: {
    message: 'Stopped before the end; nothing was written',
    fix: 'Run it again when you are ready',
  },
} as const satisfies Record<string, ProblemText>;
