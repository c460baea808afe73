/** A step on the way to a shape: one member name after the other, so that no text is made of an object's names. */
interface Step {
  next: Map<string, Step>;
  shape?: number;
}

/** Numbers the shapes of objects. A shape is the list of an object's member names. */
export class ShapeTable {
  readonly #start: Step = { next: new Map() };
  /** The shapes by their number. */
  readonly all: string[][] = [];

  numberOf(keys: string[]): number {
    let step = this.#start;
    for (const key of keys) {
      let next = step.next.get(key);
      if (next === undefined) step.next.set(key, (next = { next: new Map() }));
      step = next;
    }
    step.shape ??= this.all.push(keys) - 1;
    return step.shape;
  }
}
