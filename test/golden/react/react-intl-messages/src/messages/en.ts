import { dialog } from './shared';

export default {
  ...dialog,
  'profile.title': 'Profile',
  'profile.photos': '{count, plural, one {# photo} other {# photos}}',
  'profile.hello': 'Hello {name}',
};
