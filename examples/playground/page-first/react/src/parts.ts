import { createElement, type ReactNode } from 'react';

/** A description of a part of the page, which a server could send. */
export interface Part {
  is: string;
  with?: Record<string, unknown>;
  inside?: (Part | string)[];
}

/** Draws a description. The tag comes from the description, so no reader of the source knows it. */
export function draw(part: Part | string, key = 0): ReactNode {
  if (typeof part === 'string') return part;
  const { is, with: props = {}, inside = [] } = part;
  return createElement(is, { key, ...props }, ...inside.map(draw));
}
