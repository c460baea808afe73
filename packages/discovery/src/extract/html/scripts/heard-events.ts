import { heardName } from '../../facts/heard-name.js';
import type { Value } from '../../facts/facts.js';
import { namedValue } from './named-value.js';
import type { ScriptScope } from './script-scope.js';
import type { Call } from './script-walk.js';

/** Methods that attach a listener by the name of its event. */
const hearing = /^(?:addEventListener|addListener|on|once|subscribe|sub|listen)$/;

/** Events of the browser and of jQuery, which no script names for itself. */
const native =
  /^(?:(?:dbl|aux)?click|submit|reset|change|(?:before)?input|invalid|focus(?:in|out)?|blur|select\w*|key(?:down|up|press)|(?:mouse|pointer|touch|drag|animation|transition|composition|webkit|ms)\w*|drop|cut|copy|paste|contextmenu|wheel|scroll(?:end)?|resize|(?:before)?(?:un)?load\w*|DOMContentLoaded|readystatechange|ready|hash(?:change)|popstate|page(?:show|hide)|visibilitychange|storage|message\w*|online|offline|error|abort|(?:before)?toggle|close|cancel|open|play\w*|pause|ended|timeupdate|volumechange|fullscreenchange|slotchange|success|upgradeneeded|install|activate|fetch|data|end|finish|connect|disconnect|(?:show|shown|hide|hidden)\.bs\.\w+)$/;

/** The listeners of the events that an app names for itself. Each becomes a name of the page, by which code that emits finds it. */
export class HeardEvents {
  readonly #names: Record<string, Value>;

  /** @param names the page's own names; completed in place */
  constructor(names: Record<string, Value>) {
    this.#names = names;
  }

  /** Returns the event of a call that attaches a listener to an event of the app. Undefined for any other call. */
  eventOf({ callee, args: [event, listener] }: Call, scope: ScriptScope): string | undefined {
    if (callee.length < 2 || !hearing.test(callee.at(-1) ?? '') || event === undefined || listener === undefined)
      return undefined;
    const known = event.kind === 'reference' ? namedValue(event.path, scope)?.value : event;
    const name = known?.kind === 'literal' && typeof known.value === 'string' ? known.value : '';
    return name === '' || /\s/.test(name) || native.test(name) ? undefined : name;
  }

  add(event: string, listener: Value): void {
    let count = 0;
    while (Object.hasOwn(this.#names, heardName(event, count))) count += 1;
    this.#names[heardName(event, count)] = listener;
  }
}
