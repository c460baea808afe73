/** What is there for some parts alone, with their names, between two comments. */
const marked = /\/\*!<([\w ]+)>\*\/([\s\S]*?)\/\*!<\/>\*\/\n?/g;

/**
 * The built runtime with some of its parts alone.
 * @param runtimeText the runtime as a script, its parts marked
 */
export function cutTo(runtimeText: string, parts: readonly string[]): string {
  return runtimeText.replace(marked, (_, names: string, text: string) =>
    names.split(' ').some((name) => parts.includes(name)) ? text.trim() : '',
  );
}
