// Rolls the types of each public entry up into one file, with API Extractor. API Extractor has a TypeScript of its own,
// because TypeScript 7 has no JavaScript API.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

/**
 * Writes `<entry>.d.ts` for each entry from the types that `tsc -b` wrote.
 * @throws {Error} if an entry exports a type that cannot be rolled up
 */
export function rollTypes(root, folder, entries) {
  const ownPackages = readdirSync(join(root, 'packages')).map((name) => `@webmcp/${name}`);
  for (const name of entries) {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: join(root, 'api-extractor.json'),
      packageJsonFullPath: join(root, 'bin', 'package.json'),
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: join(root, 'bin', 'dist', `${name}.d.ts`),
        bundledPackages: ownPackages,
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'es2022',
              module: 'nodenext',
              moduleResolution: 'nodenext',
              lib: ['es2023', 'dom', 'dom.iterable'],
              types: ['node'],
              strict: true,
              skipLibCheck: true,
            },
            files: [join(root, 'bin', 'dist', `${name}.d.ts`)],
          },
        },
        apiReport: { enabled: false },
        docModel: { enabled: false },
        tsdocMetadata: { enabled: false },
        dtsRollup: { enabled: true, untrimmedFilePath: join(folder, `${name}.d.ts`) },
        messages: {
          extractorMessageReporting: { default: { logLevel: 'none' } },
          compilerMessageReporting: { default: { logLevel: 'error' } },
          tsdocMessageReporting: { default: { logLevel: 'none' } },
        },
      },
    });
    const messages = [];
    const done = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === 'error') messages.push(message.formatMessageWithLocation(root));
        message.handled = true;
      },
    });
    if (!done.succeeded) throw new Error(`The types of ${name} were not rolled up:\n${messages.join('\n')}`);
  }
}
