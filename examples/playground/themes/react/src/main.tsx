import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { DynamicPage } from './dynamic/dynamic-page';
import { HomePage } from './home-page';
import './i18n';
import { HardLabelsPage } from './labels/hard-labels-page';
import { PlainLabelsPage } from './labels/plain-labels-page';
import './styles.css';
import { JoinLayout } from './wizard/join-layout';
import { OnePage } from './wizard/one-page';
import { PetStep } from './wizard/pet-step';
import { ReviewStep } from './wizard/review-step';
import { YouStep } from './wizard/you-step';

const router = createBrowserRouter([
  { path: '/', element: <HomePage /> },
  { path: '/dynamic', element: <DynamicPage /> },
  { path: '/labels', element: <PlainLabelsPage /> },
  { path: '/labels/hard', element: <HardLabelsPage /> },
  {
    path: '/join',
    element: <JoinLayout />,
    children: [
      { path: 'once', element: <OnePage /> },
      { path: 'you', element: <YouStep /> },
      { path: 'pet', element: <PetStep /> },
      { path: 'review', element: <ReviewStep /> },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
