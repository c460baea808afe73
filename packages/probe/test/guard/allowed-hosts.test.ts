import { describe, expect, it } from 'vitest';
import { assertAllowed, isAllowedHost, resolverRule } from '../../src/guard/allowed-hosts.js';

describe('isAllowedHost', () => {
  it.each(['localhost', 'shop.localhost', '127.0.0.1', '127.8.0.1', '[::1]', 'LOCALHOST'])(
    '%s is this machine',
    (host) => {
      expect(isAllowedHost(host, [])).toBe(true);
    },
  );

  it.each([
    'example.com',
    'localhost.example.com',
    '127.0.0.1.example.com',
    '192.168.0.4',
    '0.0.0.0',
    'notlocalhost',
    '[::2]',
  ])('%s is not', (host) => {
    expect(isAllowedHost(host, [])).toBe(false);
  });

  it('allows named hosts, with or without port and scheme, and no subdomains', () => {
    expect(isAllowedHost('api.shop.test', ['https://API.shop.test:8443/v1'])).toBe(true);
    expect(isAllowedHost('shop.test', ['api.shop.test'])).toBe(false);
    expect(isAllowedHost('evil.api.shop.test', ['api.shop.test'])).toBe(false);
  });
});

it('refuses other hosts, and texts that are no http address', () => {
  expect(() => assertAllowed('http://localhost:3000/x', [])).not.toThrow();
  expect(() => assertAllowed('https://shop.test/', [])).toThrowError(
    /opens only loopback addresses, and shop\.test is not/,
  );
  expect(() => assertAllowed('file:///etc/passwd', [])).toThrowError(/not an http address/);
  expect(() => assertAllowed('nonsense', [])).toThrowError(/not an http address/);
});

it('names every open host in the resolver rule', () => {
  expect(resolverRule(['shop.test:3000'])).toBe(
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1], EXCLUDE ::1, EXCLUDE shop.test',
  );
});
