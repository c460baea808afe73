/** Whether a parse error is one that Vue 2 lets pass and what leaves the tree whole: an attribute twice (error code 2), `<template functional>`. */
export function isHarmless(error: Error): boolean {
  return ('code' in error && error.code === 2) || error.message.startsWith('<template functional>');
}
