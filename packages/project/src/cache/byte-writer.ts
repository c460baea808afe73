/** Writes varints into bytes that grow as needed. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #at = 0;

  /** Writes a number with seven bits in each byte, the low bits first. */
  varint(number: number): void {
    if (this.#at + 8 > this.#bytes.length) this.#grow();
    let rest = number;
    while (rest > 127) {
      this.#bytes[this.#at++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#at++] = rest;
  }

  /** Returns the bytes so far. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
