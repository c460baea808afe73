import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let temporary: string | undefined;

/**
 * Returns the temporary folder of this process. A killed browser leaves its files behind, and the process removes them.
 * The removal is the last of all `exit` listeners: Playwright adds one in the midst of a launch, which kills the browser. A
 * living browser would write into the folder again.
 */
export function temporaryFolder(): string {
  if (temporary !== undefined) return temporary;
  temporary = mkdtempSync(join(tmpdir(), 'webmcp-'));
  process.on('exit', removeTemporaryFolder);
  process.on('newListener', (event, listener) => {
    if (event === 'exit' && listener !== removeTemporaryFolder) queueMicrotask(removeLast);
  });
  return temporary;
}

function removeLast(): void {
  process.off('exit', removeTemporaryFolder).on('exit', removeTemporaryFolder);
}

function removeTemporaryFolder(): void {
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  temporary = undefined;
}
