import { describe } from 'vitest';

import { describePortals } from './portal-pages.js';

describe('widgets/portals-vue', () => {
  describePortals('widgets/portals-vue', [
    { library: 'Element Plus 2', page: 'element-plus', source: 'ElementPlusDesk' },
    { library: 'Vue Teleport', page: 'teleport', source: 'TeleportDesk' },
  ]);
});
