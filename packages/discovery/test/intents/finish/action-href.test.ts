import { expect, test } from 'vitest';

import { readReact } from '../read-app.js';

const imports = `import { Link } from '@tanstack/react-router';`;

test.each([
  ['<a href="/orders">x</a>', '/orders'],
  ['<a href={url}>x</a>', undefined],
  ['<Link to="/orders/$id" params={{ id: "7" }}>x</Link>', '/orders/7'],
  ['<Link to="/orders/$id" params={{ id }}>x</Link>', undefined],
])('%s leads to %s', (markup, href) => {
  expect(readReact(markup, imports).intents[0]?.href).toBe(href);
});
