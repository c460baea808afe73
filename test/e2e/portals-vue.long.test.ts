import { describe } from 'vitest';

import { describePortals } from './portal-pages.js';

describe('widgets/portals-vue', () => {
  describePortals('widgets/portals-vue', [
    { library: 'Element Plus 2', page: 'element-plus', source: 'ElementPlusDesk', modes: ['portal', 'inline'] },
    { library: 'Vuetify 4', page: 'vuetify', source: 'VuetifyDesk', modes: ['portal', 'inline'] },
    // Its dialogs and menus are always in a portal.
    { library: 'Quasar 2', page: 'quasar', source: 'QuasarDesk', modes: ['portal'] },
    { library: 'PrimeVue 4', page: 'primevue', source: 'PrimeVueDesk', modes: ['portal', 'inline'] },
    { library: 'Vue Teleport', page: 'teleport', source: 'TeleportDesk', modes: ['portal', 'inline'] },
  ]);
});
