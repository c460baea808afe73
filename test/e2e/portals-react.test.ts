import { describe } from 'vitest';

import { describePortals } from './portal-pages.js';

describe('widgets/portals-react', () => {
  describePortals('widgets/portals-react', [
    { library: 'MUI 9', page: 'mui', source: 'mui-desk' },
    { library: 'Radix 1', page: 'radix', source: 'radix-desk' },
  ]);
});
