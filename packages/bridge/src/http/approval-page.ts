import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { approvalScript } from './approval-script.js';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid; border-radius: .5rem; padding: .5rem 1rem; margin: 1rem 0; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; white-space: pre-wrap; }
button, input { font: inherit; padding: .4rem .8rem; margin: .2rem .5rem .5rem 0; }
button[aria-disabled] { opacity: .5; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
.writes { border-width: 3px; }`;

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>WebMCP bridge</title><style>${style}</style></head>
<body><main>
<h1>WebMCP bridge</h1>
<p id="said" role="status"></p>
<form id="login"><h2>Log in</h2>
<p>The terminal of the bridge shows a code.</p>
<p><label for="code">Code</label> <input id="code" autocomplete="off" spellcheck="false" required> <button>Log in</button></p></form>
<div id="state" hidden>
<section aria-labelledby="h-calls"><h2 id="h-calls" tabindex="-1">Calls that wait for you</h2><div id="confirmations"></div></section>
<section aria-labelledby="h-requests"><h2 id="h-requests" tabindex="-1">Requests for access</h2><div id="requests"></div></section>
<section aria-labelledby="h-sessions"><h2 id="h-sessions" tabindex="-1">Sessions</h2><div id="sessions"></div></section>
<section aria-labelledby="h-tabs"><h2 id="h-tabs">Connected pages</h2><ul id="plugins"></ul>
<form id="pair"><p><label for="origin">Origin of a page</label> <input id="origin" placeholder="http://localhost:5173" required> <button>Make a code</button></p>
<p id="pairing" role="status"></p></form></section>
</div></main><script>${approvalScript}</script></body></html>`;

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashed(approvalScript)}`,
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
} as const;

/** Sends the page on which a person approves, confirms and revokes. No other page can frame it or open it with a handle. */
export function approvalPage(response: ServerResponse): void {
  response.writeHead(200, headers);
  response.end(html);
}
