/**
 * The elements that tools of dev servers and of developers add to a page, as selectors. None of them belongs to the app. The
 * probe reads the errors that some of them show (packages/probe/src/page/document/error-overlays.ts).
 */
export const developerHosts = {
  webmcp: 'webmcp-panel',
  vite: 'vite-error-overlay',
  next: 'nextjs-portal',
  webpack: '#webpack-dev-server-client-overlay',
  rsbuild: 'rsbuild-error-overlay',
  nuxt: 'nuxt-error-overlay',
  checker: 'vite-plugin-checker-error-overlay',
  nuxtTools: 'nuxt-devtools-frame',
  vueTools: '#__vue-devtools-container__',
  queryTools: '.tsqd-parent-container',
  routerTools: '.TanStackRouterDevtools',
  nextWatcher: '#__next-build-watcher',
} as const;

/** Matches the elements of developers' tools. */
export const developerParts: string = /* @__PURE__ */ Object.values(developerHosts).join();
