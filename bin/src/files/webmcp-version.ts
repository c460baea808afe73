import { readFileSync } from 'node:fs';

import { ownFiles } from './own-files.js';

const manifest = JSON.parse(readFileSync(ownFiles.manifest, 'utf8')) as { version: string };

/** The version in this package's package.json. */
export const webmcpVersion: string = manifest.version;
