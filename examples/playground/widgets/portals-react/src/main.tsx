import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import './styles.css';

/** The same desk with each library; `/mui/portal` and `/mui/inline` are the case switched on and off. */
const router = createBrowserRouter([
  { path: '/mui/:mode', lazy: async () => ({ Component: (await import('./mui-desk')).MuiDesk }) },
  { path: '/radix/:mode', lazy: async () => ({ Component: (await import('./radix-desk')).RadixDesk }) },
  { path: '/antd/:mode', lazy: async () => ({ Component: (await import('./antd-desk')).AntdDesk }) },
  { path: '/mantine/:mode', lazy: async () => ({ Component: (await import('./mantine-desk')).MantineDesk }) },
  {
    path: '/headless-ui/:mode',
    lazy: async () => ({ Component: (await import('./headless-ui-desk')).HeadlessUiDesk }),
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
