import { describe, expect, it } from 'vitest';

import { ProblemError } from '../../src/problem.js';
import { readMap } from '../../src/schema/read-map.js';
import { serializeMap } from '../../src/serialize-map.js';
import { clinicMap } from '../clinic-map.js';

function problemOf(text: string): string {
  try {
    readMap(text, 'webmcp.map.json');
  } catch (error) {
    if (error instanceof ProblemError) return `${error.problem.code}: ${error.problem.message}`;
    throw error;
  }
  return 'read';
}

describe('readMap', () => {
  it('reads back what serializeMap wrote', () => {
    expect(readMap(serializeMap(clinicMap()), 'webmcp.map.json')).toEqual(clinicMap());
  });

  it('refuses what is not JSON', () => {
    expect(problemOf('{ "version": 1,')).toMatch(/^MAP_UNREADABLE: webmcp.map.json is not a Ground Truth Map: /);
  });

  it('refuses another version before anything else', () => {
    expect(problemOf('{ "version": 7 }')).toMatchInlineSnapshot(
      `"MAP_VERSION: webmcp.map.json has version 7, and this webmcp reads version 1"`,
    );
  });

  it('names the broken place', () => {
    const map = clinicMap();
    map.tools[0]!.fields[0]!.confidence = 3;
    expect(problemOf(JSON.stringify(map))).toMatch(/tools\.0\.fields\.0\.confidence/);
  });

  it('notices a change by hand', () => {
    const map = clinicMap();
    map.tools[0]!.risk.level = 'safe';
    expect(problemOf(serializeMap(map))).toMatch(/^MAP_EDITED/);
  });
});
