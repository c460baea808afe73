import { ownPage } from './own-page.js';
import { recordScript } from './record-script.js';

/** Sends the page on which a person reads the record. */
export const recordPage = ownPage({
  title: 'The record of the WebMCP bridge',
  style: `
body { max-width: 80rem; }
form p { display: inline-block; margin: 0 1rem 0 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding: .5rem 0; }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid; }
td { overflow-wrap: break-word; }
time, td button { white-space: nowrap; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; max-inline-size: 30rem; font-size: .85rem; }`,
  body: `<p><a href="/">Requests and sessions</a></p>
<p id="chain"></p>
<form id="filter" aria-label="Filter">
<p><label for="text">Text</label> <input id="text" autocomplete="off"></p>
<p><label for="actor">Who</label> <select id="actor"><option value="">anybody</option><option value="agent">an agent</option><option value="person">a person</option></select></p>
<p><label for="decision">Decision</label> <select id="decision"><option value="">any</option><option value="allowed">allowed by a person</option><option value="not_asked">without a question</option><option value="refused">refused by a rule</option><option value="denied">refused by a person</option><option value="late">not answered in time</option><option value="began">began</option></select></p>
<p><label for="session_id">Session</label> <input id="session_id" autocomplete="off"></p>
<button>Show</button></form>
<p id="found" role="status"></p>
<table><caption>Entries, the newest first</caption>
<thead><tr><th scope="col">Number</th><th scope="col">Time</th><th scope="col">Who</th><th scope="col">Action</th><th scope="col">Decision</th><th scope="col">Arguments</th><th scope="col">Result</th><th scope="col">Session</th></tr></thead>
<tbody id="entries"></tbody></table>
<p><button id="older" type="button" hidden>Older entries</button></p>`,
  script: recordScript,
});
