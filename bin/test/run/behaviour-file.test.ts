import { expect, it } from 'vitest';

import { behaviourPath } from '../../src/run/behaviour-file.js';

it.each([
  ['/app/webmcp.map.json', '/app/webmcp.behaviour.json'],
  ['/app/tools.json', '/app/tools.behaviour.json'],
  ['/app/tools', '/app/tools.behaviour.json'],
  ['/app/tools.map', '/app/tools.map.behaviour.json'],
])('the behaviour of the map %s is in %s', (out, expected) => {
  expect(behaviourPath(out)).toBe(expected);
});
