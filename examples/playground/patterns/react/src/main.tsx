import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { BoardPage } from './board/board-page';
import { CatalogPage } from './catalog/catalog-page';
import { FeedPage } from './feed/feed-page';
import { FramesPage } from './frames/frames-page';
import { HomePage } from './home-page';
import { InvoicesPage } from './invoices/invoices-page';
import { MenusPage } from './menus/menus-page';
import { OrderPage } from './rtl/order-page';
import { PeoplePage } from './people/people-page';
import { PickupPage } from './pickup/pickup-page';
import { ReportPage } from './report/report-page';
import { ShapesPage } from './shapes/shapes-page';
import './styles.css';
import { TasksPage } from './tasks/tasks-page';
import { VotesPage } from './votes/votes-page';

const SettingsPage = lazy(() => import('./settings/settings-page'));
const ElementsPage = lazy(() => import('./elements/elements-page'));

const router = createBrowserRouter([
  { path: '/', element: <HomePage /> },
  { path: '/invoices', element: <InvoicesPage /> },
  { path: '/tasks', element: <TasksPage /> },
  { path: '/pickup', element: <PickupPage /> },
  { path: '/people', element: <PeoplePage /> },
  { path: '/feed', element: <FeedPage /> },
  { path: '/votes', element: <VotesPage /> },
  { path: '/report', element: <ReportPage /> },
  {
    path: '/settings',
    element: (
      <Suspense fallback={<p aria-busy="true">Loading …</p>}>
        <SettingsPage />
      </Suspense>
    ),
  },
  { path: '/catalog', element: <CatalogPage /> },
  { path: '/shapes', element: <ShapesPage /> },
  { path: '/order', element: <OrderPage /> },
  {
    path: '/elements',
    element: (
      <Suspense fallback={<p aria-busy="true">Loading …</p>}>
        <ElementsPage />
      </Suspense>
    ),
  },
  { path: '/frames', element: <FramesPage /> },
  { path: '/board', element: <BoardPage /> },
  { path: '/menus', element: <MenusPage /> },
]);

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 }, mutations: { retry: false } } });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
