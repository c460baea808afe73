import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ownFiles } from './own-files.js';
import { webmcpVersion } from './webmcp-version.js';

/** The code does not change while it runs. */
let known: string | undefined;

/**
 * Returns the version of cached facts: the version of webmcp and a hash of the code that extracts facts. A build between
 * two releases so reads no facts of another build. The same version holds for stamped files.
 */
export function factsVersion(): string {
  return (known ??= versionOfCode());
}

function versionOfCode(): string {
  const folder = dirname(ownFiles.discovery);
  const hash = createHash('sha256');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[cm]?[jt]s$/.test(path));
  for (const path of code.toSorted()) hash.update(path).update(readFileSync(join(folder, path)));
  return `${webmcpVersion} ${hash.digest('base64url')}`;
}
