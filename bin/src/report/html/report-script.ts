/** The script of the report: search and filters, a link that opens its tool, and open tools on paper. */
export const reportScript = `
const tools = [...document.querySelectorAll('details.tool')];
const search = document.getElementById('search'), risk = document.getElementById('risk'), sure = document.getElementById('sure'), state = document.getElementById('state'), count = document.getElementById('count');
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const tool of tools) {
    const text = tool.textContent.toLowerCase();
    const fits = words.every((word) => text.includes(word)) && (risk.value === '' || tool.dataset.risk === risk.value) && (sure.value === '' || tool.dataset.sure === sure.value) && (state.value === '' || tool.dataset.states.split(' ').includes(state.value));
    tool.hidden = !fits;
    if (fits) shown += 1;
    for (const mark of document.querySelectorAll('[data-of="' + tool.id + '"]')) mark.hidden = !fits;
  }
  for (const figure of document.querySelectorAll('figure[data-state]')) figure.hidden = state.value !== '' && figure.dataset.state !== state.value;
  count.textContent = shown + ' of ' + tools.length + ' tools';
}
for (const control of [search, risk, sure, state]) control.addEventListener('input', filter);
function openTarget() {
  const tool = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(tool instanceof HTMLDetailsElement)) return;
  tool.hidden = false;
  tool.open = true;
  tool.scrollIntoView();
  tool.querySelector('summary').focus({ preventScroll: true });
}
addEventListener('hashchange', openTarget);
document.addEventListener('click', (event) => { if (event.target.closest('a.mark')) setTimeout(openTarget); });
let opened = [];
addEventListener('beforeprint', () => { opened = tools.filter((tool) => !tool.open); for (const tool of opened) tool.open = true; });
addEventListener('afterprint', () => { for (const tool of opened) tool.open = false; });
openTarget();
`;
