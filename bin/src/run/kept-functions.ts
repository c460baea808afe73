import { scriptFunctions, type FunctionRange } from '@webmcp/discovery';
import { contentHash } from '@webmcp/project';

/** Begin, begin of the body and end of each function of a script, one after another. */
type Places = readonly number[];

/**
 * The functions of served scripts. The places of the last run spare the parse of each script that has not changed. In a
 * profile of a run after an edit of the shop, on a busy machine, the parse took 0.8 s of 9.9.
 */
export class KeptFunctions {
  readonly #last: Readonly<Record<string, Places>>;
  readonly #found = new Map<string, FunctionRange[] | null>();
  readonly #lasting: (script: string) => string;

  /**
   * @param last the places of the last run, by the hash of the script
   * @param lasting returns a script of the same length, without the parts that only this run has
   */
  constructor(last: Readonly<Record<string, Places>> = {}, lasting = (script: string): string => script) {
    this.#last = last;
    this.#lasting = lasting;
  }

  /** Returns the functions of a script, each found once. Null for a text that is no script. */
  of(script: string): FunctionRange[] | null {
    const hash = this.#hashOf(script);
    const known = this.#found.get(hash);
    if (known !== undefined) return known;
    const places = this.#last[hash];
    const found = places === undefined ? scriptFunctions(script) : rangesOf(places);
    this.#found.set(hash, found);
    return found;
  }

  /** Returns the places to keep for the next run: those of this run, and those of the last run for the same scripts. */
  kept(scripts: readonly string[]): Record<string, Places> {
    const kept: Record<string, Places> = {};
    for (const hash of new Set(scripts.map((script) => this.#hashOf(script)))) {
      const found = this.#found.get(hash);
      const places = found == null ? this.#last[hash] : found.flatMap(({ begin, body, end }) => [begin, body, end]);
      if (places !== undefined) kept[hash] = places;
    }
    return kept;
  }

  #hashOf(script: string): string {
    return contentHash(this.#lasting(script));
  }
}

const rangesOf = (places: Places): FunctionRange[] =>
  Array.from({ length: places.length / 3 }, (_, at) => ({
    begin: places[at * 3]!,
    body: places[at * 3 + 1]!,
    end: places[at * 3 + 2]!,
  }));
