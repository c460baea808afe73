import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let temporary: string | undefined;

/** Returns the temporary folder of this process. A killed browser leaves its files behind, and the process removes them. */
export function temporaryFolder(): string {
  temporary ??= mkdtempSync(join(tmpdir(), 'webmcp-'));
  process.off('exit', removeTemporaryFolder).once('exit', removeTemporaryFolder);
  return temporary;
}

/** Removes the temporary folder. */
export function removeTemporaryFolder(): void {
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  temporary = undefined;
}
