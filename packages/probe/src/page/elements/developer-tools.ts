import { developerHosts as hosts } from '@webmcp/text';

/** A tool of a dev server or a developer that draws over the app. */
export interface DeveloperTool {
  name: string;
  /** Matches the element that the tool adds to the page. */
  host: string;
  /** Present for a tool that shows the errors of the app. */
  error?: ErrorOverlay;
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
  { name: 'Vite', host: hosts.vite, error: { text: '.message, .message-body, .file' } },
  {
    name: 'Next',
    host: hosts.next,
    error: {
      text: '#nextjs__container_errors_desc, [data-nextjs-dialog-header], [data-nextjs-terminal]',
      marks: '[data-nextjs-dialog], [data-nextjs-dialog-overlay]',
    },
  },
  { name: 'webpack', host: hosts.webpack, error: { text: 'body' } },
  {
    name: 'Create React App',
    // A chat window of the app may lie as far in front. So the shared list leaves this host out.
    host: 'body > iframe[style*="2147483647"]',
    error: { text: 'body' },
  },
  { name: 'Rsbuild', host: hosts.rsbuild, error: { text: '.content, .container' } },
  { name: 'Nuxt', host: hosts.nuxt, error: { text: '*' } },
  { name: 'vite-plugin-checker', host: hosts.checker },
  { name: 'Nuxt DevTools', host: hosts.nuxtTools },
  { name: 'Vue DevTools', host: hosts.vueTools },
  { name: 'TanStack Query DevTools', host: hosts.queryTools },
  { name: 'TanStack Router DevTools', host: hosts.routerTools },
  { name: 'Next build watcher', host: hosts.nextWatcher },
];
