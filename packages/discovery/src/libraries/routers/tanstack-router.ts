import type { Library } from '../library.js';
import { routerLink } from './router-link.js';

/** TanStack Router's links (tanstack.com/router/latest/docs/framework/react/guide/navigation), whose addresses have named parts. */
export const tanstackRouter: Library = {
  name: 'tanstack-router',
  packages: { '@tanstack/react-router': '', '@tanstack/vue-router': '' },
  components: { Link: { ...routerLink, parts: { mark: '$', prop: 'params' } } },
};
