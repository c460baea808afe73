import type { Manifest, ManifestTool } from '@webmcp/contract';

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

/**
 * Copies and freezes the tools of a part in the same way.
 * @returns undefined if the part is not the one that was emitted
 */
export function sealedPart(part: unknown, digest: string): ManifestTool[] | undefined {
  const text = JSON.stringify(part) ?? '';
  return sha256(text).slice(0, 32) === digest ? frozen(JSON.parse(text) as ManifestTool[]) : undefined;
}

export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(Array.isArray(value) ? value : Object.setPrototypeOf(value, null)) as T;
}
