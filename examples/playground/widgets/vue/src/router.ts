import { createRouter, createWebHistory } from 'vue-router';

import Home from './Home.vue';

/** Each library on a page of its own, loaded when it is gone to: their global styles never meet. */
export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Home },
    { path: '/native', component: () => import('./columns/Native.vue') },
    { path: '/vuetify', component: () => import('./columns/VuetifyPage.vue') },
    { path: '/element-plus', component: () => import('./columns/ElementPlus.vue') },
    { path: '/quasar', component: () => import('./columns/QuasarPage.vue') },
    { path: '/primevue', component: () => import('./columns/PrimeVuePage.vue') },
  ],
});
