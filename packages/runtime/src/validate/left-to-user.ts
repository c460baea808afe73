import type { ManifestField } from '@webmcp/contract';

/** Whether policy keeps agents away from a field: sensitive, and not opened to them by config. Files never are. */
export function leftToUser({ sensitive, allowed }: ManifestField): boolean {
  return sensitive === 'file' || (sensitive !== undefined && !allowed);
}
