import type { Library } from '../library.js';
import { routerLink } from './router-link.js';

/** Vue Router's and Nuxt's links, which are registered for the whole app (router.vuejs.org/api). */
export const vueRouter: Library = {
  name: 'vue-router',
  packages: { 'vue-router': '', '@inertiajs/vue3': '' },
  globalPrefix: '',
  components: { RouterLink: routerLink, NuxtLink: routerLink, InertiaLink: routerLink },
};
