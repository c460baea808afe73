import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { personScript } from './person-script.js';

const sharedStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
button, input, select { font: inherit; padding: .4rem .8rem; margin: .2rem .5rem .5rem 0; }
button[aria-disabled] { opacity: .5; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }`;

/** One page of the bridge for a person. */
export interface OwnPage {
  title: string;
  style: string;
  /** The part below the login. */
  body: string;
  /** The script after the shared one. */
  script: string;
}

/**
 * Makes a page for a person who has logged in. No other page can frame it or open it with a handle, and it runs its own script
 * alone.
 * @returns a function that sends the page
 */
export function ownPage({
  title,
  style: ownStyle,
  body,
  script: ownScript,
}: OwnPage): (response: ServerResponse) => void {
  const [style, script] = [sharedStyle + ownStyle, personScript + ownScript];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head>
<body><main>
<h1>${title}</h1>
<p id="said" role="status"></p>
<form id="login"><h2>Log in</h2>
<p>The terminal of the bridge shows a code.</p>
<p><label for="code">Code</label> <input id="code" autocomplete="off" spellcheck="false" required> <button>Log in</button></p></form>
<div id="state" hidden>
${body}
</div></main><script>${script}</script></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${hashed(script)}`,
      `style-src ${hashed(style)}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  return (response) => {
    response.writeHead(200, headers);
    response.end(html);
  };
}

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
