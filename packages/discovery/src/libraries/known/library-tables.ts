import { antDesign, antDesignVue } from '../react-kits/ant-design.js';
import { baseUi } from '../primitives/base-ui.js';
import { bootstrapVue } from '../vue-kits/bootstrap-vue.js';
import { chakra } from '../react-kits/chakra.js';
import { coreUi } from '../react-kits/coreui.js';
import { elementPlus } from '../vue-kits/element-plus.js';
import { formik } from '../app-wide/formik.js';
import { reactHookForm } from '../app-wide/react-hook-form.js';
import { veeValidate } from '../app-wide/vee-validate.js';
import { frameworks } from '../app-wide/framework-components.js';
import { headlessUi } from '../primitives/headless-ui.js';
import { i18n } from '../app-wide/message-components.js';
import type { LibraryTable } from '@webmcp/contract';
import { mantine } from '../react-kits/mantine.js';
import { mui } from '../react-kits/mui.js';
import { naiveUi } from '../vue-kits/naive-ui.js';
import { primeReact } from '../react-kits/primereact.js';
import { primeVue } from '../vue-kits/primevue.js';
import { quasar } from '../vue-kits/quasar.js';
import { radix } from '../primitives/radix.js';
import { reactAria } from '../primitives/react-aria.js';
import { reactBootstrap } from '../react-kits/react-bootstrap.js';
import { reka } from '../primitives/reka.js';
import { reactRouters } from '../app-wide/react-router.js';
import { tanstackRouter } from '../app-wide/tanstack-router.js';
import { vueRouter } from '../app-wide/vue-router.js';
import { semi } from '../react-kits/semi.js';
import { cmdk } from '../primitives/cmdk.js';
import { inputOtp } from '../primitives/input-otp.js';
import { dayPicker } from '../primitives/react-day-picker.js';
import { vaul } from '../primitives/vaul.js';
import { vueDraggable } from '../primitives/vuedraggable.js';
import { shoelace } from '../react-kits/shoelace.js';
import { vuestic } from '../vue-kits/vuestic.js';
import { vuetify } from '../vue-kits/vuetify.js';

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
