/** The props of a click and of a double click: React and Vue write the second in three ways. */
const names = ['onClick', 'onDoubleClick', 'onDblclick', 'onDblClick'] as const;

/** Decides whether props or invokers of an element contain a handler of a click or of a double click. */
export function hasOnClick(handlers: unknown): boolean {
  return typeof handlers === 'object' && handlers !== null && names.some((name) => Reflect.get(handlers, name) != null);
}
