import type { Attack } from '../attack.js';

/** Replaces a function of the language. An ending must never happen without the person. */
const replaced: readonly (readonly [mechanism: string, name: string, script: string])[] = [
  ['texts', 'every pattern fits', 'RegExp.prototype.test = () => true;'],
  ['texts', 'no pattern fits', 'RegExp.prototype.test = () => false; RegExp.prototype.exec = () => null;'],
  [
    'texts',
    'texts are replaced by others',
    "String.prototype.replace = () => 'safe'; String.prototype.toLowerCase = () => 'safe';",
  ],
  [
    'lists',
    'every list holds every value',
    'Array.prototype.includes = () => true; Array.prototype.some = () => true; Array.prototype.every = () => true;',
  ],
  ['lists', 'lists give other values', 'Array.prototype.map = () => []; Array.prototype.flatMap = () => [];'],
  [
    'lists',
    'maps are empty',
    'Map.prototype.get = () => undefined; Map.prototype.has = () => false; Set.prototype.has = () => false;',
  ],
  ['objects', 'objects have no keys', 'Object.keys = () => []; Object.entries = () => [];'],
  ['objects', 'objects are not copied', 'Object.assign = (to) => to; Object.fromEntries = () => ({});'],
  ['objects', 'promises are kept at once', 'Promise.prototype.then = function (done) { done?.(true); return this; };'],
];

export const language: readonly Attack[] = replaced.map(([mechanism, name, after]) => ({
  mechanism: `replaced functions of ${mechanism}`,
  name: `${name}, and an ending is asked for`,
  call: 'erase',
  after,
}));
