/** The script of the page of the record. A session in the table is a button that shows this session alone. */
export const recordScript = `
const fields = ['text', 'actor', 'decision', 'session_id'];
let oldest;
function row(entry) {
  const made = el('tr');
  el('td', String(entry.seq), made);
  el('time', entry.ts.slice(0, 19).replace('T', ' '), el('td', undefined, made)).dateTime = entry.ts;
  el('td', entry.actor + ' ' + entry.user, made);
  el('td', entry.action, made);
  el('td', entry.decision || '', made);
  for (const key of ['args', 'result']) el('pre', JSON.stringify(entry[key], null, 1), el('td', undefined, made));
  const cell = el('td', undefined, made);
  if (entry.session_id === null) return made;
  const only = el('button', entry.session_id.slice(0, 8), cell);
  only.type = 'button';
  only.setAttribute('aria-label', 'Show the session ' + entry.session_id.slice(0, 8) + ' alone');
  only.addEventListener('click', () => { $('session_id').value = entry.session_id; void look(); });
  return made;
}
function wishes() {
  const set = fields.map((id) => [id, $(id).value.trim()]).filter(([, value]) => value !== '');
  return Object.fromEntries(set);
}
async function look(before) {
  if (!token) return;
  try {
    const { entries, hasMore, total, faults } = await call('/ui/record', { ...wishes(), ...(before && { before }) });
    shows(true);
    $('said').textContent = '';
    if (!before) $('entries').replaceChildren();
    $('entries').append(...entries.map(row));
    oldest = entries.length ? entries.at(-1).seq : oldest;
    $('older').hidden = !hasMore;
    $('found').textContent = $('entries').children.length + ' entries' + (hasMore ? ', and older ones' : '');
    $('chain').textContent = faults.length
      ? 'The chain is broken: line ' + faults[0].line + ' is ' + faults[0].fault + '. ' + faults[0].text
      : 'The chain of ' + total + ' entries holds.';
  } catch (error) { failed(error); }
}
$('filter').addEventListener('submit', (event) => { event.preventDefault(); void look(); });
$('older').addEventListener('click', () => look(oldest));
look();
`;
