import type { FrameworkMarks } from './framework-marks.js';

/** The place of a tag as a development build of Svelte keeps it. */
interface SvelteLocation {
  file?: unknown;
  line?: unknown;
  column?: unknown;
  /** The offset in the file. Only Svelte 4 has it, and counts lines from 0. */
  char?: unknown;
}

/** Svelte 4 and 5. A development build keeps the place of each element in its component's file, with columns from 0. */
export const svelteMarks: FrameworkMarks = {
  name: 'svelte',
  title: 'Svelte',
  mode: (element) => (locationOf(element) === undefined ? undefined : 'development'),
  stamps: () => [],
  makers(element) {
    const { file, line, column, char } = locationOf(element) ?? {};
    if (typeof file !== 'string' || typeof line !== 'number' || typeof column !== 'number') return [];
    return [{ fileName: file, lineNumber: char === undefined ? line : line + 1, columnNumber: column + 1 }];
  },
  listensForClick: () => undefined,
};

function locationOf(element: Element): SvelteLocation | undefined {
  const meta: unknown = Reflect.get(element, '__svelte_meta');
  const location: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'loc') : undefined;
  return typeof location === 'object' && location !== null ? location : undefined;
}
