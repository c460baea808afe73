import type { Page } from 'playwright';

/**
 * What acts on the document that is shown, or only looks at it; by the names of Playwright 1.65. Anything else (routes,
 * scripts for every document, listeners, the size of the window, a stopped clock, a key that is held) may still be there
 * when the document is gone.
 */
const ofPage =
  /^(\$|\$\$|\$eval|\$\$eval|ariaSnapshot|bringToFront|check|click|content|dblclick|dispatchEvent|dragAndDrop|evaluate|evaluateHandle|fill|focus|frame|frameLocator|frames|getAttribute|getBy\w+|goBack|goForward|goto|hover|inner(HTML|Text)|inputValue|is\w+|keyboard|localStorage|locator|mainFrame|mouse|press|reload|screenshot|selectOption|sessionStorage|setChecked|tap|textContent|title|type|uncheck|url|viewportSize|waitFor(Function|LoadState|Selector|Timeout|URL))$/;
const ofKeyboard = /^(press|type|insertText)$/;
const ofMouse = /^(click|dblclick|move|wheel)$/;

/** Whether Playwright's own code asks, as it does to tell of whatever the page logs or requests. */
function isOwnCall(): boolean {
  const [, , , caller = ''] = new Error('asked').stack?.split('\n') ?? [];
  return /[\\/]playwright-core[\\/]/.test(caller);
}

/**
 * Watches whether anyone asks a page for what may outlast the document that it shows.
 * @returns whether it was asked for; calling it ends the watch
 */
export function outlastsDocument(page: Page): () => boolean {
  let asked = false;
  const note = (): void => {
    asked = true;
  };
  const ends = [watch(page.keyboard, ofKeyboard, note), watch(page.mouse, ofMouse, note), watch(page, ofPage, note)];
  return () => {
    for (const end of ends) end();
    return asked;
  };
}

/** Puts an accessor before each public member that is not harmless. @returns takes them away again */
function watch(object: object, harmless: RegExp, note: () => void): () => void {
  const own = Object.getOwnPropertyDescriptors(object);
  const names = new Set<string>();
  for (let at = object; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  const watched = [...names].filter((name) => !/^_|^constructor$/.test(name) && !harmless.test(name));
  for (const name of watched) {
    const value: unknown = Reflect.get(object, name);
    Object.defineProperty(object, name, {
      configurable: true,
      get: () => {
        if (!isOwnCall()) note();
        return value;
      },
    });
  }
  return () => {
    for (const name of watched) {
      Reflect.deleteProperty(object, name);
      if (own[name] !== undefined) Object.defineProperty(object, name, own[name]);
    }
  };
}
