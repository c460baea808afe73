import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { GroundTruthMap } from '@webmcp/contract';

import { runInstrument } from '../slice/instrument-app.js';

/** The app under attack with its emitted script. */
export interface AttackedApp {
  map: GroundTruthMap;
  script: string;
}

/**
 * Instruments the app under attack.
 * `WEBMCP_SECURITY_APP=MAP,SCRIPT` takes an earlier map and script instead.
 */
export async function attackedApp(): Promise<AttackedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'webmcp-security-'));
  try {
    const own = [join(folder, 'webmcp.map.json'), join(folder, 'tools.iife.js')] as const;
    const cached = process.env['WEBMCP_SECURITY_APP']?.split(',');
    if (cached === undefined)
      await runInstrument(['--root', join(import.meta.dirname, 'app'), '--out', own[0], '--emit', own[1]]);
    const [map, script] = cached ?? own;
    return {
      map: JSON.parse(await readFile(map!, 'utf8')) as GroundTruthMap,
      script: await readFile(script!, 'utf8'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
