import type { LibraryTable } from '@webmcp/contract';

import { named } from './form-fields.js';

/** react-hook-form (react-hook-form.com/docs/usecontroller/controller); `register` is read from spreads. */
export const reactHookForm: LibraryTable = {
  name: 'react-hook-form',
  packages: { 'react-hook-form': '' },
  components: { Controller: named, Form: { is: 'boundary', kind: 'form' } },
};
