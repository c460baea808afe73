import { runInNewContext } from 'node:vm';

import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';

import { emitModule } from '../../src/codegen/emit-module.js';
import { emitScript } from '../../src/codegen/emit-script.js';
import { manifestOf } from '../../src/map/manifest.js';
import { buildWorld } from '../match/build-world.js';
import { buildMap, tool } from '../build-map.js';

const nasty = '</script><!-- \u2028\u2029 "__proto__": ${x} `';
const { appModel, snapshot } = buildWorld([{ label: nasty }]);
const { map } = buildMap(appModel, [tool({ kind: 'action', action: 0 })], [snapshot]);

describe('emitted code', () => {
  test.each(['ts', 'js'] as const)('the %s module parses and exports registerTools', async (language) => {
    const code = emitModule(map, language);
    const { code: plain } = await transform(code, { loader: language, format: 'cjs' });
    const module = { exports: {} as { registerTools?: () => unknown } };
    const registered: unknown[] = [];
    const require = (name: string): object => ({
      name,
      register: (...given: unknown[]) => registered.push(...given),
    });
    runInNewContext(plain, { module, exports: module.exports, require });
    module.exports.registerTools?.();
    expect(JSON.parse(JSON.stringify(registered[0]))).toEqual(manifestOf(map));
    expect(code).toMatch(/from 'webmcp\/runtime'/);
    expect(code).not.toMatch(/<\/script|<!--|\u2028/);
  });

  test('the script contains the runtime and registers by itself', () => {
    const seen: unknown[] = [];
    const script = emitScript(map, 'var webmcpRuntime = { register: (manifest) => seen.push(manifest) }; // </script>');
    runInNewContext(script, { seen });
    expect(JSON.parse(JSON.stringify(seen))).toEqual([manifestOf(map)]);
    expect(script).not.toMatch(/<\/script|<!--|\u2028/);
  });
});
