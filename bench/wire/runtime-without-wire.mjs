import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

/** Builds the runtime without its judge of requests, as the suite of attacks does. Node reads no TypeScript itself. */
export async function runtimeWithoutWire() {
  const { module } = await runnerImport(
    fileURLToPath(new URL('../../test/security/without-wire.ts', import.meta.url)),
    {
      configFile: false,
      logLevel: 'error',
    },
  );
  return await module.runtimeWithoutWire();
}
