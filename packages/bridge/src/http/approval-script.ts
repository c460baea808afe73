/**
 * The script of the approval page. A button counts a real press alone,
 * half a second after the page changed. So a sudden question cannot catch a press that was meant for another. A card
 * that did not change stays as it is, with its focus and the values that the person chose.
 */
export const approvalScript = `
let drawn = '';
let skew = 0;
function button(parent, text, path, body) {
  const made = el('button', text, parent);
  made.type = 'button';
  made.setAttribute('aria-disabled', 'true');
  made.addEventListener('click', async (event) => {
    if (!event.isTrusted || navigator.webdriver || made.getAttribute('aria-disabled') === 'true') return;
    made.setAttribute('aria-disabled', 'true');
    try { await call(path, body()); $('said').textContent = text + ': done'; }
    catch (error) { $('said').textContent = text + ': ' + error.message; }
    arm();
    await look();
  });
}
let arming;
function arm() {
  clearTimeout(arming);
  for (const each of document.querySelectorAll('article button')) each.setAttribute('aria-disabled', 'true');
  arming = setTimeout(() => {
    for (const each of document.querySelectorAll('article button')) each.removeAttribute('aria-disabled');
  }, 500);
}
function facts(parent, entries) {
  const list = el('dl', undefined, parent);
  for (const [name, value] of entries) { el('dt', name, list); el('dd', value, list); }
}
function card(heading) {
  const made = el('article');
  el('h3', heading, made);
  return made;
}
function boxes(parent, legend, values, label) {
  const set = el('fieldset', undefined, parent);
  el('legend', legend, set);
  return values.map((value) => {
    const line = el('label', undefined, set);
    const box = el('input', undefined, line);
    box.type = 'checkbox'; box.checked = true; box.value = value;
    line.append(' ' + label(value) + ' ');
    return box;
  });
}
const chosen = (list) => list.filter((box) => box.checked).map((box) => box.value);
function drawRequest(request, plugins) {
  const made = card(request.agent_id + ' asks for access');
  facts(made, [['Code that the agent shows', request.code], ['Reason', request.reason || 'none'], ['Roots', request.roots.join('\\n') || 'none']]);
  const scopes = boxes(made, 'Scopes', request.scopes, (scope) => scope);
  const tabs = boxes(made, 'Pages', plugins.map((each) => each.id), (id) => {
    const { origin, title } = plugins.find((each) => each.id === id);
    return id + ' ' + origin + ' ' + title;
  });
  const line = el('p', undefined, made);
  const label = el('label', 'Minutes ', line);
  const ttl = el('input', undefined, label);
  ttl.type = 'number'; ttl.min = '1'; ttl.max = '60'; ttl.value = '5';
  const id = request.request_id;
  button(made, 'Approve', '/ui/approve', () => ({ request_id: id, approved_scopes: chosen(scopes), plugin_ids: chosen(tabs), ttl_seconds: Number(ttl.value) * 60 }));
  button(made, 'Deny', '/ui/deny', () => ({ request_id: id }));
  button(made, 'Deny and block this agent', '/ui/deny', () => ({ request_id: id, block: true }));
  return made;
}
function drawCall(call) {
  const made = card(call.agent_id + ' wants to run: ' + call.title);
  facts(made, [['Tool', call.tool], ['Page', call.plugin + ' ' + call.origin], ['Risk', call.risk], ['Arguments', JSON.stringify(call.args, null, 2)]]);
  const { confirmation_id, digest } = call;
  button(made, 'Allow once', '/ui/confirm', () => ({ confirmation_id, digest, allow: true }));
  button(made, 'Refuse', '/ui/confirm', () => ({ confirmation_id, digest, allow: false }));
  return made;
}
function drawSession(session) {
  const made = card(session.agent_id);
  const lives = session.state === 'ACTIVE' || session.state === 'APPROVED';
  if (session.allow_writes) { made.className = 'writes'; el('p', 'Writes run without a question. Destructive calls still ask.', made); }
  facts(made, [['State', session.state], ['Scopes', session.allowed_scopes.join(' ')], ['Pages', session.plugin_ids.join(' ') || 'none']]);
  if (!lives) return made;
  const left = el('p', '', made);
  left.dataset.until = session.expires_at;
  const session_id = session.session_id;
  button(made, 'Revoke', '/ui/revoke', () => ({ session_id }));
  button(made, session.allow_writes ? 'Ask before each write again' : 'Allow writes for this session', '/ui/allow_writes', () => ({ session_id, allow: !session.allow_writes }));
  return made;
}
const drawnCards = {};
function fill(id, drawOne, list, plugins) {
  const parent = $(id);
  const before = drawnCards[id] || new Map();
  const now = new Map(list.map((each) => {
    const key = JSON.stringify([each, drawOne === drawRequest && plugins]);
    return [key, before.get(key) || drawOne(each, plugins)];
  }));
  if (!list.length) now.set('none', before.get('none') || el('p', 'None.'));
  for (const [key, node] of before) {
    if (now.has(key)) continue;
    if (node.contains(document.activeElement)) parent.parentElement.querySelector('h2').focus();
    node.remove();
  }
  let at = parent.firstChild;
  for (const node of now.values()) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  drawnCards[id] = now;
}
function draw(state) {
  const { now, ...rest } = state;
  skew = Date.parse(now) - Date.now();
  const text = JSON.stringify(rest);
  if (text === drawn) return;
  drawn = text;
  fill('confirmations', drawCall, state.confirmations, state.plugins);
  fill('requests', drawRequest, state.requests, state.plugins);
  fill('sessions', drawSession, state.sessions, state.plugins);
  arm();
  $('plugins').replaceChildren(...state.plugins.map((each) => el('li', each.id + ' ' + each.origin + ' ' + each.title)));
  document.title = (state.confirmations.length + state.requests.length || '') + ' WebMCP bridge';
}
function count() {
  for (const left of document.querySelectorAll('[data-until]')) {
    const seconds = Math.max(0, Math.round((Date.parse(left.dataset.until) - Date.now() - skew) / 1000));
    left.textContent = 'Ends in ' + Math.floor(seconds / 60) + ' min ' + (seconds % 60) + ' s';
  }
}
async function look() {
  if (!token) return;
  try { draw(await call('/ui/state')); shows(true); count(); }
  catch (error) { failed(error); if (!token) drawn = ''; }
}
$('pair').addEventListener('submit', async (event) => {
  event.preventDefault();
  try { $('pairing').textContent = 'Type this code in the page within two minutes: ' + (await call('/ui/pair', { origin: $('origin').value.trim() })).code; }
  catch (error) { $('pairing').textContent = error.message; }
});
setInterval(look, 1000);
setInterval(count, 1000);
look();
`;
