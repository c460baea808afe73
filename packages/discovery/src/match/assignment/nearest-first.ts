interface Reached {
  cost: number;
  to: number;
}

const isNearer = (a: Reached, b: Reached): boolean => a.cost < b.cost || (a.cost === b.cost && a.to < b.to);

/** A binary heap of reached nodes. The least cost comes first, and of equal costs the least node. */
export class NearestFirst {
  readonly #heap: Reached[] = [];

  put(cost: number, to: number): void {
    const item = { cost, to };
    let at = this.#heap.push(item) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = this.#heap[up];
      if (above === undefined || !isNearer(item, above)) break;
      this.#heap[at] = above;
      at = up;
    }
    this.#heap[at] = item;
  }

  /**
   * Removes and returns the nearest node.
   *
   * @throws {Error} If the heap is empty.
   */
  take(): Reached {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (first === undefined || last === undefined) throw new Error('the heap is empty');
    if (this.#heap.length > 0) this.#sink(last);
    return first;
  }

  #sink(item: Reached): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [this.#heap[left], this.#heap[left + 1]];
      if (one === undefined) break;
      const [child, place] = other !== undefined && isNearer(other, one) ? [other, left + 1] : [one, left];
      if (!isNearer(child, item)) break;
      this.#heap[at] = child;
      at = place;
    }
    this.#heap[at] = item;
  }
}
