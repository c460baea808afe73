import { antDesign, antDesignVue } from './ant-design.js';
import { baseUi } from './base-ui.js';
import { bootstrapVue } from './bootstrap-vue.js';
import { chakra } from './chakra.js';
import { coreUi } from './coreui.js';
import { elementPlus } from './element-plus.js';
import { formik, reactHookForm, veeValidate } from './form-libraries.js';
import { frameworks } from './frameworks.js';
import { headlessUi } from './headless-ui.js';
import { i18n } from './i18n.js';
import type { LibraryTable } from '@webmcp/contract';
import { mantine } from './mantine.js';
import { mui } from './mui.js';
import { naiveUi } from './naive-ui.js';
import { primeReact } from './primereact.js';
import { primeVue } from './primevue.js';
import { quasar } from './quasar.js';
import { radix } from './radix.js';
import { reactAria } from './react-aria.js';
import { reactBootstrap } from './react-bootstrap.js';
import { reka } from './reka.js';
import { reactRouters, tanstackRouter, vueRouter } from './routers.js';
import { semi } from './semi.js';
import { cmdk, dayPicker, inputOtp, vaul, vueDraggable } from './small-libraries.js';
import { shoelace } from './shoelace.js';
import { vuestic } from './vuestic.js';
import { vuetify } from './vuetify.js';

/** The libraries that are known without configuration; longer global prefixes before shorter ones. */
export const libraryTables: readonly LibraryTable[] = [
  mui,
  radix,
  baseUi,
  reka,
  antDesign,
  antDesignVue,
  semi,
  mantine,
  chakra,
  headlessUi,
  reactAria,
  reactBootstrap,
  coreUi,
  vuestic,
  vuetify,
  quasar,
  elementPlus,
  naiveUi,
  bootstrapVue,
  primeVue,
  primeReact,
  shoelace,
  reactRouters,
  tanstackRouter,
  vueRouter,
  reactHookForm,
  formik,
  veeValidate,
  cmdk,
  inputOtp,
  vaul,
  dayPicker,
  vueDraggable,
  i18n,
  frameworks,
];
