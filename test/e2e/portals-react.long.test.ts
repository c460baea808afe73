import { describe } from 'vitest';

import { describePortals } from './portal-pages.js';

describe('widgets/portals-react', () => {
  describePortals('widgets/portals-react', [
    { library: 'MUI 9', page: 'mui', source: 'mui-desk', modes: ['portal', 'inline'] },
    { library: 'Radix 1', page: 'radix', source: 'radix-desk', modes: ['portal', 'inline'] },
    { library: 'Ant Design 6', page: 'antd', source: 'antd-desk', modes: ['portal', 'inline'] },
    { library: 'Mantine 9', page: 'mantine', source: 'mantine-desk', modes: ['portal', 'inline'] },
    // Its dialogs are always in a portal.
    { library: 'Headless UI 2', page: 'headless-ui', source: 'headless-ui-desk', modes: ['portal'] },
  ]);
});
