import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { Home } from './home';
import './styles.css';

/** Each library on a page of its own, loaded when it is gone to: their global styles never meet. */
const router = createBrowserRouter([
  { path: '/', element: <Home /> },
  { path: '/controlled', lazy: async () => ({ Component: (await import('./columns/controlled')).Controlled }) },
  { path: '/uncontrolled', lazy: async () => ({ Component: (await import('./columns/uncontrolled')).Uncontrolled }) },
  { path: '/react-hook-form', lazy: async () => ({ Component: (await import('./columns/hook-form')).HookForm }) },
  { path: '/mui', lazy: async () => ({ Component: (await import('./columns/mui')).Mui }) },
  { path: '/antd', lazy: async () => ({ Component: (await import('./columns/antd')).Antd }) },
  { path: '/radix', lazy: async () => ({ Component: (await import('./columns/radix')).Radix }) },
  { path: '/mantine', lazy: async () => ({ Component: (await import('./columns/mantine')).Mantine }) },
  { path: '/headless-ui', lazy: async () => ({ Component: (await import('./columns/headless-ui')).HeadlessUi }) },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
