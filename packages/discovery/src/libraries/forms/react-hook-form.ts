import type { Library } from '../library.js';
import { named } from './form-fields.js';

/** react-hook-form (react-hook-form.com/docs/usecontroller/controller); `register` is read from spreads. */
export const reactHookForm: Library = {
  name: 'react-hook-form',
  packages: { 'react-hook-form': '' },
  components: { Controller: named, Form: { is: 'boundary', kind: 'form' } },
  // react-hook-form.com/docs/usecontroller
  formHooks: [{ packages: ['react-hook-form'], hook: 'useForm', schema: 'resolver', defaults: 'defaultValues' }],
  fieldNameHooks: [{ hook: 'useController', member: 'field.name', option: 'name' }],
};
