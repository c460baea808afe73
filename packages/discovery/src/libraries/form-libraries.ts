import type { FieldEntry, LibraryTable, WrapperEntry } from '@webmcp/contract';

const named: WrapperEntry = { is: 'wrapper', name: ['name'] };
const field: FieldEntry = {
  is: 'field',
  control: 'text',
  type: ['type'],
  variants: [
    { prop: 'as', equals: 'select', control: 'select' },
    { prop: 'as', equals: 'textarea', control: 'textarea' },
    { prop: 'component', equals: 'select', control: 'select' },
    { prop: 'component', equals: 'textarea', control: 'textarea' },
  ],
  label: ['label'],
  options: { inside: true },
  nested: [],
};

/** react-hook-form (react-hook-form.com/docs/usecontroller/controller); `register` is read from spreads. */
export const reactHookForm: LibraryTable = {
  name: 'react-hook-form',
  packages: { 'react-hook-form': '' },
  components: { Controller: named, Form: { is: 'boundary', kind: 'form' } },
};

/** Formik (formik.org/docs/api): `<Field>` is an input unless `as`, `component` or children say otherwise. */
export const formik: LibraryTable = {
  name: 'formik',
  packages: { formik: '' },
  components: {
    Field: { ...field, unlessChildren: named },
    FastField: { ...field, unlessChildren: named },
    Form: { is: 'boundary', kind: 'form' },
  },
};

/** vee-validate 4 (vee-validate.logaretm.com/v4/api): the same shape in Vue. */
export const veeValidate: LibraryTable = {
  name: 'vee-validate',
  packages: { 'vee-validate': '' },
  components: { Field: { ...field, unlessChildren: named }, Form: { is: 'boundary', kind: 'form' } },
};
