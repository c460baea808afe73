import type { ForeignFault } from './foreign-messages.js';

/** An error of the developer's code in another process. */
export class ForeignError extends Error {
  override readonly name = 'ForeignError';
  /** The place in the developer's code, as `file:line:column`. */
  readonly where: string | undefined;

  constructor({ message, where }: ForeignFault) {
    super(message);
    this.where = where;
  }
}
