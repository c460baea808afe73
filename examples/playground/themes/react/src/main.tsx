import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { DynamicPage } from './dynamic/dynamic-page';
import { HomePage } from './home-page';
import './i18n';
import './styles.css';

const router = createBrowserRouter([
  { path: '/', element: <HomePage /> },
  { path: '/dynamic', element: <DynamicPage /> },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
