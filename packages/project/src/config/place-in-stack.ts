import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the `file:line:column` of the innermost frame of an error in the developer's own code: in a file that is neither
 * Node's, nor in node_modules, nor below a folder of `foreign`.
 * @param root the folder that the place is relative to, with forward slashes
 */
export function placeInStack(error: unknown, root: string, foreign: string[] = []): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const line of stack.split('\n')) {
    const frame = /\(?((?:file:\/\/)?[^\s()]+):(\d+):(\d+)\)?$/.exec(line.trim());
    if (frame === null || !/^(at\b|\/|file:|[A-Za-z]:)/.test(line.trim())) continue;
    const file = frame[1]!.startsWith('file://') ? fileURLToPath(frame[1]!) : frame[1]!;
    if (
      file.startsWith('node:') ||
      /[\\/]node_modules[\\/]/.test(file) ||
      foreign.some((folder) => file.startsWith(folder))
    )
      continue;
    if (!/^(\/|[A-Za-z]:)/.test(file)) continue;
    return `${relative(root, file).replaceAll('\\', '/')}:${frame[2]}:${frame[3]}`;
  }
  return undefined;
}

/**
 * Returns the place in `file` from the message of a syntax error, `… (4:7)` or `file:4:7`; the file alone for a message
 * without a place.
 */
export function placeInMessage(message: string, root: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/');
  const place = /\((\d+):(\d+)\)/.exec(message) ?? /:(\d+):(\d+)/.exec(message);
  return place === null ? path : `${path}:${place[1]}:${place[2]}`;
}
