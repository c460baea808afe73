import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';

import App from './App.vue';

/** One page for each rule about truthful acts. */
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/nested-rows', component: () => import('./pages/NestedRows.vue') },
    { path: '/row-dialog', component: () => import('./pages/RowDialog.vue') },
    { path: '/foreign-refusals', component: () => import('./pages/ForeignRefusals.vue') },
    { path: '/class-variants', component: () => import('./pages/ClassVariants.vue') },
    { path: '/late-refusals', component: () => import('./pages/LateRefusals.vue') },
    { path: '/blur-editors', component: () => import('./pages/BlurEditors.vue') },
    { path: '/opening-forms', component: () => import('./pages/OpeningForms.vue') },
    { path: '/edit-form', component: () => import('./pages/EditForm.vue') },
    { path: '/edit-dialog', component: () => import('./pages/EditDialog.vue') },
    { path: '/drawn-dialog', component: () => import('./pages/DrawnDialog.vue') },
    { path: '/equal-rows', component: () => import('./pages/EqualRows.vue') },
    { path: '/person-typing', component: () => import('./pages/PersonTyping.vue') },
    { path: '/second-refusal', component: () => import('./pages/SecondRefusal.vue') },
    { path: '/sign-in', component: () => import('./pages/SignIn.vue') },
    { path: '/pinned-list', component: () => import('./pages/PinnedList.vue') },
    { path: '/nothing-new', component: () => import('./pages/NothingNew.vue') },
    { path: '/plain-words', component: () => import('./pages/PlainWords.vue') },
    { path: '/other-languages', component: () => import('./pages/OtherLanguages.vue') },
    { path: '/own-rows', component: () => import('./pages/OwnRows.vue') },
    { path: '/shared-dialog', component: () => import('./pages/SharedDialog.vue') },
    { path: '/human-tools', component: () => import('./pages/HumanTools.vue') },
    { path: '/filter-choices', component: () => import('./pages/FilterChoices.vue') },
    { path: '/pressed-rows', component: () => import('./pages/PressedRows.vue') },
    { path: '/shown-records', component: () => import('./pages/ShownRecords.vue') },
    { path: '/changing-page', component: () => import('./pages/ChangingPage.vue') },
  ],
});

createApp(App).use(router).mount('#app');
