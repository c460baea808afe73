/** Matches the addresses of pictures, fonts and styles. */
const decoration = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|css)$/i;

/** The errors of requests that decide about no act. */
const errors = new WeakSet<object>();

/** Decides whether an address is a picture, a font or a style. Without them a page looks different, and works the same. */
export function isDecoration(address: string): boolean {
  return URL.canParse(address, document.baseURI) && decoration.test(new URL(address, document.baseURI).pathname);
}

/**
 * Notes the error of a request, and passes it on to the page.
 *
 * @param isUnrelated True if the request decides about no act.
 */
export function noteError(error: unknown, isUnrelated: boolean): never {
  if (isUnrelated && error instanceof Error) errors.add(error);
  throw error;
}

/** Decides whether an error, or an error that caused it, comes from a request that decides about no act. */
export function isOfUnrelated(error: Error): boolean {
  return errors.has(error) || (error.cause instanceof Error && isOfUnrelated(error.cause));
}
