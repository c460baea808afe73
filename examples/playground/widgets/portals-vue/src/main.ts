import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';

import App from './App.vue';
import './styles.css';

/** The same desk with each library; `/teleport/portal` and `/teleport/inline` are the case switched on and off. */
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/element-plus/:mode', component: () => import('./ElementPlusDesk.vue') },
    { path: '/vuetify/:mode', component: () => import('./VuetifyDesk.vue') },
    { path: '/quasar/:mode', component: () => import('./QuasarDesk.vue') },
    { path: '/primevue/:mode', component: () => import('./PrimeVueDesk.vue') },
    { path: '/teleport/:mode', component: () => import('./TeleportDesk.vue') },
  ],
});

createApp(App).use(router).mount('#app');
