/** Shows a status of a tool of the dev server. */
export function showTool(): void {
  const tool = document.createElement('nextjs-portal');
  tool.attachShadow({ mode: 'open' }).innerHTML = '<p role="status">Static route</p>';
  document.body.append(tool);
}

/** Shows a status of an element of the app. */
export function showWater(): void {
  const table = document.createElement('tide-table');
  table.attachShadow({ mode: 'open' }).innerHTML = '<p role="status">High water at noon</p>';
  document.querySelector('main')!.append(table);
}
