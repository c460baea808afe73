import type { Manifest } from '@webmcp/contract';

import { sha256 } from './sha256.js';

/**
 * Copies a manifest and freezes the copy deeply, so that no script of the page changes a tool later. The objects inherit
 * nothing, so a property that the page gives to all objects is no part of a tool.
 * @returns undefined if the manifest is not the one that was emitted
 */
export function sealedManifest(manifest: Manifest): Manifest | undefined {
  const { digest, ...content } = manifest;
  const text = JSON.stringify(content);
  if (digest !== undefined && sha256(text) !== digest) return undefined;
  return frozen(JSON.parse(text) as Manifest);
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(Array.isArray(value) ? value : Object.setPrototypeOf(value, null)) as T;
}
