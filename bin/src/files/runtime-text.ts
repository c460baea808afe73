import { readFile } from 'node:fs/promises';

import { ownFiles } from './own-files.js';

/** Returns the built runtime as a script that sets a variable `webmcpRuntime`. */
export async function runtimeText(): Promise<string> {
  return await readFile(ownFiles.runtime, 'utf8');
}

/** Returns the built loader as a script that sets a variable `webmcpLoader`. */
export async function loaderText(): Promise<string> {
  return await readFile(ownFiles.loader, 'utf8');
}

/** Returns the built script that loads the parts of a manifest. It sets a variable `webmcpParts`. */
export async function partsText(): Promise<string> {
  return await readFile(ownFiles.parts, 'utf8');
}
