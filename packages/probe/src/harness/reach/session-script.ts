/**
 * Returns a script that fills the session storage of the app's first document in a tab. It runs before the scripts of
 * the app. A later document of that tab keeps the storage as the app left it. The name of the window marks a filled tab, because
 * the pool clears the name together with the storage.
 * @param session items as {@link KeptStorage} holds them
 */
export function sessionScript(session: readonly [string, string][], baseUrl: string): string {
  const origin = JSON.stringify(new URL(baseUrl).origin);
  return `if (window === top && window.name === '' && location.origin === ${origin}) {
  window.name = 'webmcp: session filled';
  for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value);
}`;
}
