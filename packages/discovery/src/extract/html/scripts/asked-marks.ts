import type { File } from '@babel/types';

import { pressedParts } from '../../code/pressed-parts.js';

/** Matches a question for one class, or for one data attribute. */
const oneMark = /\.([\w-]+)|\[(data-[\w-]+)(?:="([^"\\]*)")?\]/g;

/** The classes and data attributes by which the listeners of a page ask for pressed elements. */
export class AskedMarks {
  readonly #classes = new Set<string>();
  readonly #attributes = new Set<string>();

  constructor(scripts: readonly File[]) {
    for (const selector of pressedParts(scripts)) {
      // The parts around an element are no marks of its own.
      if (/[\s>+~]/.test(selector.replaceAll(/"[^"]*"/g, ''))) continue;
      for (const [, name, attribute] of selector.matchAll(oneMark)) {
        if (name !== undefined) this.#classes.add(name);
        if (attribute !== undefined) this.#attributes.add(attribute);
      }
    }
  }

  /** Decides whether markup contains an element with a mark. */
  areIn(markup: string): boolean {
    return [...markup.matchAll(/\b(class|data-[\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].some(
      ([, name = '', one, two]) => this.has(name, one ?? two ?? ''),
    );
  }

  /** Decides whether an attribute of an element has a mark. */
  has(name: string, value: string): boolean {
    if (name !== 'class') return this.#attributes.has(name);
    return value.split(/\s+/).some((token) => this.#classes.has(token));
  }
}
