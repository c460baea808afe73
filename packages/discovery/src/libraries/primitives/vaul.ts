import type { Library } from '../library.js';

/** vaul (vaul.emilkowal.ski): drawers in the shape of Radix' dialog. */
export const vaul: Library = {
  name: 'vaul',
  packages: { vaul: '' },
  components: {
    'Drawer.Root': { is: 'scope', of: 'Drawer', open: ['open'] },
    'Drawer.Trigger': { is: 'trigger', of: 'Drawer', asChild: 'asChild' },
    'Drawer.Content': { is: 'boundary', kind: 'drawer', role: 'dialog', of: 'Drawer' },
    'Drawer.Title': { is: 'text', heading: true },
    'Drawer.Close': { is: 'action', control: 'button', asChild: 'asChild', dismisses: true, label: ['children'] },
  },
};
