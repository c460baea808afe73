type Realm = Window & typeof globalThis;

/**
 * Calls a function of the browser on an object. `Function.prototype.call` would do the same, and the page can replace it:
 * `confirm.call(…)` would then answer for the person.
 */
export const run = Reflect.apply as <A extends readonly unknown[], R>(
  native: (this: never, ...args: A) => R,
  on: unknown,
  args: Readonly<A>,
) => R;

/** The functions by which the runtime acts: the text that the browser prints, and the place of each in a window. */
const places = {
  dispatchEvent: ['dispatchEvent', ({ EventTarget: { prototype } }: Realm) => prototype.dispatchEvent],
  click: ['click', ({ HTMLElement: { prototype } }: Realm) => prototype.click],
  focus: ['focus', ({ HTMLElement: { prototype } }: Realm) => prototype.focus],
  blur: ['blur', ({ HTMLElement: { prototype } }: Realm) => prototype.blur],
  requestSubmit: ['requestSubmit', ({ HTMLFormElement: { prototype } }: Realm) => prototype.requestSubmit],
  execCommand: ['execCommand', ({ Document: { prototype } }: Realm) => prototype.execCommand],
  inDocument: ['querySelectorAll', ({ Document: { prototype } }: Realm) => prototype.querySelectorAll],
  inFragment: ['querySelectorAll', ({ DocumentFragment: { prototype } }: Realm) => prototype.querySelectorAll],
  inElement: ['querySelectorAll', ({ Element: { prototype } }: Realm) => prototype.querySelectorAll],
  setInput: ['set value', ({ HTMLInputElement: { prototype } }: Realm) => setter(prototype, 'value')],
  setTextArea: ['set value', ({ HTMLTextAreaElement: { prototype } }: Realm) => setter(prototype, 'value')],
  setOption: ['set selected', ({ HTMLOptionElement: { prototype } }: Realm) => setter(prototype, 'selected')],
  readText: ['get innerText', ({ HTMLElement: { prototype } }: Realm) => describe(prototype, 'innerText')!.get!],
  parentElement: [
    'get parentElement',
    ({ Node: { prototype } }: Realm) => getter<HTMLElement | null>(prototype, 'parentElement'),
  ],
  parentNode: [
    'get parentNode',
    ({ Node: { prototype } }: Realm) => getter<ParentNode | null>(prototype, 'parentNode'),
  ],
  assignedSlot: [
    'get assignedSlot',
    ({ Element: { prototype } }: Realm) => getter<HTMLSlotElement | null>(prototype, 'assignedSlot'),
  ],
  matches: ['matches', ({ Element: { prototype } }: Realm) => prototype.matches],
  closest: ['closest', ({ Element: { prototype } }: Realm) => prototype.closest],
  contains: ['contains', ({ Node: { prototype } }: Realm) => prototype.contains],
  firstIn: ['querySelector', ({ Element: { prototype } }: Realm) => prototype.querySelector],
  children: ['get children', ({ Element: { prototype } }: Realm) => getter<HTMLCollection>(prototype, 'children')],
  isShown: ['checkVisibility', ({ Element: { prototype } }: Realm) => prototype.checkVisibility],
  nodeType: ['get nodeType', ({ Node: { prototype } }: Realm) => getter<number>(prototype, 'nodeType')],
  rootNode: ['getRootNode', ({ Node: { prototype } }: Realm) => prototype.getRootNode],
  listen: ['addEventListener', ({ EventTarget: { prototype } }: Realm) => prototype.addEventListener],
  fetch: ['fetch', ({ fetch }: Realm) => fetch],
  readBody: ['text', ({ Response: { prototype } }: Realm) => prototype.text],
  typeOf: ['get type', ({ Response: { prototype } }: Realm) => describe(prototype, 'type')!.get!],
  addressOf: ['get url', ({ Response: { prototype } }: Realm) => describe(prototype, 'url')!.get!],
  confirm: ['confirm', ({ confirm }: Realm) => confirm],
  Event: ['Event', ({ Event }: Realm) => Event],
  MouseEvent: ['MouseEvent', ({ MouseEvent }: Realm) => MouseEvent],
  PointerEvent: ['PointerEvent', ({ PointerEvent }: Realm) => PointerEvent],
  KeyboardEvent: ['KeyboardEvent', ({ KeyboardEvent }: Realm) => KeyboardEvent],
  InputEvent: ['InputEvent', ({ InputEvent }: Realm) => InputEvent],
  FocusEvent: ['FocusEvent', ({ FocusEvent }: Realm) => FocusEvent],
} as const;

type Name = keyof typeof places;
export type Natives = { -readonly [Key in Name]: ReturnType<(typeof places)[Key][1]> };

const describe = Object.getOwnPropertyDescriptor;
const getter = <T>(on: object, name: string): ((this: unknown) => T) => describe(on, name)!.get!;
const setter = (on: object, name: string): ((this: unknown, value: unknown) => void) => describe(on, name)!.set!;

/**
 * The browser's own functions, as they were when the runtime loaded. Later replacements by the page neither steer nor
 * see an act. Empty on a server.
 */
export const natives: Natives = /* @__PURE__ */ capture();

/** The natives that the page had replaced before the runtime loaded, and that no frame had to offer. */
const lost = new Set<Name>();

/** Decides whether a native is the browser's own, as far as the runtime can know. */
export const isGenuine = (name: Name): boolean => !lost.has(name);

function capture(): Natives {
  const found = {} as Record<Name, unknown>;
  if (typeof document === 'undefined') return found as Natives;
  for (const name of Object.keys(places) as Name[]) found[name] = taken(window, name);
  return found as Natives;
}

function taken(realm: Realm, name: Name): unknown {
  try {
    return places[name][1](realm);
  } catch {
    // The page removed the property that holds the function.
    return undefined;
  }
}

/** Marks the frame of {@link secureNatives}, in which nothing is registered. */
const mark = 'data-webmcp-natives';

/** Decides whether this document is the frame that another copy of the runtime made for its natives. */
export function isNativesFrame(): boolean {
  try {
    return window.frameElement?.hasAttribute(mark) === true;
  } catch {
    // The frame around a page of another origin cannot be read.
    return false;
  }
}

/**
 * Compares the captured functions with those of a fresh frame of the same origin. Takes the frame's function in place of
 * a replaced one. The browser prints its own functions as native code under their own names. A bound function, a proxy
 * and a function of the page print otherwise. Without a frame, the printer of the page decides.
 */
export function secureNatives(): void {
  const { frame, clean } = openFrame();
  const { Function: functions, Reflect: reflect } = clean ?? (window as Realm);
  const print = functions.prototype.toString;
  const isNative = (value: unknown, text: string): boolean =>
    typeof value === 'function' &&
    String(reflect.apply(print, value, [])).replace(/\s+/g, ' ') === `function ${text}() { [native code] }`;
  for (const name of Object.keys(places) as Name[]) {
    const [text] = places[name];
    if (isNative(natives[name], text)) continue;
    const other = clean && taken(clean, name);
    if (isNative(other, text)) Reflect.set(natives, name, other);
    else lost.add(name);
  }
  frame?.remove();
}

function openFrame(): { frame?: HTMLIFrameElement; clean?: Realm } {
  let frame: HTMLIFrameElement | undefined;
  try {
    frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute(mark, '');
    document.documentElement.append(frame);
    const clean = frame.contentWindow as Realm;
    // A sandboxed page cannot read its own frames, and this line throws there.
    return clean.Function.prototype ? { frame, clean } : { frame };
  } catch {
    return frame ? { frame } : {};
  }
}
