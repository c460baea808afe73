import PrimeVue from 'primevue/config';
import ConfirmationService from 'primevue/confirmationservice';
import { Dialog, Quasar } from 'quasar';
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';

import App from './App.vue';
import 'quasar/dist/quasar.css';

/** The same shelf with the question of each library. */
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/element-plus', component: () => import('./ElementPlusShelf.vue') },
    { path: '/primevue', component: () => import('./PrimeVueShelf.vue') },
    { path: '/quasar', component: () => import('./QuasarShelf.vue') },
    { path: '/own', component: () => import('./OwnShelf.vue') },
  ],
});

createApp(App)
  .use(router)
  .use(PrimeVue, { unstyled: true })
  .use(ConfirmationService)
  .use(Quasar, { plugins: { Dialog } })
  .mount('#app');
