const spelled: Readonly<Record<string, string>> = {
  dblclick: 'DoubleClick',
  contextmenu: 'ContextMenu',
  beforeinput: 'BeforeInput',
};

const secondWords = [
  'down',
  'up',
  'press',
  'enter',
  'leave',
  'over',
  'out',
  'move',
  'start',
  'end',
  'cancel',
  'in',
  'change',
];
const firstWords = ['key', 'mouse', 'pointer', 'touch', 'drag', 'focus', 'animation', 'transition', 'composition'];

/**
 * The prop that an event's handler is named by in facts, spelled as React spells it: `click` is `onClick`, `keydown`
 * `onKeyDown`, `dblclick` `onDoubleClick`, a component's `update:model-value` `onUpdate:modelValue`.
 */
export function eventProp(event: string): string {
  const known = Object.hasOwn(spelled, event) ? spelled[event] : undefined;
  if (known !== undefined) return `on${known}`;
  for (const first of firstWords) {
    const second = event.slice(first.length);
    if (event.startsWith(first) && secondWords.includes(second)) return `on${capital(first)}${capital(second)}`;
  }
  return `on${capital(camelCase(event))}`;
}

/** `model-value` is `modelValue`. */
export function camelCase(name: string): string {
  return name.replace(/-+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
