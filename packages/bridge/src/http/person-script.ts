/**
 * The part of a script that the pages of the bridge share: the login, and calls with the token of the person. Texts of agents
 * and pages become text nodes alone. Each page defines `look`, which fills the page.
 */
export const personScript = `'use strict';
const $ = (id) => document.getElementById(id);
let token = sessionStorage.getItem('webmcp');
function el(name, text, parent) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (parent) parent.append(made);
  return made;
}
async function call(path, body) {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer ' + (token || 'none'), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.message), { status: response.status });
  return answer;
}
function shows(isIn) { $('login').hidden = isIn; $('state').hidden = !isIn; }
function failed(error) {
  if (error.status !== 401 && error.status !== 403) { $('said').textContent = error.status ? error.message : 'The bridge does not answer'; return; }
  token = null; sessionStorage.removeItem('webmcp'); shows(false);
}
$('login').addEventListener('submit', async (event) => {
  event.preventDefault();
  try { token = (await call('/ui/login', { code: $('code').value })).token; sessionStorage.setItem('webmcp', token); $('said').textContent = ''; }
  catch (error) { $('said').textContent = error.message; }
  $('code').value = '';
  await look();
});
`;
