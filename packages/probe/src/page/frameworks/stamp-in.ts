import { stampAttribute } from '@webmcp/contract/stamp-attribute';

/** Returns the stamp among a component's props, or null. */
export function stampIn(props: unknown): string | null {
  if (typeof props !== 'object' || props === null) return null;
  const value: unknown = Reflect.get(props, stampAttribute);
  return typeof value === 'string' ? value : null;
}
