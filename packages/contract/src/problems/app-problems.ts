import type { ProblemText } from './problem-text.js';

/** The problems of the app's harness, config and source. */
export const appProblems = {
  COMMAND_MISSING: {
    message: '{root} is not on Vite, and no command that starts the app is named',
    fix: "Pass --command '{command}', write command in webmcp.config.ts, or pass --url with the running app",
  },
  HARNESS_FAILED: {
    message: 'Harness state {state} failed: {reason}',
    fix: 'Correct the setup of the state. Run with --state {state} to try the state alone',
  },
  HARNESS_LOGIN_FAILED: {
    message: 'The harness login failed: {reason}',
    fix: 'Correct the login step. No state can be read without the login',
  },
  HARNESS_INVALID: {
    message: '{file} is not a harness: {reason}',
    fix: "It must export default defineHarness({ states: { name: { route: '/' } } }) from 'webmcp/harness'",
  },
  STATE_UNKNOWN: {
    message: 'The harness has no state {state}; its states are: {known}',
    fix: 'Pass one of the known states to --state',
  },
  CONFIG_INVALID: {
    message: '{file} could not be used: {reason}',
    fix: "It must export default defineConfig({ … }) from 'webmcp/harness'",
  },
  AGENT_API_FORBIDDEN: {
    message: 'The header {header} of {url} switches document.modelContext off',
    fix: 'Send Permissions-Policy: tools=(self), and no Origin-Agent-Cluster: ?0. Agents that use window.webmcp need no change',
  },
  MODULE_STUCK: {
    message: '{file} did not finish loading within {seconds} s',
    fix: 'Remove the await at its top level that never ends, or move the work into the setup of a state',
  },
  PACKAGE_INVALID: {
    message: '{file} is not valid JSON: {reason}',
    fix: 'Correct the syntax of the file. npm pkg get prints the place of the error too',
  },
  ROOT_MISSING: {
    message: '--root {root} is not a folder',
    fix: "Pass the folder that holds the app's package.json or its HTML files",
  },
  PROJECT_EMPTY: {
    message: 'No source file with markup was found under {root}',
    fix: "Pass --root with the app's folder; webmcp reads {extensions} files outside node_modules and dist. For markup that a server renders, name the running app with --url",
  },
  PROJECT_SKIPPED: {
    message: 'Each source file with markup under {root} was skipped: {reason}',
    fix: 'Split the file, save it as UTF-8 text, or name other files with --root or include in webmcp.config.ts',
  },
  SOURCE_UNPARSABLE: {
    message: '{file} does not parse: {reason}',
    fix: 'Correct the syntax. Only this file was skipped',
  },
  SOURCE_SKIPPED: {
    message: '{file} was not read: {reason}',
    fix: 'If the file is not source of the app, add it to exclude in webmcp.config.ts',
  },
  TEXT_BROKEN: {
    message: '{tool} was left out: its text "{text}" holds characters that could not be decoded',
    fix: 'Save {file} as UTF-8, and let the server send its charset',
  },
  TEMPLATES_UNREAD: {
    message: 'The templates of {count} were not read: the tools rest on what the pages show',
    fix: 'Texts, validation and controls of other states are missing. Add a harness state for each part of the app that matters',
  },
  NOTHING_FOUND: {
    message: 'No tool could be made from {root}',
    fix: 'Read the lists unstable and unmatched. They name each control and the reason why it was held back',
  },
  UNSTABLE: {
    message: '{part} is held back: {reason}',
    fix: '{guidance}',
  },
  DEAD_CONTROL: {
    message: '{control} is dead in state {state}: no listener, form or link answers a press',
    fix: 'Attach a handler to it, make it a link or the button of a form, or remove it',
  },
  SURVIVAL_LOW: {
    message: '{tool}: its {part} survives {survived} of {trials} changes of the page, wrong {wrong}; {missed}',
    fix: 'Give the element a data-mcp attribute, or a label of its own, and run webmcp instrument --stress again',
  },
  PROOF_FAILED: {
    message: '{tool} failed its proof and is held back: {level}: {reason}',
    fix: 'Call the tool by hand in this state and correct the reported error. If an element was not found, give the element a data-mcp attribute',
  },
  WRITES_UNREADABLE: {
    message: '{file} is not a list of unanswered writes: {reason}',
    fix: "Look in the app's data for a write of an earlier run that did not arrive, then delete the file",
  },
  PROOF_MISSING: {
    message: '{tool} could not be proved: {reason}',
    fix: 'Add a harness state in which the tool can be called. Until then the tool is emitted without a proof',
  },
} as const satisfies Record<string, ProblemText>;
