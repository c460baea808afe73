import type { ProblemText } from './problem-text.js';

/** The problems of the browser, the server and the pages. */
export const pageProblems = {
  NO_BROWSER: {
    message: 'No Chromium was found ({tried})',
    fix: 'On Debian as root: apt-get update && apt-get install -y chromium. Elsewhere: npx playwright install chromium, or set WEBMCP_BROWSER to a Chromium executable',
  },
  BROWSER_WRONG: {
    message: 'WEBMCP_BROWSER is {path}, which could not be launched: {reason}',
    fix: 'Point WEBMCP_BROWSER at a Chromium executable, or unset it',
  },
  CONNECT_FAILED: {
    message: 'The browser at {host} did not accept the connection: {reason}',
    fix: 'Check --connect: the ws endpoint of a Playwright server of the same version, or of the DevTools protocol. Leave it out to use a local browser',
  },
  BROWSER_GONE: {
    message: 'The browser ended in the middle of the run. Nothing was written',
    fix: 'Run again. If it ends again, look at the memory of the machine or the log of the grid',
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
  SOURCE_MAP_TOO_LARGE: {
    message: 'The source map {map} is too large to read, so the functions of its script have no place in the source',
    fix: 'Let the development server write one map for each module, or maps without the text of the sources',
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
} as const satisfies Record<string, ProblemText>;
