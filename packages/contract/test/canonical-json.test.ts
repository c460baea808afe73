import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canonicalJson } from '../src/canonical-json.js';
import { serializeMap } from '../src/serialize-map.js';
import { clinicMap } from './clinic-map.js';

describe('canonicalJson', () => {
  it('sorts keys by UTF-16 code units, integer-like ones too', () => {
    expect(canonicalJson({ 10: 'a', 9: 'b', '€': 'c', '\ud83d\ude00': 'd', '\ufb33': 'e', a: 1 })).toBe(
      '{"10":"a","9":"b","a":1,"€":"c","\ud83d\ude00":"d","\ufb33":"e"}',
    );
  });

  it('says the same value, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('refuses what JSON cannot hold', () => {
    expect(() => canonicalJson({ n: Number.NaN })).toThrow(TypeError);
  });
});

describe('serializeMap', () => {
  it('is JSON of two spaces with sorted keys and one newline at the end', () => {
    const text = serializeMap(clinicMap());
    expect(text.startsWith('{\n  "app": {\n    "frameworks": [\n      "html"\n    ]\n  },\n  "generator"')).toBe(true);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual(clinicMap());
  });
});
