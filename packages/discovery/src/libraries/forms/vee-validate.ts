import type { Library } from '../library.js';
import { field, named } from './form-fields.js';

/** vee-validate 4 (vee-validate.logaretm.com/v4/api): the same shape in Vue. */
export const veeValidate: Library = {
  name: 'vee-validate',
  packages: { 'vee-validate': '' },
  components: { Field: { ...field, unlessChildren: named }, Form: { is: 'boundary', kind: 'form' } },
  formHooks: [{ packages: ['vee-validate'], hook: 'useForm', schema: 'validationSchema', defaults: 'initialValues' }],
};
