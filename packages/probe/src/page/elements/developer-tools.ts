/** A tool of a dev server or a developer that draws over the app. */
export interface DeveloperTool {
  name: string;
  /** Matches the element that the tool adds to the page. */
  host: string;
  /** Present for a tool that shows the errors of the app. */
  error?: ErrorOverlay;
  /** True if the host's selector may match elements of the app as well. */
  isShared?: true;
}

/** The selectors of an error overlay, inside its host. */
export interface ErrorOverlay {
  /** Matches the parts with the text of the error. */
  text: string;
  /** Matches the part that exists only while an error is shown. Absent if the host itself exists only then. */
  marks?: string;
}

/** The tools that are known. Each host belongs to one tool, so the order decides only between errors of two servers. */
export const developerTools: readonly DeveloperTool[] = [
  { name: 'Vite', host: 'vite-error-overlay', error: { text: '.message, .message-body, .file' } },
  {
    name: 'Next',
    host: 'nextjs-portal',
    error: {
      text: '#nextjs__container_errors_desc, [data-nextjs-dialog-header], [data-nextjs-terminal]',
      marks: '[data-nextjs-dialog], [data-nextjs-dialog-overlay]',
    },
  },
  { name: 'webpack', host: '#webpack-dev-server-client-overlay', error: { text: 'body' } },
  {
    name: 'Create React App',
    host: 'body > iframe[style*="2147483647"]',
    error: { text: 'body' },
    // A chat window of the app may lie as far in front.
    isShared: true,
  },
  { name: 'Rsbuild', host: 'rsbuild-error-overlay', error: { text: '.content, .container' } },
  { name: 'Nuxt', host: 'nuxt-error-overlay', error: { text: '*' } },
  { name: 'vite-plugin-checker', host: 'vite-plugin-checker-error-overlay' },
  { name: 'Nuxt DevTools', host: 'nuxt-devtools-frame' },
  { name: 'Vue DevTools', host: '#__vue-devtools-container__' },
  { name: 'TanStack Query DevTools', host: '.tsqd-parent-container' },
  { name: 'TanStack Router DevTools', host: '.TanStackRouterDevtools' },
  { name: 'Next build watcher', host: '#__next-build-watcher' },
];

/** Matches the elements of developers' tools, which never belong to the app. */
export const foreign = developerTools
  .filter(({ isShared }) => isShared !== true)
  .map(({ host }) => host)
  .join();
