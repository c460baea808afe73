/** Returns the singular of an English plural by the common endings. Other words stay. */
export function singular(plural: string): string {
  if (/(?:ss|us|is|news|series)$/i.test(plural)) return plural;
  if (/ies$/i.test(plural)) return plural.replace(/ies$/i, 'y');
  if (/(?:ses|xes|zes|ches|shes)$/i.test(plural)) return plural.replace(/es$/i, '');
  return plural.replace(/s$/i, '');
}
