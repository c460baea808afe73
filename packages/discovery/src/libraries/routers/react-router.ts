import type { Library } from '../library.js';
import { routerLink } from './router-link.js';

/** Links of React Router (reactrouter.com/api), wouter and Next.js (nextjs.org/docs/app/api-reference/components/link). */
export const reactRouters: Library = {
  name: 'router',
  packages: {
    'react-router': '',
    'react-router-dom': '',
    '@remix-run/react': '',
    wouter: '',
    'next/link': '',
    'next/form': '',
    '@inertiajs/react': '',
  },
  components: {
    Link: routerLink,
    NavLink: routerLink,
    Form: { is: 'boundary', kind: 'form' },
    'Fetcher.Form': { is: 'boundary', kind: 'form' },
  },
};
