import { createRequire } from 'node:module';

/** Loads Vue's compiler. Loading takes 0.1 s, and most apps of the other frameworks never need it. */
export function vueCompiler(): typeof import('@vue/compiler-sfc') {
  return createRequire(import.meta.url)('@vue/compiler-sfc') as typeof import('@vue/compiler-sfc');
}
