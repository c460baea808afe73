import type { PlannedFile, SetupApp } from './stack.js';

/**
 * Plans the emitted module before the first map: it registers no tools. The app compiles at once, and `instrument --emit`
 * replaces the module.
 */
export function emptyToolsModule({ read, isTyped }: SetupApp, file: string): PlannedFile[] {
  if (read(file) !== null) return [];
  const type = isTyped ? ': () => void' : '';
  const after = [
    '// webmcp instrument replaces this file.',
    '',
    '/** Registers the tools of this app with the browser; call what it returns to take them away again. */',
    `export function registerTools()${type} {`,
    '  return () => {};',
    '}',
    '',
  ].join('\n');
  return [{ file, before: null, after }];
}

/** Plans a new file. Returns the step by hand if the app already has a file of that name with other content. */
export function newFile(
  { read }: SetupApp,
  file: string,
  after: string,
  mark: string,
): { files: PlannedFile[]; byHand: string[] } {
  const before = read(file);
  if (before === null) return { files: [{ file, before, after }], byHand: [] };
  return { files: [], byHand: before.includes(mark) ? [] : [`Add to ${file}:\n${after}`] };
}

/**
 * Returns the lines that offer the tools of an emitted module. The import comes first, then `call`. The page loads the
 * runtime and the tools when an agent is there.
 * @param module the import path of the emitted module
 */
export function offerLines(module: string): { imports: string; call: string } {
  return {
    imports: "import { offer } from 'webmcp/loader';",
    call: `offer(async () => (await import('${module}')).registerTools());`,
  };
}
