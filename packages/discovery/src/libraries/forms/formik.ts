import type { Library } from '../library.js';
import { field, named } from './form-fields.js';

/** Formik (formik.org/docs/api): `<Field>` is an input unless `as`, `component` or children make another control. */
export const formik: Library = {
  name: 'formik',
  packages: { formik: '' },
  components: {
    Field: { ...field, unlessChildren: named },
    FastField: { ...field, unlessChildren: named },
    Form: { is: 'boundary', kind: 'form' },
  },
  formHooks: [{ packages: ['formik'], hook: 'useFormik', schema: 'validationSchema', defaults: 'initialValues' }],
};
