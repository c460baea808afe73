import { approvalScript } from './approval-script.js';
import { ownPage } from './own-page.js';

/** Sends the page on which a person approves, confirms and revokes. */
export const approvalPage = ownPage({
  title: 'WebMCP bridge',
  style: `
article { border: 1px solid; border-radius: .5rem; padding: .5rem 1rem; margin: 1rem 0; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; white-space: pre-wrap; }
.writes { border-width: 3px; }`,
  body: `<p><a href="/record">The record</a></p>
<section aria-labelledby="h-calls"><h2 id="h-calls" tabindex="-1">Calls that wait for you</h2><div id="confirmations"></div></section>
<section aria-labelledby="h-requests"><h2 id="h-requests" tabindex="-1">Requests for access</h2><div id="requests"></div></section>
<section aria-labelledby="h-sessions"><h2 id="h-sessions" tabindex="-1">Sessions</h2><div id="sessions"></div></section>
<section aria-labelledby="h-tabs"><h2 id="h-tabs">Connected pages</h2><ul id="plugins"></ul>
<form id="pair"><p><label for="origin">Origin of a page</label> <input id="origin" placeholder="http://localhost:5173" required> <button>Make a code</button></p>
<p id="pairing" role="status"></p></form></section>`,
  script: approvalScript,
});
