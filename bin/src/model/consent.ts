import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder, writeFileSafely } from '@webmcp/project';

/** Returns the hosts to which a person of this project agreed to send facts of tools. */
export function consentedHosts(root: string): string[] {
  const file = consentFile(root);
  if (file === null) return [];
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(kept) ? kept.filter((host) => typeof host === 'string') : [];
  } catch {
    // A missing or damaged file means that nobody agreed.
    return [];
  }
}

/** Keeps a person's consent for the next runs. Without node_modules the person is asked again. */
export function keepConsent(root: string, host: string): void {
  const file = consentFile(root);
  if (file === null) return;
  const hosts = [...new Set([...consentedHosts(root), host])];
  writeFileSafely(file, `${JSON.stringify(hosts, null, 2)}\n`);
}

function consentFile(root: string): string | null {
  const folder = cacheFolder(root);
  return folder === null ? null : join(folder, 'llm-consent.json');
}
