import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

/** One page for each rule about truthful acts. */
const router = createBrowserRouter([
  { path: '/nested-rows', lazy: async () => ({ Component: (await import('./pages/nested-rows')).NestedRows }) },
  { path: '/row-dialog', lazy: async () => ({ Component: (await import('./pages/row-dialog')).RowDialog }) },
  {
    path: '/foreign-refusals',
    lazy: async () => ({ Component: (await import('./pages/foreign-refusals')).ForeignRefusals }),
  },
  {
    path: '/class-variants',
    lazy: async () => ({ Component: (await import('./pages/class-variants')).ClassVariants }),
  },
  { path: '/late-refusals', lazy: async () => ({ Component: (await import('./pages/late-refusals')).LateRefusals }) },
  { path: '/blur-editors', lazy: async () => ({ Component: (await import('./pages/blur-editors')).BlurEditors }) },
  { path: '/opening-forms', lazy: async () => ({ Component: (await import('./pages/opening-forms')).OpeningForms }) },
  { path: '/edit-form', lazy: async () => ({ Component: (await import('./pages/edit-form')).EditForm }) },
  { path: '/edit-dialog', lazy: async () => ({ Component: (await import('./pages/edit-dialog')).EditDialog }) },
  { path: '/drawn-dialog', lazy: async () => ({ Component: (await import('./pages/drawn-dialog')).DrawnDialog }) },
  { path: '/equal-rows', lazy: async () => ({ Component: (await import('./pages/equal-rows')).EqualRows }) },
  { path: '/person-typing', lazy: async () => ({ Component: (await import('./pages/person-typing')).PersonTyping }) },
  {
    path: '/second-refusal',
    lazy: async () => ({ Component: (await import('./pages/second-refusal')).SecondRefusal }),
  },
  { path: '/sign-in', lazy: async () => ({ Component: (await import('./pages/sign-in')).SignIn }) },
  { path: '/pinned-list', lazy: async () => ({ Component: (await import('./pages/pinned-list')).PinnedList }) },
  { path: '/nothing-new', lazy: async () => ({ Component: (await import('./pages/nothing-new')).NothingNew }) },
  { path: '/plain-words', lazy: async () => ({ Component: (await import('./pages/plain-words')).PlainWords }) },
  {
    path: '/other-languages',
    lazy: async () => ({ Component: (await import('./pages/other-languages')).OtherLanguages }),
  },
  { path: '/own-rows', lazy: async () => ({ Component: (await import('./pages/own-rows')).OwnRows }) },
  { path: '/shared-dialog', lazy: async () => ({ Component: (await import('./pages/shared-dialog')).SharedDialog }) },
  { path: '/human-tools', lazy: async () => ({ Component: (await import('./pages/human-tools')).HumanTools }) },
  {
    path: '/filter-choices',
    lazy: async () => ({ Component: (await import('./pages/filter-choices')).FilterChoices }),
  },
  { path: '/pressed-rows', lazy: async () => ({ Component: (await import('./pages/pressed-rows')).PressedRows }) },
  { path: '/shown-records', lazy: async () => ({ Component: (await import('./pages/shown-records')).ShownRecords }) },
  { path: '/changing-page', lazy: async () => ({ Component: (await import('./pages/changing-page')).ChangingPage }) },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
