import { createRouter, createWebHistory } from 'vue-router';

import DynamicPage from './dynamic/DynamicPage.vue';
import HomePage from './HomePage.vue';

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: HomePage },
    { path: '/dynamic', component: DynamicPage },
  ],
});
