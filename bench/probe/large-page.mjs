/**
 * A page of about `nodes` elements as an admin app has them: sections with a form of labelled fields each, cards with
 * actions, and tables with controls in their rows; the share of controls is a bit more than a third. With `prose` each
 * section has as many cards of text beside, nine elements each, which nobody presses.
 */
export function largePage(nodes, { prose = 0 } = {}) {
  const parts = [];
  let count = 0;
  for (let at = 0; count < nodes; at += 1) {
    parts.push(section(at), ...Array.from({ length: prose }, (_, card) => text(at, card)));
    count += perSection + prose * 9;
  }
  return `<!doctype html><title>Large</title><main>${parts.join('\n')}</main>`;
}

/** One table of `nodes` elements, three controls in each of its rows: 10,007 elements and 3,750 controls for 10,000. */
export function tablePage(nodes) {
  const rows = Array.from(
    { length: nodes / 8 },
    (_, row) =>
      `<tr><td>${row}</td><td><input aria-label="Name ${row}"></td><td><button>Edit ${row}</button></td><td><a href="#${row}">Open ${row}</a></td></tr>`,
  );
  return `<!doctype html><title>Large</title><main><table><tbody>${rows.join('')}</tbody></table></main>`;
}

const fields = (at) =>
  Array.from(
    { length: 6 },
    (_, field) =>
      `<div class="field"><label for="s${at}f${field}">Field ${at}-${field}</label><input id="s${at}f${field}" name="field-${field}"></div>`,
  ).join('');
const rows = (at) =>
  Array.from(
    { length: 8 },
    (_, row) =>
      `<tr><td><input type="checkbox" aria-label="Select ${at}-${row}"></td><td>Order ${at * 8 + row}</td><td><a href="#/orders/${at * 8 + row}">Open</a></td><td><button type="button">Cancel</button></td></tr>`,
  ).join('');
const section = (at) => `<section aria-labelledby="h${at}"><h2 id="h${at}">Section ${at}</h2>
<form aria-label="Form ${at}">${fields(at)}<select aria-label="Kind ${at}"><option>One</option><option>Two</option></select><button>Save</button></form>
<table><caption>Orders ${at}</caption><tbody>${rows(at)}</tbody></table></section>`;
const text = (at, card) =>
  `<div class="card"><div class="card-body"><h3>Note ${at}-${card}</h3><p class="mb-2"><span>Written on day ${card}</span> <strong>by staff ${at}</strong></p><ul><li>First point ${at + card}</li></ul><small>Read ${card} times</small></div></div>`;
/** Elements of one section, counted by hand: 2 + form 22 + table 3 + 8 rows of 8. */
const perSection = 2 + 1 + 18 + 3 + 1 + 3 + 8 * 8;
