import { type Problem, problem } from '@webmcp/contract';
import type { PageWatch } from '../pages/page-watch.js';

/** The most characters of an error. */
const longestError = 300;

/** Returns the problems that the watch of a page noticed: blocked hosts, blocked writes, errors in the console. */
export function noticedProblems(state: string, watch: PageWatch): Problem[] {
  const hosts = [...watch.blockedHosts];
  // A blocked request fails loudly, and has a problem already.
  const own = watch.errors.filter((text) => !hosts.some((host) => text.includes(host)));
  const errors = new Set(own.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, longestError)));
  return [
    ...hosts.map((host) => problem('REQUEST_BLOCKED', { state, host }, state)),
    ...[...watch.blockedWrites].map((write) => problem('WRITE_BLOCKED', { state, write }, state)),
    ...[...errors].map((text) => problem('PAGE_CONSOLE_ERROR', { state, text }, state)),
  ];
}
