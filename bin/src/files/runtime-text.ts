import { readFile } from 'node:fs/promises';

/** Returns the built runtime as a script that sets a variable `webmcpRuntime`. */
export async function runtimeText(): Promise<string> {
  return await readFile(new URL(import.meta.resolve('@webmcp/runtime/runtime.iife.js')), 'utf8');
}
