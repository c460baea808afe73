import { formik, reactHookForm, veeValidate } from './form-libraries.js';
import { frameworks } from './frameworks.js';
import { i18n } from './i18n.js';
import type { LibraryTable } from './library-table.js';
import { mui } from './mui.js';
import { radix } from './radix.js';
import { cmdk, dayPicker, inputOtp, vaul } from './small-libraries.js';
import { reactRouters, vueRouter } from './routers.js';

/** The libraries that are known without configuration. */
export const libraryTables: readonly LibraryTable[] = [
  mui,
  radix,
  reactRouters,
  vueRouter,
  reactHookForm,
  formik,
  veeValidate,
  cmdk,
  inputOtp,
  vaul,
  dayPicker,
  i18n,
  frameworks,
];
