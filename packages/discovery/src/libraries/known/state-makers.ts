/** A function of Vue, Nuxt or VueUse whose result is a state with the member `value`. */
export interface StateMaker {
  /** The packages that export the function. Builds may import the function by themselves. */
  packages: readonly string[];
  /** The position of the first value among the arguments. */
  initial: number;
  /** The first argument is a key. Each call with this key returns the same state. */
  keyed?: true;
}

const ofVue: StateMaker = { packages: ['vue', '#imports'], initial: 0 };
const ofNuxt: StateMaker = { packages: ['#app', '#imports', 'nuxt/app'], initial: 1, keyed: true };
const stored: StateMaker = { packages: ['@vueuse/core', '@vueuse/nuxt', '#imports'], initial: 1, keyed: true };

/** The functions by their names. React's `useState` returns a pair, and is in no such package. */
export const stateMakers: ReadonlyMap<string, StateMaker> = new Map([
  ['ref', ofVue],
  ['shallowRef', ofVue],
  ['reactive', ofVue],
  ['shallowReactive', ofVue],
  ['useState', ofNuxt],
  ['useCookie', { ...ofNuxt, initial: Infinity }],
  ['useStorage', stored],
  ['useLocalStorage', stored],
  ['useSessionStorage', stored],
]);
