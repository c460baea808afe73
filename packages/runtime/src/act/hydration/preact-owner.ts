import { outwards } from '../../dom/outwards.js';
import { markOf, type PageOwner } from './page-owner.js';

/** Preact 10. A container has its tree in `__k`, and an element with handlers has them in `l`. */
export const preactOwner: PageOwner = {
  name: 'Preact',
  owns: (element) => outwards(element).some((node) => isObject(markOf(node, '__k')) || isObject(markOf(node, 'l'))),
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
