import { describe } from 'vitest';

import { describePortals } from './portal-pages.js';

describe('widgets/portals-react', () => {
  describePortals('widgets/portals-react', [
    { library: 'MUI 9', page: 'mui', source: 'mui-desk' },
    { library: 'Radix 1', page: 'radix', source: 'radix-desk' },
    { library: 'Ant Design 6', page: 'antd', source: 'antd-desk' },
    { library: 'Mantine 9', page: 'mantine', source: 'mantine-desk' },
  ]);
});
