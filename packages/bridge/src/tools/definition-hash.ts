import { canonicalJson, type JsonValue } from '@webmcp/contract';

import { hashOf } from '../access/secrets.js';
import type { BridgeTool, Plugin } from './bridge-tool.js';

/** Returns the hash of a tool's definition. Another name, text, schema, risk or origin gives another hash. */
export function definitionHash(tool: BridgeTool, { origin }: Pick<Plugin, 'origin'>): string {
  const known = hashes.get(tool);
  if (known?.origin === origin) return known.hash;
  const hash = hashOf(canonicalJson([origin, tool.name, tool.risk, tool.definition]));
  hashes.set(tool, { origin, hash });
  return hash;
}

/** The hashes by tool. A plugin whose tool changes offers another object. */
const hashes = new WeakMap<BridgeTool, { origin: string; hash: string }>();

/** Returns the digest of one call. Other arguments or another definition give another digest. */
export const callDigest = (definition: string, args: Record<string, JsonValue>): string =>
  hashOf(canonicalJson([definition, args]));
