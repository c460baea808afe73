import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Link, NavLink } from 'react-router-dom';`;

test.each([
  ['<Link to="/orders">Orders</Link>', 'link Orders by router Link'],
  ['<NavLink to="/about">About</NavLink>', 'link About by router NavLink'],
])('React Router: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
