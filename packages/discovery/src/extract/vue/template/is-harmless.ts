/**
 * Decides whether a parse error leaves the tree whole. Vue 2 accepts an attribute twice (error code 2), and `<template
 * functional>`.
 */
export function isHarmless(error: Error): boolean {
  return ('code' in error && error.code === 2) || error.message.startsWith('<template functional>');
}
