import type { build } from 'esbuild';

export const adapters: string[];
export const otherParts: string[];
export function scriptInParts(root: string, bundle: typeof build): Promise<string>;
