/** How dev servers show that the app is broken: where, and where the text stands in it. */
const overlays: { server: string; host: string; text: string; marks?: string }[] = [
  { server: 'Vite', host: 'vite-error-overlay', text: '.message, .message-body, .file' },
  {
    server: 'Next',
    host: 'nextjs-portal',
    text: '#nextjs__container_errors_desc, [data-nextjs-dialog-header], [data-nextjs-terminal]',
    marks: '[data-nextjs-dialog], [data-nextjs-dialog-overlay]',
  },
  { server: 'webpack', host: '#webpack-dev-server-client-overlay', text: 'body' },
  { server: 'Create React App', host: 'body > iframe[style*="2147483647"]', text: 'body' },
  { server: 'Rsbuild', host: 'rsbuild-error-overlay', text: '.content, .container' },
  { server: 'Nuxt', host: 'nuxt-error-overlay', text: '*' },
];

/** The text of an error overlay that covers the page; null where there is none. */
export function overlayText(): string | null {
  for (const { host, text, marks } of overlays) {
    for (const element of document.querySelectorAll(host)) {
      const inside: ParentNode =
        (element instanceof HTMLIFrameElement ? element.contentDocument : element.shadowRoot) ?? element;
      if (marks !== undefined && inside.querySelector(marks) === null) continue;
      const said = [...inside.querySelectorAll(text)].map((part) =>
        (part.textContent ?? '').replace(/\s+/g, ' ').trim(),
      );
      const whole = [...new Set(said.filter((line) => line !== ''))].join(' ').slice(0, 600);
      if (element instanceof HTMLIFrameElement && whole === '') continue;
      return whole === '' ? (inside.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 600) : whole;
    }
  }
  return null;
}
