import type { AppModel } from '../../src/intents/model/intent.js';

/** Returns the controls of an app, each as `kind label`, with the library's component where a library's table decided. */
export function controlsOf({ intents }: AppModel): string {
  return intents
    .map(({ control, labels, library }) => {
      const label = labels[0]?.text ?? '(no label)';
      return `${control} ${label}${library === undefined ? '' : ` by ${library.name} ${library.component}`}`;
    })
    .join(', ');
}
