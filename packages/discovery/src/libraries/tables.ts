import { formik, reactHookForm, veeValidate } from './form-libraries.js';
import { frameworks } from './frameworks.js';
import { i18n } from './i18n.js';
import type { LibraryTable } from './library-table.js';
import { mui } from './mui.js';
import { radix } from './radix.js';
import { reactRouters, vueRouter } from './routers.js';

/** The libraries that are known without configuration. */
export const libraryTables: readonly LibraryTable[] = [
  frameworks,
  mui,
  radix,
  reactRouters,
  vueRouter,
  reactHookForm,
  formik,
  veeValidate,
  i18n,
  frameworks,
];
