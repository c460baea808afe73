/** Decides whether props or invokers of an element contain a click handler. */
export function hasOnClick(handlers: unknown): boolean {
  return typeof handlers === 'object' && handlers !== null && 'onClick' in handlers && handlers.onClick != null;
}
