import type { Confirmer } from './confirm.js';

/** The refusals in a row after which a tool is blocked. */
const most = 3;
/** The calls that may wait for the person at a time. */
const waitingMost = 3;

/** Refusals in a row, by the id of the tool. They last as long as the page. */
const refused = new Map<string, number>();
let waiting = 0;

/** Counts the answers of the person to the questions of a tool. */
export function counted(tool: string, ask: Confirmer): Confirmer {
  return async (question) => {
    const allowed = (await ask(question)) === true;
    refused.set(tool, allowed ? 0 : (refused.get(tool) ?? 0) + 1);
    return allowed;
  };
}

/**
 * Runs a call that asks the person. Refuses a tool that the person refused three times in a row. Refuses also a call that
 * comes while three others wait for the person.
 * @param refuse returns the answer of a call that never runs
 */
export async function withinPatience<T>(
  tool: string,
  act: () => Promise<T>,
  refuse: (reason: string) => T,
): Promise<T> {
  if ((refused.get(tool) ?? 0) >= most)
    return refuse(`The person refused this tool ${most} times; it stays blocked until the page is loaded again`);
  if (waiting >= waitingMost) return refuse(`${waiting} calls wait for the person already; call again later`);
  waiting += 1;
  try {
    return await act();
  } finally {
    waiting -= 1;
  }
}
