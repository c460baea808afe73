import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Drawer } from 'vaul';`;

test.each([
  [
    '<Drawer.Root><Drawer.Trigger>Open cart</Drawer.Trigger><Drawer.Content><Drawer.Title>Cart</Drawer.Title><button onClick={order}>Order</button></Drawer.Content></Drawer.Root>',
    'button Open cart by vaul Drawer.Trigger, button Order',
  ],
])('vaul: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});
