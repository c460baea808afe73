import { describe, expect, it } from 'vitest';

import { redact } from '../../src/record/redact.js';
import { secret } from '../../src/access/secrets.js';

const token = secret((bytes) => new Uint8Array(bytes).fill(7));

// T5
describe('a value for the record', () => {
  it.each([
    [`look at ${token}`, 'look at [redacted]'],
    [`Bearer ${token}`, '[redacted]'],
    ['Authorization: Bearer abc.def', 'Authorization: [redacted]'],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIE', '[redacted]'],
    ['an order for Ada', 'an order for Ada'],
  ])('shows the text %j as %j', (text, expected) => {
    expect(redact(text)).toBe(expected);
    expect(redact({ note: [text] })).toEqual({ note: [expected] });
  });

  it.each(['password', 'newPassword', 'api_key', 'apiKey', 'session_token', 'CVC', 'card-number', 'otp'])(
    'hides the value of %s',
    (name) => expect(redact({ [name]: 'x', city: 'Oslo' })).toEqual({ [name]: '[redacted]', city: 'Oslo' }),
  );

  it('cuts a long text', () => expect(String(redact('word '.repeat(1000))).length).toBeLessThan(1100));
});
