import type { ManifestField } from '@webmcp/contract';

/** Decides whether policy leaves a field to the user: a sensitive field that config does not allow, and any file. */
export function leftToUser({ sensitive, allowed }: ManifestField): boolean {
  return sensitive === 'file' || (sensitive !== undefined && !allowed);
}
