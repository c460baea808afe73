import { describe, expect, it } from 'vitest';

import { problem, ProblemError, problems } from '../src/problem.js';

describe('problem', () => {
  it('fills message and fix with the details', () => {
    expect(problem('HOST_NOT_ALLOWED', { host: 'shop.example' }, 'https://shop.example/')).toEqual({
      code: 'HOST_NOT_ALLOWED',
      message: 'The probe opens only loopback addresses, and shop.example is not a loopback address',
      where: 'https://shop.example/',
      fix: 'Use localhost or 127.0.0.1, or name the host with --allow-host shop.example',
    });
  });

  it('has a text and a next act for every code', () => {
    for (const { message, fix } of Object.values(problems))
      expect([message.length, fix.length].every((n) => n > 5)).toBe(true);
  });

  it('travels as an error', () => {
    const error = new ProblemError('MAP_MISSING', { file: 'webmcp.map.json' });
    expect(error.message).toBe('There is no map at webmcp.map.json');
    expect(error.problem.fix).toBe("Run webmcp instrument first, or pass --out with the map's path");
  });
});
