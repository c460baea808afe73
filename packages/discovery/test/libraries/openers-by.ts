import { readReact } from '../intents/read-app.js';

/**
 * Reads a dialog that a library's state hook opens.
 * @param hook code that declares `isOpen` and `open`
 * @returns the labels of the controls that open the dialog
 */
export function openersBy(imports: string, hook: string): string[] {
  const app = readReact(
    '<Page />',
    `${imports}
    function Page() {
      ${hook}
      return <><button onClick={open}>Edit</button>{isOpen && <dialog open aria-label="Profile"><button onClick={save}>Save</button></dialog>}</>;
    }`,
  );
  return app.summaries().flatMap(({ action, openers }) => (action === 'Save' ? openers : []));
}
