/** The frameworks whose components are not read, or only in part: the package that shows each, and the part that is read. */
const partlyRead: readonly { package: RegExp; part: string }[] = [
  { package: /^svelte$/, part: 'Svelte components are not read' },
  { package: /^astro$/, part: 'Astro components are not read' },
  { package: /^@angular\/core$/, part: 'Angular templates are read as HTML, without their bindings' },
  { package: /^lit(?:-element)?$/, part: 'Lit templates are read as HTML, without their bindings' },
  { package: /^solid-js$/, part: 'Solid components are read as React components, without signals, <For> and <Show>' },
];

/** Returns one sentence for each framework of an app that is not read as a whole: the source of its tools, and the gaps. */
export function partlyReadNotes(dependencies: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(dependencies);
  return partlyRead.flatMap(({ package: shows, part }) =>
    names.some((name) => shows.test(name))
      ? [`${part}. All else comes from the pages: controls that no page showed, and limits in the code, are missing.`]
      : [],
  );
}
