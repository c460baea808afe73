import { createRouter, createWebHistory } from 'vue-router';

import DynamicPage from './dynamic/DynamicPage.vue';
import HomePage from './HomePage.vue';
import HardLabels from './labels/HardLabels.vue';
import PlainLabels from './labels/PlainLabels.vue';
import JoinLayout from './wizard/JoinLayout.vue';
import OnePage from './wizard/OnePage.vue';
import PetStep from './wizard/PetStep.vue';
import ReviewStep from './wizard/ReviewStep.vue';
import YouStep from './wizard/YouStep.vue';

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: HomePage },
    { path: '/dynamic', component: DynamicPage },
    { path: '/labels', component: PlainLabels },
    { path: '/labels/hard', component: HardLabels },
    {
      path: '/join',
      component: JoinLayout,
      children: [
        { path: 'once', component: OnePage },
        { path: 'you', component: YouStep },
        { path: 'pet', component: PetStep },
        { path: 'review', component: ReviewStep },
      ],
    },
  ],
});
