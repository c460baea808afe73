import type { ActionEntry, LibraryTable } from '@webmcp/contract';

const link: ActionEntry = { is: 'action', control: 'link', href: ['to', 'href'], label: ['children'] };

/** Links of React Router (reactrouter.com/api), wouter and Next.js (nextjs.org/docs/app/api-reference/components/link). */
export const reactRouters: LibraryTable = {
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
    Link: link,
    NavLink: link,
    Form: { is: 'boundary', kind: 'form' },
    'Fetcher.Form': { is: 'boundary', kind: 'form' },
  },
};

/** Vue Router's and Nuxt's links, which are registered for the whole app (router.vuejs.org/api). */
export const vueRouter: LibraryTable = {
  name: 'vue-router',
  packages: { 'vue-router': '', '@inertiajs/vue3': '' },
  globalPrefix: '',
  components: { RouterLink: link, NuxtLink: link, InertiaLink: link },
};

/** TanStack Router's links (tanstack.com/router/latest/docs/framework/react/guide/navigation), whose places have named parts. */
export const tanstackRouter: LibraryTable = {
  name: 'tanstack-router',
  packages: { '@tanstack/react-router': '', '@tanstack/vue-router': '' },
  components: { Link: { ...link, parts: { mark: '$', prop: 'params' } } },
};
