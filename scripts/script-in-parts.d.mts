import type { build } from 'esbuild';

export const drawnWidgets: string[];
export const nativeControls: string[];
export const otherParts: string[];
export function scriptInParts(root: string, bundle: typeof build): Promise<string>;
