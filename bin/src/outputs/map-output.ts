import type { GroundTruthMap } from '@webmcp/contract';

/** One output of `webmcp emit`: a text that is made from the committed map alone. */
export interface MapOutput {
  /** The argument of `webmcp emit`. */
  name: string;
  /** One line of help. */
  description: string;
  /** Returns the text, with a newline at the end. */
  render(map: GroundTruthMap): string;
}
