import { developerHosts as hosts } from '@webmcp/text';

/** The element in which a dev server shows errors of the app, with selectors inside. */
export interface ErrorOverlay {
  /** Matches the element that the dev server adds to the page. */
  host: string;
  /** Matches the parts with the text of the error. */
  text: string;
  /** Matches the part that exists only while an error is shown. Absent if the host itself exists only then. */
  marks?: string;
}

/** The overlays that are known. Each host belongs to one dev server, so the order decides only between errors of two. */
export const errorOverlays: readonly ErrorOverlay[] = [
  { host: hosts.vite, text: '.message, .message-body, .file' },
  {
    host: hosts.next,
    text: '#nextjs__container_errors_desc, [data-nextjs-dialog-header], [data-nextjs-terminal]',
    marks: '[data-nextjs-dialog], [data-nextjs-dialog-overlay]',
  },
  { host: hosts.webpack, text: 'body' },
  // Create React App. A chat window may lie as far in front, so the hosts of developers' tools leave it out.
  { host: 'body > iframe[style*="2147483647"]', text: 'body' },
  { host: hosts.rsbuild, text: '.content, .container' },
  { host: hosts.nuxt, text: '*' },
];
