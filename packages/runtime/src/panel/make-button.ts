import { make } from './make.js';

/** Makes a button that acts and submits nothing. */
export const makeButton = (text: string, act: () => void): HTMLButtonElement =>
  make('button', { type: 'button', textContent: text, onclick: act });
