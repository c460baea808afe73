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

describe('what is emitted', () => {
  test.each(['ts', 'js'] as const)('the %s module parses and exports registerTools', async (language) => {
    const code = emitModule(map, language);
    const { code: plain } = await transform(code, { loader: language, format: 'cjs' });
    const module = { exports: {} as { registerTools?: () => unknown } };
    const registered: unknown[] = [];
    const require = (name: string): object => ({
      name,
      registerWith: (...given: unknown[]) => registered.push(...given),
    });
    runInNewContext(plain, { module, exports: module.exports, require });
    module.exports.registerTools?.();
    expect(JSON.parse(JSON.stringify(registered[0]))).toEqual(manifestOf(map));
    expect(JSON.parse(JSON.stringify(registered[1]))).toEqual({});
    expect(code).toMatch(/from 'webmcp\/runtime'/);
    expect(code).not.toMatch(/<\/script|<!--|\u2028/);
  });

  test('the script carries the runtime and registers by itself', () => {
    const seen: unknown[] = [];
    const script = emitScript(map, 'var webmcpRuntime = { register: (manifest) => seen.push(manifest) }; // </script>');
    runInNewContext(script, { seen });
    expect(JSON.parse(JSON.stringify(seen))).toEqual([manifestOf(map)]);
    expect(script).not.toMatch(/<\/script|<!--|\u2028/);
  });

  const inRows = {
    ...map,
    tools: map.tools.map((one) => ({
      ...one,
      row: { param: 'row', rows: { selectors: [], confidence: 0 }, key: { selectors: [], confidence: 0 } },
    })),
  };

  test('the script holds the marked parts that the map needs, and no others', () => {
    const runtime =
      "var webmcpRuntime = { register: () => undefined };\n/*!<rows read>*/\nseen.push('rows or read');\n/*!</>*/\n/*!<rows>*/\nseen.push('rows');\n/*!</>*/\n/*!<read>*/\nseen.push('read');\n/*!</>*/";
    const run = (script: string): string[] => {
      const seen: string[] = [];
      runInNewContext(script, { seen });
      return seen;
    };
    expect(run(emitScript(map, runtime))).toEqual([]);
    expect(run(emitScript(inRows, runtime))).toEqual(['rows or read', 'rows']);
    expect(emitScript(map, runtime)).not.toContain('rows');
  });

  test('the module imports the parts that the map needs, and no others', () => {
    expect(emitModule(map, 'ts')).toContain("import { registerWith, type Manifest } from 'webmcp/runtime';");
    const code = emitModule(inRows, 'js');
    expect(code).toContain("import { registerWith, rows } from 'webmcp/runtime';");
    expect(code).toContain('registerWith(manifest, { rows });');
  });
});
