/** A boundary of the source with its container on one page. */
export interface ContainerMatch {
  boundary: number;
  container: number;
  score: number;
}
