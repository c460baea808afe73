import type { Page } from 'playwright';

/** Members of Playwright's page that have one thing in common. */
interface HarmlessMembers {
  name: string;
  members: readonly RegExp[];
}

/**
 * Members of a page that act on the shown document or only look at it. The names are Playwright 1.65's. Each other
 * member may outlast the document. Examples are routes, scripts for every document, listeners, the window's size, a
 * stopped clock and a pressed key.
 */
const ofPage: readonly HarmlessMembers[] = [
  { name: 'goes to a document', members: [/^goBack$/, /^goForward$/, /^goto$/, /^reload$/] },
  {
    name: 'acts on an element',
    members: [
      /^check$/,
      /^click$/,
      /^dblclick$/,
      /^dispatchEvent$/,
      /^dragAndDrop$/,
      /^fill$/,
      /^focus$/,
      /^hover$/,
      /^press$/,
      /^selectOption$/,
      /^setChecked$/,
      /^tap$/,
      /^type$/,
      /^uncheck$/,
    ],
  },
  {
    name: 'finds an element or a frame',
    members: [/^\${1,2}$/, /^frame$/, /^frameLocator$/, /^frames$/, /^getBy\w+$/, /^locator$/, /^mainFrame$/],
  },
  {
    name: 'reads the document',
    members: [
      /^ariaSnapshot$/,
      /^content$/,
      /^getAttribute$/,
      /^inner(?:HTML|Text)$/,
      /^inputValue$/,
      /^is\w+$/,
      /^screenshot$/,
      /^textContent$/,
      /^title$/,
      /^url$/,
      /^viewportSize$/,
    ],
  },
  { name: 'runs a script once', members: [/^\${1,2}eval$/, /^evaluate$/, /^evaluateHandle$/] },
  { name: 'waits', members: [/^waitFor(?:Function|LoadState|Selector|Timeout|URL)$/] },
  { name: 'shows the page', members: [/^bringToFront$/] },
  { name: 'has parts with a watch of their own', members: [/^keyboard$/, /^mouse$/] },
  { name: 'holds storage, which the pool clears', members: [/^localStorage$/, /^sessionStorage$/] },
];

/** Members of a keyboard that leave no key down. */
const ofKeyboard: readonly HarmlessMembers[] = [
  { name: 'presses and releases', members: [/^press$/, /^type$/, /^insertText$/] },
];

/** Members of a mouse that leave no button down. */
const ofMouse: readonly HarmlessMembers[] = [
  { name: 'presses and releases', members: [/^click$/, /^dblclick$/] },
  { name: 'moves', members: [/^move$/, /^wheel$/] },
];

/** Decides whether Playwright's own code reads a member, as it does to report logs and requests of the page. */
function isOwnCall(): boolean {
  const [, , , caller = ''] = new Error('asked').stack?.split('\n') ?? [];
  return /[\\/]playwright-core[\\/]/.test(caller);
}

/**
 * Watches a page for uses of members that may outlast the shown document.
 * @returns a function that ends the watch, and returns whether there was such a use
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

/**
 * Replaces each public member that is not harmless by an accessor.
 * @returns a function that restores the members
 */
function watch(object: object, harmless: readonly HarmlessMembers[], note: () => void): () => void {
  const own = Object.getOwnPropertyDescriptors(object);
  const names = new Set<string>();
  for (let at = object; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  const isHarmless = (name: string): boolean =>
    harmless.some(({ members }) => members.some((member) => member.test(name)));
  const watched = [...names].filter((name) => !/^_|^constructor$/.test(name) && !isHarmless(name));
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
