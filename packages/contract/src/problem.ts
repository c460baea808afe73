import { fixProblems } from './fix-problems.js';
import { githubProblems } from './github-problems.js';

/**
 * Lists every problem that the product reports, with its message and its fix. A code without a text does not compile.
 * {@link problem} replaces `{name}` in a text by the detail of that name.
 */
export const problems = {
  NO_BROWSER: {
    message: 'No Chromium was found ({tried})',
    fix: 'On Debian as root: apt-get update && apt-get install -y chromium. Elsewhere: npx playwright install chromium, or set WEBMCP_BROWSER to a Chromium executable',
  },
  BROWSER_WRONG: {
    message: 'WEBMCP_BROWSER is {path}, which could not be launched: {reason}',
    fix: 'Point WEBMCP_BROWSER at a Chromium executable, or unset it',
  },
  APP_UNREACHABLE: {
    message: 'The app at {url} did not answer: {reason}',
    fix: 'Start the app first, check the port, or leave out --url so that webmcp starts the dev server itself',
  },
  ROUTE_FAILED: {
    message: 'The app answered {url} with HTTP {status}',
    fix: 'The harness, a link or a route in the source names this address. Correct it, or add a harness state that prepares the data of the page',
  },
  ROUTE_NEEDS_LOGIN: {
    message: 'The app answered {url} with HTTP {status}: the page wants a login',
    fix: 'Add a login to webmcp.harness.ts: login: async ({ page }) => { … }. It runs once, before the states',
  },
  REDIRECT_UNREACHABLE: {
    message: '{url} redirects to {target}, which did not answer: {reason}',
    fix: 'Start the server at the second address, or correct the redirect',
  },
  PAGE_DOWNLOAD: {
    message: '{url} is a download, not a page',
    fix: 'Name a route that shows a page: in the harness, or with --url',
  },
  NOT_A_PAGE: {
    message: '{url} is no page: its content is {type}',
    fix: 'Name a route that shows a page: in the harness, or with --url',
  },
  PAGE_CRASHED: {
    message: 'The page at {url} crashed the browser tab: {reason}',
    fix: 'Open the page by hand and watch its memory. Leave the state out until the page opens',
  },
  PAGE_REDIRECTS: {
    message: '{url} redirects without end',
    fix: 'Open the address by hand and correct the redirects. A missing login often causes them',
  },
  PAGE_RELOADS: {
    message: 'The page at {url} reloads itself again and again',
    fix: 'Open the page by hand and correct the script that reloads it',
  },
  STATE_LATE: {
    message: 'State {state} at {url} was given up after {seconds} s',
    fix: 'Run with --state {state} and open the page by hand. Shorten the setup, or correct the part that never ends',
  },
  RUN_LATE: {
    message: 'The run did not end within {minutes} min; it was at: {at}',
    fix: 'Pass a longer --time-limit, or read fewer states with --state. Nothing was written',
  },
  PAGE_STUCK: {
    message: 'The page at {url} did not open in time: {reason}',
    fix: 'Open the page by hand. A script without an end, or an answer that never ends, holds the page',
  },
  APP_STOPPED: {
    message: 'The app at {url} stopped {when}: {reason}. Not {work}: {left}',
    fix: "Run the project's own dev command by hand and open the states that were not {work}. Correct the error that the command prints, then run again",
  },
  APP_NOT_STARTED: {
    message: 'The dev server of {root} did not start: {reason}',
    fix: "Run the project's own dev command by hand and correct the error that it prints, or pass --url with a running app",
  },
  APP_ERROR_OVERLAY: {
    message: 'The app shows an error overlay in state {state}: {text}',
    fix: 'Correct the error that the dev server reports, then run again',
  },
  APP_EMPTY: {
    message: 'State {state} at {route} showed no interactive element until the deadline',
    fix: 'Open the route in a browser; if it needs a login or data, add a harness state that prepares it',
  },
  APP_PRODUCTION_BUILD: {
    message: 'The app at {url} runs {framework} in production mode',
    fix: 'Point webmcp at a development server',
  },
  HOST_NOT_ALLOWED: {
    message: 'The probe opens only loopback addresses, and {host} is not a loopback address',
    fix: 'Use localhost or 127.0.0.1, or name the host with --allow-host {host}',
  },
  REQUEST_BLOCKED: {
    message: 'State {state} tried to reach {host}, which was blocked',
    fix: 'If the app needs this host, pass --allow-host {host}',
  },
  WRITE_BLOCKED: {
    message: 'State {state} sent {write} to change data, and a stub answered the request',
    fix: 'The page after this write was not read. Leave out --block-writes to let the write pass',
  },
  ROUTES_LEFT_OUT: {
    message: 'More than {most} pages were found; these pages were not opened: {routes}',
    fix: 'Write a webmcp.harness.ts that names the states that matter',
  },
  EXPLORE_CUT_SHORT: {
    message: 'Exploring ended at its bound of {bound} with {left} openers not pressed, "{first}" the first of them',
    fix: 'Name the states that matter in webmcp.harness.ts, or begin with fewer of them by --state',
  },
  PAGE_CONSOLE_ERROR: {
    message: 'State {state} logged an error: {text}',
    fix: "Open the page's console in this state. The failed code may hide controls",
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
    message: '{what} "{label}" has no selector with enough confidence (confidence {confidence})',
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
  PROOF_MISSING: {
    message: '{tool} could not be proved: {reason}',
    fix: 'Add a harness state in which the tool can be called. Until then the tool is emitted without a proof',
  },
  MAP_MISSING: {
    message: 'There is no map at {file}',
    fix: "Run webmcp instrument first, or pass --out with the map's path",
  },
  MAP_UNREADABLE: {
    message: '{file} is not a Ground Truth Map: {reason}',
    fix: 'Restore it from version control, or run webmcp instrument to write a new map',
  },
  MAP_VERSION: {
    message: '{file} has version {version}, and this webmcp reads version 1',
    fix: 'Use the webmcp version that wrote the map, or run webmcp instrument to write a new map',
  },
  MAP_EDITED: {
    message: '{file} was changed by hand: its integrity hash does not match its content',
    fix: 'Restore it from version control, or run webmcp instrument; names and risks are set in webmcp.config.ts',
  },
  MAP_DRIFT: { message: '{what}', fix: '{remedy}' },
  CONFIDENCE_BELOW: {
    message: '{tool}: {target} has confidence {confidence}, less than {least}',
    fix: 'Give the element a data-mcp attribute (webmcp explain {tool} prints the place), then run webmcp check --update',
  },
  REPORT_FORMAT: {
    message: '--report {given} names no format and file',
    fix: 'Write --report <format>=<file>. The formats are: {formats}',
  },
  ...githubProblems,
  TOOL_BUDGET: {
    message: '{count} tools on route {route}; agents choose worse from more than {budget}',
    fix: 'Exclude tools of little use in webmcp.config.ts',
  },
  TOOL_UNKNOWN: {
    message: 'The map has no tool {tool}; the nearest names are: {near}',
    fix: "Pass a tool's name or id as webmcp instrument printed it",
  },
  FIELD_UNKNOWN: {
    message: 'Tool {tool} has no field {field}; the nearest keys are: {near}',
    fix: "Pass a field's key as webmcp explain {tool} prints it",
  },
  SURVIVAL_BELOW: {
    message: '{tool}: {target} survives {share} of the changes to the page, less than {least}',
    fix: 'Give the element a data-mcp attribute (webmcp explain {tool} prints the place), then run webmcp instrument --stress',
  },
  SURVIVAL_UNKNOWN: {
    message: '{tool}: the survival of {target} was not measured',
    fix: 'Run webmcp instrument --stress and commit the map',
  },
  ...fixProblems,
  INIT_NOT_CONFIRMED: {
    message: 'Nothing was written: no person can confirm {count}',
    fix: 'Read the diff, then run webmcp init --yes',
  },
  INIT_WHICH_APP: {
    message: '{root} is a workspace with {count}: {apps}',
    fix: 'Name the folder of one app, for example webmcp init --root {first}',
  },
  INIT_BY_HAND: {
    message: 'One step is left to you. {step}',
    fix: 'Paste the lines, then run webmcp init again. It writes nothing that is there already',
  },
  PLAYWRIGHT_MISSING: {
    message: 'The package playwright, which opens the app, is not installed beside webmcp',
    fix: 'Install it: npm install -D playwright, pnpm add -D playwright or yarn add -D playwright',
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
} as const satisfies Record<string, { message: string; fix: string }>;

export type ProblemCode = keyof typeof problems;

/** A finding or failure as the command line prints it and `--json` carries it. */
export interface Problem {
  code: ProblemCode;
  message: string;
  /** `file:line:column`, a state id or a URL. */
  where?: string;
  fix: string;
  /** The kind of a difference that `check` found: `field-removed`. */
  kind?: string;
  /** The impact of a difference that `check` found. */
  impact?: 'breaking' | 'risky' | 'harmless';
  /** The name of the tool that differs. */
  tool?: string;
}

/**
 * Fills a problem's text with its details.
 * @param code the problem's code
 * @param details values for the `{name}` places of message and fix; a missing value becomes `?`
 * @param where `file:line:column`, a state id or a URL
 */
export function problem(code: ProblemCode, details: Record<string, string | number> = {}, where?: string): Problem {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, key: string) => String(details[key] ?? '?'));
  const { message, fix } = problems[code];
  return { code, message: fill(message), ...(where === undefined ? {} : { where }), fix: fill(fix) };
}

/** Ends a run that cannot go on. Carries the problem that the user reads. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** @param what a code with its details, or a finished problem */
  constructor(
    what: ProblemCode | Problem,
    details: Record<string, string | number> = {},
    options: { where?: string; cause?: unknown } = {},
  ) {
    const found = typeof what === 'string' ? problem(what, details, options.where) : what;
    super(found.message, { cause: options.cause });
    this.problem = found;
  }
}
