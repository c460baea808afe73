import { frameworks } from './frameworks.js';

/** Returns the neutral name of a prop as the table of a library writes it: `v-model:open` is `two-way:open`. */
export function neutralProp(written: string): string {
  for (const framework of frameworks) {
    const neutral = framework.neutralProp?.(written) ?? written;
    if (neutral !== written) return neutral;
  }
  return written;
}
