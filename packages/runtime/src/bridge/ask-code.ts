/**
 * Asks the person for a pairing code, in a part of the page that the page's own code cannot read.
 * @param problem shown above the field, after a wrong code
 * @returns the code; undefined if the person closed the dialog
 */
export function askCode(problem: string): Promise<string | undefined> {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  form.method = 'dialog';
  const label = document.createElement('label');
  label.textContent = `${problem}Code of the WebMCP bridge: `;
  const field = document.createElement('input');
  field.autocomplete = 'off';
  const send = document.createElement('button');
  send.textContent = 'Connect this page';
  label.append(field);
  form.append(label, send);
  dialog.append(form);
  root.append(dialog);
  document.documentElement.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(field.value.trim() || undefined);
    });
  });
}
