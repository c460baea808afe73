import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Link } from '@tanstack/react-router';`;

test.each([['<Link to="/orders">Orders</Link>', 'link Orders by tanstack-router Link']])(
  'TanStack Router: %s makes %s',
  (markup, controls) => {
    expect(controlsOf(readReact(markup, imports))).toBe(controls);
  },
);
