import type { TextEntry } from '@webmcp/contract';

/** A component that shows a message of the app's catalogues. */
export const messageComponent: TextEntry = {
  is: 'text',
  text: ['defaultMessage', 'defaults', 'message'],
  key: ['id', 'i18nKey', 'keypath'],
};
