/** A script that takes `fetchLater` from a page: the browser sends its requests past the guard, after the document. */
export const withoutLaterRequests = 'delete globalThis.fetchLater;';
