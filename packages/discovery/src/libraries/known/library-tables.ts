import { formKit } from '../forms/formkit.js';
import { formik } from '../forms/formik.js';
import { reactHookForm } from '../forms/react-hook-form.js';
import { veeValidate } from '../forms/vee-validate.js';
import type { Library } from '../library.js';
import { gettext } from '../messages/gettext.js';
import { i18next } from '../messages/i18next.js';
import { lingui } from '../messages/lingui.js';
import { nextIntl } from '../messages/next-intl.js';
import { reactIntl } from '../messages/react-intl.js';
import { tolgee } from '../messages/tolgee.js';
import { vueI18n } from '../messages/vue-i18n.js';
import { baseUi } from '../primitives/base-ui.js';
import { cmdk } from '../primitives/cmdk.js';
import { headlessUi } from '../primitives/headless-ui.js';
import { inputOtp } from '../primitives/input-otp.js';
import { radix } from '../primitives/radix.js';
import { reactAria } from '../primitives/react-aria.js';
import { dayPicker } from '../primitives/react-day-picker.js';
import { reka } from '../primitives/reka.js';
import { vaul } from '../primitives/vaul.js';
import { vueDraggable } from '../primitives/vuedraggable.js';
import { antDesign, antDesignVue } from '../react-kits/ant-design.js';
import { chakra } from '../react-kits/chakra.js';
import { coreUi } from '../react-kits/coreui.js';
import { heroUi } from '../react-kits/heroui.js';
import { mantine } from '../react-kits/mantine.js';
import { mui } from '../react-kits/mui.js';
import { primeReact } from '../react-kits/primereact.js';
import { radixThemes } from '../react-kits/radix-themes.js';
import { reactBootstrap } from '../react-kits/react-bootstrap.js';
import { semi } from '../react-kits/semi.js';
import { shoelace } from '../react-kits/shoelace.js';
import { ahooks } from '../rendering/ahooks.js';
import { immer } from '../rendering/immer.js';
import { mobx } from '../rendering/mobx.js';
import { react } from '../rendering/react.js';
import { usehooksTs } from '../rendering/usehooks-ts.js';
import { vue } from '../rendering/vue.js';
import { reactRouters } from '../routers/react-router.js';
import { tanstackRouter } from '../routers/tanstack-router.js';
import { vueRouter } from '../routers/vue-router.js';
import { bootstrapVue } from '../vue-kits/bootstrap-vue.js';
import { elementPlus } from '../vue-kits/element-plus.js';
import { naiveUi } from '../vue-kits/naive-ui.js';
import { nuxtUi } from '../vue-kits/nuxt-ui.js';
import { primeVue } from '../vue-kits/primevue.js';
import { quasar } from '../vue-kits/quasar.js';
import { vuestic } from '../vue-kits/vuestic.js';
import { vuetify } from '../vue-kits/vuetify.js';

/**
 * The libraries that are known without configuration. The first library that knows a tag decides. Tags rarely collide.
 * Libraries with global tags but without a prefix come last, because their tags may look like any other tags. Tables of
 * config come before all of them.
 */
export const libraryTables: readonly Library[] = [
  mui,
  radix,
  radixThemes,
  baseUi,
  reka,
  antDesign,
  antDesignVue,
  semi,
  mantine,
  chakra,
  heroUi,
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
  nuxtUi,
  primeVue,
  primeReact,
  shoelace,
  reactRouters,
  tanstackRouter,
  vueRouter,
  reactHookForm,
  formik,
  veeValidate,
  formKit,
  cmdk,
  inputOtp,
  vaul,
  dayPicker,
  vueDraggable,
  i18next,
  vueI18n,
  reactIntl,
  nextIntl,
  lingui,
  tolgee,
  gettext,
  ahooks,
  usehooksTs,
  mobx,
  immer,
  react,
  vue,
];
