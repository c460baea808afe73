import { integrityOf, type GroundTruthMap, type Worded } from '@webmcp/contract';

/** The words of a tool in an earlier map. */
export interface EarlierWords {
  name: string;
  description: string;
  /** The name of the row's parameter. */
  rowParam?: string;
  /** Present for a tool that a model worded. Only then is the title kept, too. */
  worded?: { title: string; by: Worded };
}

/** Returns the words of an earlier map by id; none if its integrity does not hold. */
export function earlierTools(previous: GroundTruthMap | undefined): Map<string, EarlierWords> {
  if (previous === undefined || integrityOf(previous) !== previous.integrity) return new Map();
  return new Map(
    previous.tools.map(({ id, name, title, description, row, worded }) => [
      id,
      {
        name,
        description,
        ...(row === undefined ? {} : { rowParam: row.param }),
        ...(worded === undefined ? {} : { worded: { title, by: worded } }),
      },
    ]),
  );
}
