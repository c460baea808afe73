import { askCode } from './bridge/ask-code.js';
import { connect } from './bridge/pair.js';

export { connectDevTab } from './bridge/dev-tab.js';

/**
 * Connects this page to a bridge. A tab that was paired before comes back by itself; else the person types a code.
 * @param port the port of the bridge on this machine
 */
export async function connectPage(port: number): Promise<string | undefined> {
  let name = await connect(port);
  let problem = '';
  while (name === undefined) {
    const code = await askCode(problem);
    if (code === undefined) return undefined;
    name = await connect(port, code);
    problem = 'The bridge refused this code for this page. ';
  }
  return name;
}

/** A page that loads this script from a bridge connects to that bridge. */
const { src } = (document.currentScript as HTMLScriptElement | null) ?? { src: '' };
if (src) void connectPage(Number(new URL(src).port));
