/** A boundary of the source and the container of one page that it became. */
export interface ContainerMatch {
  boundary: number;
  container: number;
  score: number;
}
