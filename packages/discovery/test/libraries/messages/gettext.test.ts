import { expect, test } from 'vitest';

import { isTranslator } from '../../../src/messages/translator-calls.js';

test.each(['$gettext', 'gettext', '__'])('gettext: %s looks a message up', (name) => {
  expect(isTranslator([name])).toBe(true);
});
