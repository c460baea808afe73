/**
 * Keeps the place of a React element beside the parts of the element that last: its props, and the parts that a clone
 * takes over too. They are the stack of React 19.1 and later, or the source of React up to 18. The declaration is a
 * function declaration, so that lines above it can call it.
 */
export const asideStamp = {
  open: '__webmcpAside(',
  close: (place: string): string => `, ${JSON.stringify(place)})`,
  declaration: `;function __webmcpAside(element, source) {
  const places = (globalThis.__webmcpSources ??= new WeakMap());
  for (const part of [element?._debugStack, element?._source, element?.props])
    if (typeof part === 'object' && part !== null) places.set(part, source);
  return element;
}`.replaceAll('\n', ' '),
};
